"""How well a seat stands: its features through the network. In the subset."""

from __future__ import annotations

from istanbul.agents.board_game.features import N_FEATURES, list_features
from istanbul.agents.search.evaluator import Evaluator, forward
from istanbul.board_game.frames import MOVE, STEP
from istanbul.board_game.state import State


def seat_logit(g: State, p: int, e: Evaluator) -> int:
    """In points: every evaluator.LOGIT of them make the odds of winning e times as good."""
    list_features(g, p, e)
    logit = forward(e, N_FEATURES)
    return logit


def turn_begins(g: State) -> bool:
    """Has the merchant not moved yet?"""
    return g.top == 0 and g.frame[STEP] == MOVE
