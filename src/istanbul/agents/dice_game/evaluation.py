"""How well a seat stands: its features through the network. In the subset."""

from __future__ import annotations

from istanbul.agents.dice_game.features import N_FEATURES, list_features
from istanbul.agents.search.evaluator import Evaluator, forward
from istanbul.dice_game.frames import INCOME, STEP
from istanbul.dice_game.state import State


def seat_logit(g: State, p: int, e: Evaluator) -> int:
    """In points: every evaluator.LOGIT of them make the odds of winning e times as good."""
    list_features(g, p, e)
    logit = forward(e, N_FEATURES)
    return logit


def turn_begins(g: State) -> bool:
    """Is the income still to come, or the roll?"""
    return g.frame[STEP] == INCOME
