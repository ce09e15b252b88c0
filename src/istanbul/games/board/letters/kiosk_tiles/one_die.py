"""One die: roll it, and gain as many lira."""

from __future__ import annotations

from istanbul.games.board.catalogue import USE
from istanbul.games.board.frames import ROLL_ONE, STEP, get, offer, push, put
from istanbul.games.board.state import State


def options(g: State, p: int) -> None:
    """Nothing to choose."""
    if get(g, STEP) == 0:
        offer(g, USE)


def act(g: State, p: int, a: int) -> None:
    """Roll; in the seat's own turn a card may turn the die (dice.py)."""
    put(g, STEP, 1)
    push(g, ROLL_ONE, p, 0)
