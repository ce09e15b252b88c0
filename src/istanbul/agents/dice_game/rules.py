"""What thinking about the Dice Game needs, in both builds: its rules, and the search over them."""

from __future__ import annotations

from typing import Final

from istanbul.agents.dice_game.features import list_features
from istanbul.agents.dice_game.liking import liking
from istanbul.agents.dice_game.valuation import turn_begins, value
from istanbul.agents.thinking.desk import FROM_OUTSIDE, Desk, Style, Weights
from istanbul.dice_game import rules
from istanbul.dice_game.rounds import is_ahead
from istanbul.dice_game.state import State
from istanbul.dice_game.view import View, imagine
from istanbul.engine.template import instance

SOURCES: Final = ["istanbul.dice_game", "istanbul.agents.thinking"]
STATE: Final = State
RECORDS: Final = [*rules.RECORDS, Desk, Style, Weights]

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
    turn_begins=turn_begins,
)
think: Final = search.think
liked_most: Final = search.liked_most

ENTRY: Final = [*rules.ENTRY, *FROM_OUTSIDE, liked_most, list_features, value]
LONG: Final = [*rules.LONG, think]
