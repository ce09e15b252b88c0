"""Turning a die of the dice on top."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board.frames import FIRST, SECOND, get, put
from istanbul.games.board.state import State

SIX: Final = 6


def shows(g: State, value: int) -> bool:
    """Does one of the dice on top show this value?"""
    return get(g, FIRST) == value or get(g, SECOND) == value


def turn_die(g: State, value: int, to: int) -> None:
    """One die of the dice on top that shows a value is turned."""
    if get(g, FIRST) == value:
        put(g, FIRST, to)
    else:
        put(g, SECOND, to)
    emit(g, "die_turned", g.frame[g.top + FIRST], g.frame[g.top + SECOND])
