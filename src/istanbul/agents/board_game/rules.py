"""What thinking about the board game needs, in both builds: its rules, and the search over them."""

from __future__ import annotations

from typing import Final

from istanbul.agents.board_game.features import list_features
from istanbul.agents.board_game.liking import liking
from istanbul.agents.board_game.valuation import players, turn_begins, turn_number, turn_of, value
from istanbul.agents.thinking.desk import (
    Desk,
    Style,
    Weights,
    clear,
    first_child,
    key_of,
    mean,
    next_child,
    visits_of,
)
from istanbul.board_game import rules
from istanbul.board_game.rounds import is_ahead
from istanbul.board_game.state import State
from istanbul.board_game.tables import Tables
from istanbul.board_game.view import View, imagine
from istanbul.engine.rng import Rng
from istanbul.engine.template import instance

SOURCES: Final = ["istanbul.board_game", "istanbul.agents.thinking"]
STATE: Final = State
RECORDS: Final = [Tables, State, View, Rng, Desk, Style, Weights]

search: Final = instance(
    "istanbul.agents.thinking.search",
    f"{__name__}.search",
    **{name: step for name, step in rules.STEPS.items() if name != "outcomes"},
    View=View,
    imagine=imagine,
    is_ahead=is_ahead,
    pick_outcome=rules.random_games.pick_outcome,
    liking=liking,
    value=value,
    players=players,
    turn_begins=turn_begins,
    turn_number=turn_number,
    turn_of=turn_of,
)
think: Final = search.think
liked_most: Final = search.liked_most

ENTRY: Final = [
    *rules.ENTRY,
    *(liked_most, list_features, value, clear, first_child, next_child, key_of, visits_of, mean),
]
LONG: Final = [*rules.LONG, think]
