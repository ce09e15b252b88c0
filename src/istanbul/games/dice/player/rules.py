"""What a search of the Dice Game needs, in both builds: its rules, and the search over them."""

from __future__ import annotations

from typing import Final

from istanbul.engine.template import instance
from istanbul.games.dice import rules
from istanbul.games.dice.player.evaluation import evaluate_seats, phase, turn_begins
from istanbul.games.dice.player.features import list_features
from istanbul.games.dice.player.heuristic import heuristic
from istanbul.games.dice.player.rows import list_rows, list_shared_rows
from istanbul.games.dice.rounds import is_ahead
from istanbul.games.dice.state import State
from istanbul.games.dice.view import View, imagine
from istanbul.search import tree
from istanbul.search.evaluator import Evaluator, Weights
from istanbul.search.parameters import SearchParameters
from istanbul.search.tree import SearchTree
from istanbul.search.wide import Layers, WideWeights

SOURCES: Final = ["istanbul.games.dice", "istanbul.search"]
STATE: Final = State
RECORDS: Final = [
    *rules.RECORDS,
    *(SearchTree, Evaluator, Weights, WideWeights, Layers, SearchParameters),
]

mcts: Final = instance(
    "istanbul.search.mcts",
    f"{__name__}.mcts",
    **{name: step for name, step in rules.STEPS.items() if name != "outcomes"},
    View=View,
    imagine=imagine,
    is_ahead=is_ahead,
    pick_outcome=rules.random_games.pick_outcome,
    heuristic=heuristic,
    evaluate_seats=evaluate_seats,
    turn_begins=turn_begins,
    phase=phase,
)
run_simulations: Final = mcts.run_simulations
best_by_heuristic: Final = mcts.best_by_heuristic

ENTRY: Final = [
    *(*rules.ENTRY, *tree.ENTRY),
    *(best_by_heuristic, turn_begins, evaluate_seats, phase),
    *(list_features, list_rows, list_shared_rows),
]
LONG: Final = [*rules.LONG, run_simulations]
