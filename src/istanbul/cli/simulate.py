"""`istanbul simulate`: many games between computer players, and a table of what happened."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from rich.table import Table

from istanbul.agents.roster import make
from istanbul.agents.simulation import GameReport, Plan, play
from istanbul.agents.statistics import median, percentile, wilson
from istanbul.cli.console import Console
from istanbul.cli.help import Commands, add_command, say
from istanbul.cli.measured import counted, share, span
from istanbul.cli.options import (
    add_game_options,
    add_language,
    add_spread_options,
    game_options,
    read_agents,
    spread_of,
    whole,
)
from istanbul.cli.progress import with_progress
from istanbul.cli.stopping import Stopped, Stopping
from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Json
from istanbul.research.data import decisions_file, games_file
from istanbul.research.rows import check_name

MOST: Final = 100_000_000
COUNTS: Final = {
    "ruby": "ruby_sources",
    "acted": "actions_done",
    "card_played": "cards_played",
    "card_used": "cards_used",
    "tile_used": "tiles_used",
    "tile_taken": "tiles_taken",
    "guild_played": "guild_cards_played",
    "tavern_tile": "tavern_tiles_taken",
    "kiosk_taken": "kiosk_tiles_taken",
}
"""Counted events, and their keys in JSON."""


@dataclass
class Totals:
    """What all games so far add up to."""

    games: int = 0
    steps: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)  # by place in turn order, in 60ths
    agent_wins: Counter[str] = field(default_factory=Counter)
    agent_games: Counter[str] = field(default_factory=Counter)
    counts: dict[str, Counter[str]] = field(default_factory=dict)
    widths: Counter[int] = field(default_factory=Counter)

    def add(self, report: GameReport) -> None:
        """One more game. A win shared by k counts 60/k sixtieths: exact for up to five."""
        self.games += 1
        self.steps += report.steps
        self.rounds[report.rounds] += 1
        self.reasons[report.reason] += 1
        self.agent_games.update(report.agents)
        for turn in report.winners:
            self.wins[turn] += 60 // len(report.winners)
            self.agent_wins[report.agents[turn]] += 60 // len(report.winners)
        for name, counts in report.counts.items():
            self.counts.setdefault(name, Counter()).update(counts)
        self.widths.update(report.widths)

    def to_json(self, players: int, seconds: float) -> Json:
        """Documented keys (docs/command_line.md)."""
        return {
            "games": self.games,
            "reasons": dict(self.reasons),
            "rounds_median": median(self.rounds),
            "rounds_p5": percentile(self.rounds, 5),
            "rounds_p95": percentile(self.rounds, 95),
            "wins_by_turn_order": [_share(self.wins[t], self.games) for t in range(players)],
            "wins_by_agent": {
                name: _share(self.agent_wins[name], n) for name, n in self.agent_games.items()
            },
            **{COUNTS[name]: dict(n.most_common()) for name, n in self.counts.items()},
            "options_median": median(self.widths),
            "options_p99": percentile(self.widths, 99),
            "options_max": max(self.widths, default=0),
            "steps": self.steps,
            "steps_per_s": round(self.steps / seconds),
            "games_per_s": round(self.games / seconds, 2),
        }


def _share(sixtieths: int, games: int) -> dict[str, float]:
    low, high = wilson(sixtieths / 60, games)
    share = sixtieths / 60 / games
    return {
        "win_share": round(share, 4),
        "win_share_low": round(low, 4),
        "win_share_high": round(high, 4),
    }


def add(commands: Commands) -> None:
    """The command's options."""
    parser = add_command(commands, "simulate")
    add_game_options(parser)
    parser.add_argument("--games", type=whole(1, MOST), default=100, metavar="N")
    parser.add_argument("--agents", default="random", metavar="A,B")
    add_spread_options(parser)
    parser.add_argument("--out", type=Path, metavar="FILE")
    parser.add_argument("--decisions", type=Path, metavar="FILE")
    parser.add_argument("--force", action="store_true")
    parser.add_argument("--json", action="store_true")
    add_language(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Play the games of a plan, write what was asked for, and print the totals."""
    names = read_agents(args.agents)
    for name in names:
        make(name, 0)
    _check_files(args)
    options = game_options(args)
    seed = args.seed if args.seed is not None else int.from_bytes(os.urandom(4))
    kept = args.out is not None or args.decisions is not None
    plan = Plan(options, names, seed, keep_logs=kept, keep_decisions=args.decisions is not None)
    totals, began = Totals(), time.perf_counter()
    stopped: Stopped | None = None
    with Stopping() as stopping, ExitStack() as files:
        keeps = [
            files.enter_context(open_file(path))
            for path, open_file in ((args.out, games_file), (args.decisions, decisions_file))
            if path is not None
        ]
        over: dict[int, GameReport] = {}  # games that are not counted yet, by number
        reports = spread_of(args)(partial(play, plan), range(args.games), over.__setitem__)

        def count(number: int) -> None:
            report = over.pop(number)
            for keep in keeps:
                keep(totals.games, report)
            totals.add(report)

        try:
            for number, _ in enumerate(with_progress(reports, args.games, "games")):
                with stopping.held_back():
                    count(number)
        except Stopped as problem:
            for number in sorted(over):  # over before one with a lower number was
                count(number)
            if not totals.games:
                raise
            stopped = problem
    if stopped is not None:
        print(f"istanbul: stopped after {totals.games} of {args.games} games", file=sys.stderr)
        return stopped.code
    found = totals.to_json(options["players"], time.perf_counter() - began)
    if args.json:
        print(json.dumps({"seed": seed, "agents": names, **found}))
    else:
        _print(Console(), found, seed, names)
    return 0


def _check_files(args: argparse.Namespace) -> None:
    """Nothing that is there is overwritten unless somebody insists."""
    for path in (args.out, args.decisions):
        if path is not None:
            check_name(path)
            if path.exists() and not args.force:
                raise MalformedInput(f"{path}: exists already; name another, or add --force")


def _print(console: Console, found: Json, seed: int, names: list[str]) -> None:
    agents = ", ".join(names)
    table = Table(title=say("measure-games_title", games=found["games"], agents=agents, seed=seed))
    table.add_column(say("measure-what"))
    table.add_column(say("measure-result"))
    table.add_row(say("measure-ended_by"), counted(found["reasons"]))
    rounds = [found[f"rounds_{what}"] for what in ("median", "p5", "p95")]
    table.add_row(say("measure-rounds"), span(*rounds))
    for turn, row in enumerate(found["wins_by_turn_order"], 1):
        table.add_row(say("measure-turn", n=turn), share(row))
    for name, row in found["wins_by_agent"].items() if len(set(names)) > 1 else ():
        table.add_row(say("measure-agent_wins", agent=name), share(row))
    for event, key in COUNTS.items():
        if found.get(key):
            table.add_row(say(f"measure-{event}"), counted(found[key]))
    widths = f"{found['options_median']}, {found['options_p99']}, {found['options_max']}"
    table.add_row(say("measure-options"), widths)
    table.add_row(say("measure-speed"), f"{found['games_per_s']}, {found['steps_per_s']:,}")
    console.print(table)
