"""How well a seat stands: its features through the network. In the subset."""

from __future__ import annotations

from istanbul.games.dice.frames import INCOME, STEP
from istanbul.games.dice.player.features import N_FEATURES, list_features
from istanbul.games.dice.state import State
from istanbul.search.evaluator import Evaluator, forward


def seat_logit(g: State, p: int, e: Evaluator) -> int:
    """In points: every evaluator.LOGIT of them make the odds of winning e times as good."""
    list_features(g, p, e)
    logit = forward(e, N_FEATURES)
    return logit


def turn_begins(g: State) -> bool:
    """Is the income still to come, or the roll?"""
    return g.frame[STEP] == INCOME
