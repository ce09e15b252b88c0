"""`make bench-peers`: our speed beside that of others, measured in the same run.

First the rules, then the environments (bench_environments.py). All are random games on one core, by
processor time, medians of five. A step is one action or one outcome of chance. "Inside"
never leaves native code: for OpenSpiel that is its own random rollouts in C++
(RandomRolloutEvaluator at one leaf of its MCTS), whose steps are counted as rollouts times the mean
length of a random game. "Driven" is a loop in Python.
"""

from __future__ import annotations

import sys
import time
from functools import partial
from importlib import import_module
from typing import Any

from rich.console import Console
from rich.table import Table

import istanbul
from istanbul.cli.speed import driven, inside, median_of
from tools import bench_environments
from tools.bench_environments import spiel_driven, spiel_speed

ROUNDS = 200


def catanatron_driven(games: int) -> float:
    """Actions per second of Catanatron's random players, four at the table."""
    models: Any = import_module("catanatron.models.player")
    engine: Any = import_module("catanatron.game")
    colors = (models.Color.RED, models.Color.BLUE, models.Color.ORANGE, models.Color.WHITE)
    actions, began = 0, time.thread_time()
    for seed in range(games):
        game = engine.Game([models.RandomPlayer(color) for color in colors], seed=seed)
        game.play()
        records = getattr(game.state, "action_records", None) or game.state.actions
        actions += len(records)
    return actions / (time.thread_time() - began)


def spiel_inside(name: str, rollouts: int, length: float) -> float:
    """Steps per second of OpenSpiel's own random rollouts."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)  # one leaf
    began = time.thread_time()
    search.mcts_search(state)
    return rollouts * length / (time.thread_time() - began)


def main() -> int:
    """Measure and print."""
    game = istanbul.game(players=4, max_rounds=ROUNDS).native()
    root = game.root()
    ours_inside = median_of(lambda: inside(root, game.build, 1_000, time.thread_time))
    ours_driven = median_of(lambda: driven(game, 100))
    rows = [("Istanbul, 4 players, native", ours_inside, ours_driven)]
    rows.append(("Catanatron, 4 random players", 0.0, median_of(lambda: catanatron_driven(5))))
    for name in ("backgammon", "gin_rummy"):
        length = spiel_driven(name, 200)[1]
        from_python = median_of(partial(spiel_speed, name, 60))
        own = median_of(partial(spiel_inside, name, 400, length))
        rows.append((f"OpenSpiel {name}", own, from_python))
    table = Table(title="random steps/s on one core, medians of 5, one run")
    for column in ("", "inside", "driven from Python", "ours : its, inside", "ours : its, driven"):
        table.add_column(column, justify="right" if column else "left")
    for name, own, from_python in rows:
        first = (
            f"{ours_inside / own:,.1f}" if own else f"{ours_inside / from_python:,.0f} (its loop)"
        )
        its = f"{own:,.0f}" if own else ""
        ratios = (first, f"{ours_driven / from_python:,.1f}")
        table.add_row(name, its, f"{from_python:,.0f}", *ratios)
    Console(width=110).print(table)
    Console(width=110).print(bench_environments.table())
    return 0


if __name__ == "__main__":
    sys.exit(main())
