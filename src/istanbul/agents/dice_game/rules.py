"""What a search of the Dice Game needs, in both builds: its rules, and the search over them."""

from __future__ import annotations

from typing import Final

from istanbul.agents.dice_game.evaluation import evaluate_seats, turn_begins
from istanbul.agents.dice_game.features import list_features
from istanbul.agents.dice_game.heuristic import heuristic
from istanbul.agents.dice_game.rows import list_rows, list_shared_rows
from istanbul.agents.search import tree
from istanbul.agents.search.evaluator import Evaluator, Weights
from istanbul.agents.search.parameters import SearchParameters
from istanbul.agents.search.tree import SearchTree
from istanbul.agents.search.wide import Layers, WideWeights
from istanbul.dice_game import rules
from istanbul.dice_game.rounds import is_ahead
from istanbul.dice_game.state import State
from istanbul.dice_game.view import View, imagine
from istanbul.engine.template import instance

SOURCES: Final = ["istanbul.dice_game", "istanbul.agents.search"]
STATE: Final = State
RECORDS: Final = [
    *rules.RECORDS,
    *(SearchTree, Evaluator, Weights, WideWeights, Layers, SearchParameters),
]

mcts: Final = instance(
    "istanbul.agents.search.mcts",
    f"{__name__}.mcts",
    **{name: step for name, step in rules.STEPS.items() if name != "outcomes"},
    View=View,
    imagine=imagine,
    is_ahead=is_ahead,
    pick_outcome=rules.random_games.pick_outcome,
    heuristic=heuristic,
    evaluate_seats=evaluate_seats,
    turn_begins=turn_begins,
)
run_simulations: Final = mcts.run_simulations
best_by_heuristic: Final = mcts.best_by_heuristic

ENTRY: Final = [
    *(*rules.ENTRY, *tree.ENTRY),
    *(best_by_heuristic, turn_begins, evaluate_seats),
    *(list_features, list_rows, list_shared_rows),
]
LONG: Final = [*rules.LONG, run_simulations]
