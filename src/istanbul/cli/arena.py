"""`istanbul arena`: how strong computer players are, measured against each other."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Final

from rich.table import Table

from istanbul import all_games
from istanbul.agents.arena import DEFAULT_BUDGET, ArenaPlan
from istanbul.agents.arena_file import kept, kept_and_played, seed_of
from istanbul.agents.ratings import rate
from istanbul.agents.roster import find
from istanbul.agents.search_agent import SearchAgent
from istanbul.agents.standings import Standings
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
from istanbul.engine.game import Game
from istanbul.engine.node import Json
from istanbul.messages import Message
from istanbul.search.packages import package_of, rules_of

LADDER_PLAYERS: Final = 4
MOST: Final = 1_000_000


def add(commands: Commands) -> None:
    """The command's options."""
    parser = add_command(commands, "arena", budget=DEFAULT_BUDGET)
    add_game_options(parser)
    parser.add_argument("--agents", required=True, metavar="A,B,...")
    parser.add_argument("--games", type=whole(1, MOST), default=200, metavar="N")
    parser.add_argument("--budget", default=DEFAULT_BUDGET, metavar="B")
    add_spread_options(parser)
    parser.add_argument("--resume", type=Path, metavar="FILE")
    parser.add_argument("--ladder", action="store_true")
    parser.add_argument("--json", action="store_true")
    add_language(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Play what the plan asks for, go on with a file if there is one, and print the standings."""
    plan = plan_of(args)
    warn_if_slow(plan)
    there, results = kept_and_played(plan, args.games, spread_of(args), args.resume)
    try:
        with Stopping():
            standings = Standings.of(with_progress(results, args.games, "games", there))
    except Stopped:
        if args.resume is not None:
            done = f"{len(kept(args.resume, plan))} of {args.games} games"
            print(f"istanbul: stopped after {done}; the same command goes on", file=sys.stderr)
        raise
    found = {
        "seed": plan.seed,
        "agents": list(plan.agents),
        "budget": plan.budget,
        **standings.to_json(),
    }
    if plan.ladder:
        found["ratings"] = {
            name: {
                "rating": round(rating.rating),
                "rating_low": round(rating.low),
                "rating_high": round(rating.high),
            }
            for name, rating in rate(standings.results, plan.seed).items()
        }
    if args.json:
        print(json.dumps(found))
    else:
        _print(Console(), found)
    return 0


def plan_of(args: argparse.Namespace) -> ArenaPlan:
    """The plan that the options describe; the seed of a file that is there is its plan's seed."""
    names = tuple(read_agents(args.agents))
    if args.players is None:
        args.players = LADDER_PLAYERS if args.ladder else len(names)
    if not 2 <= args.players <= 5:
        raise MalformedInput(f"--agents: expected 2 to 5, one for each seat, got {len(names)}")
    if args.resume is not None and not args.resume.resolve().parent.is_dir():
        raise MalformedInput(f"{args.resume}: expected a file in a folder that exists")
    seed = args.seed
    if seed is None and args.resume is not None:
        seed = seed_of(args.resume)
    if seed is None:
        seed = int.from_bytes(os.urandom(4))
    return ArenaPlan(game_options(args), names, seed, args.budget, args.ladder)


def warn_if_slow(plan: ArenaPlan) -> None:
    """A line on standard error if players have to think without native rules."""
    if any(issubclass(find(name), SearchAgent) for name in plan.agents):
        warn_of_plain_rules(all_games.new_game(plan.options, seed=0))


def warn_of_plain_rules(game: Game) -> None:
    """The same, where thinking is needed in any case."""
    if not rules_of(package_of(game))[1]:
        print("istanbul: plain rules, so thinking is slow: `make native`", file=sys.stderr)


def _print(console: Console, found: Json) -> None:
    played = {name: found[name] for name in ("games", "seed", "budget")}
    even = say("measure-even", percent=f"{100 * found['even_share']:.0f}")
    title = say("measure-arena_title", **played)
    table = Table(title=title, caption=even, title_justify="left", caption_justify="left")
    for column in ("player", "win_share", "turns_to_win", "decision_ms"):
        table.add_column(say(f"measure-{column}"))
    ratings = found.get("ratings", {})
    if ratings:
        table.add_column(say("measure-rating"))
    for name in ratings or found["by_agent"]:
        row = found["by_agent"][name]
        cells = [
            share(row),
            str(row["turns_to_win_median"] or "-"),
            f"{row['decision_ms_median']:g}, {row['decision_ms_p99']:g}",
        ]
        if ratings:
            one = ratings[name]
            cells.append(span(one["rating"], one["rating_low"], one["rating_high"]))
        table.add_row(name, *cells)
    console.print(table)
    for name, row in found["by_agent"].items():
        sources = counted(row["ruby_sources"]) or Message("measure-none")
        console.print(say("measure-rubies_of", agent=name, sources=sources), highlight=False)
