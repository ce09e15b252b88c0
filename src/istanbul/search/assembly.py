"""A game's rules and the search over them, put together from the folder of the game.

A game's `player/rules.py` offers what `assemble` finds; both builds are made from that.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import NamedTuple

from istanbul.engine.record import Record
from istanbul.engine.template import instance
from istanbul.search import tree
from istanbul.search.evaluator import Evaluator, Weights
from istanbul.search.parameters import SearchParameters
from istanbul.search.tree import SearchTree
from istanbul.search.wide import Layers, WideWeights

RECORDS = (SearchTree, Evaluator, Weights, WideWeights, Layers, SearchParameters)
ASKED = {
    **{"View": "view", "imagine": "view", "is_ahead": "rounds"},
    **{"heuristic": "player.heuristic", "turn_begins": "player.heuristic"},
    **dict.fromkeys(["N_FEATURES", "list_features", "phase"], "player.features"),
    **dict.fromkeys(["list_rows", "list_shared_rows", "list_decision_rows"], "player.rows"),
}
"""What the search asks of a game beside the steps of its rules, and in which module it is."""


class Assembled(NamedTuple):
    """What the native build asks of a `rules.py` (docs/native.md), and the search itself."""

    state: type[Record]
    records: list[type[Record]]
    entry: list[Callable[..., object]]
    long: list[Callable[..., object]]
    mcts: ModuleType


def assemble(package: str) -> Assembled:
    """The search over the rules of the game in this package."""
    rules = import_module(f"{package}.rules")
    asked = {name: getattr(import_module(f"{package}.{m}"), name) for name, m in ASKED.items()}
    mcts = instance(
        "istanbul.search.mcts",
        f"{package}.player.rules.mcts",
        **{name: step for name, step in rules.STEPS.items() if name != "outcomes"},
        **asked,
        pick_outcome=rules.random_games.pick_outcome,
    )
    offered = [name for name in asked if name not in ("View", "N_FEATURES", "imagine", "is_ahead")]
    entry = [mcts.best_by_heuristic, mcts.drawn_by_policy, mcts.evaluate_seats]
    entry += [asked[name] for name in offered]
    return Assembled(
        rules.STATE,
        [*rules.RECORDS, *RECORDS],
        [*rules.ENTRY, *tree.ENTRY, *entry],
        [*rules.LONG, mcts.run_simulations],
        mcts,
    )
