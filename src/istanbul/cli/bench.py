"""`istanbul bench`: how fast the rules run here, plain and native, in one run."""

from __future__ import annotations

import argparse
import json
import time
from typing import Final

from rich.table import Table

from istanbul import all_games
from istanbul.agents.option_sets import as_arguments
from istanbul.cli.console import Console
from istanbul.cli.help import Commands, add_command, say
from istanbul.cli.options import add_game_options, add_language, game_options
from istanbul.cli.speed import (
    batched,
    copies,
    driven,
    has_numpy,
    in_threads,
    inside,
    median_of,
    reference,
    taught,
    worlds,
)
from istanbul.engine.game import Game
from istanbul.engine.node import Json
from istanbul.engine.state import State
from istanbul.engine.two_builds import NativeMissing

PLAYERS = 4
ROUNDS = 200  # random games seldom reach their rubies: they stop here


def add(commands: Commands) -> None:
    """The command's options."""
    parser = add_command(commands, "bench", players=PLAYERS, rounds=ROUNDS)
    add_game_options(parser)
    parser.add_argument("--json", action="store_true")
    add_language(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Measure the rules of one game in every build that is here."""
    options = {**game_options(args), "players": args.players or PLAYERS}
    options.setdefault("max_rounds", ROUNDS)
    game = all_games.new_game(options, args.seed or 0)
    console = Console()
    found: Json = {"options": game.options(), "reference_per_s": median_of(reference)}
    found["plain"] = measure_plain(game)
    try:
        native = game.native()
    except NativeMissing as missing:
        found["build"] = str(missing)
    else:
        found["build"] = "native rules"
        found["native"] = measure_native(native)
    if args.json:
        print(json.dumps(found))
    else:
        _print(console, found)
    return 0


def measure_plain(game: Game) -> dict[str, float]:
    """How fast the plain rules step, copy, and deal worlds."""
    state = _after_set_up(game)
    return {
        "steps_per_s": median_of(lambda: driven(game, 12)),
        "steps_per_s_state": median_of(lambda: taught(game, 12)),
        "copies_per_s": median_of(lambda: copies(state, 5_000)),
        "worlds_per_s": median_of(lambda: worlds(state, 1_000)),
    }


def measure_native(game: Game) -> dict[str, float]:
    """The same of native rules, also over two threads and as an environment of many games."""
    state, root, build = _after_set_up(game), game.root(), game.build
    found = {
        "steps_per_s": median_of(lambda: inside(root, build, 1_000, time.thread_time)),
        "steps_per_s_driven": median_of(lambda: driven(game, 100)),
        "steps_per_s_state": median_of(lambda: taught(game, 100)),
        "steps_per_s_2_threads": median_of(lambda: in_threads(root, build, 1_000, 2)),
        "copies_per_s": median_of(lambda: copies(state, 200_000)),
        "worlds_per_s": median_of(lambda: worlds(state, 20_000)),
    }
    if has_numpy():
        found["environment_steps_per_s"] = median_of(lambda: batched(game, 1_024, 400, 2))
    return found


def _after_set_up(game: Game) -> State:
    return game.start(seed=1)


MEASURES: Final = (
    *("steps_per_s", "steps_per_s_driven", "steps_per_s_state", "steps_per_s_2_threads"),
    *("copies_per_s", "worlds_per_s", "environment_steps_per_s"),
)


def _print(console: Console, found: Json) -> None:
    plain, native = found["plain"], found.get("native", {})
    table = Table(title=f"{as_arguments(found['options'])}; {found['build']}")
    table.add_column(say("measure-bench"))
    for column in ("plain", "native", "ratio"):
        table.add_column(say(f"measure-{column}"), justify="right")
    for key in MEASURES:
        mine, its = plain.get(key), native.get(key)
        base = mine or (plain["steps_per_s"] if key.startswith("steps") else None)
        ratio = f"{its / base:,.0f}" if its and base else ""
        table.add_row(say(f"measure-{key}"), _number(mine), _number(its), ratio)
    console.print(table)
    turns = found["reference_per_s"]
    cost = f"{turns / plain['steps_per_s']:.0f}"
    console.print(say("measure-reference", turns=f"{turns:,.0f}", cost=cost))


def _number(value: float | None) -> str:
    return f"{value:,.0f}" if value else ""
