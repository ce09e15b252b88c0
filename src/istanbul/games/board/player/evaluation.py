"""How well a seat stands: its features through the network. In the subset."""

from __future__ import annotations

from istanbul.games.board.frames import MOVE, STEP
from istanbul.games.board.player.features import N_FEATURES, list_features
from istanbul.games.board.state import State
from istanbul.search.evaluator import Evaluator, forward


def seat_logit(g: State, p: int, e: Evaluator) -> int:
    """In points: every evaluator.LOGIT of them make the odds of winning e times as good."""
    list_features(g, p, e)
    logit = forward(e, N_FEATURES)
    return logit


def turn_begins(g: State) -> bool:
    """Has the merchant not moved yet?"""
    return g.top == 0 and g.frame[STEP] == MOVE
