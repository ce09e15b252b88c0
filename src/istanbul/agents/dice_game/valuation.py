"""How well a seat stands: its features, weighed. In the subset."""

from __future__ import annotations

from istanbul.agents.dice_game.features import N_FEATURES, list_features
from istanbul.agents.thinking.desk import Desk, weigh
from istanbul.dice_game.frames import INCOME, STEP
from istanbul.dice_game.state import State


def value(g: State, p: int, d: Desk) -> int:
    """In points: every desk.ONE of them make the chances to win e times as good."""
    list_features(g, p, d)
    points = weigh(d, N_FEATURES)
    return points


def turn_begins(g: State) -> bool:
    """Is the income still to come, or the roll?"""
    return g.frame[STEP] == INCOME
