"""How well a seat stands: its features, weighed. In the subset."""

from __future__ import annotations

from istanbul.agents.board_game.features import N_FEATURES, list_features
from istanbul.agents.thinking.desk import Desk, weigh
from istanbul.board_game.frames import MOVE, STEP
from istanbul.board_game.state import State


def value(g: State, p: int, d: Desk) -> int:
    """In points: every desk.ONE of them make the chances to win e times as good."""
    list_features(g, p, d)
    points = weigh(d, N_FEATURES)
    return points


def players(g: State) -> int:
    """How many seats there are."""
    return g.tables.players


def turn_number(g: State) -> int:
    """Turns are numbered."""
    n = g.tables.players
    return g.round * n + (g.seat - g.tables.start + n) % n


def turn_of(g: State) -> int:
    """Whose turn it is."""
    return g.seat


def turn_begins(g: State) -> bool:
    """Has the merchant not moved yet?"""
    return g.top == 0 and g.frame[STEP] == MOVE
