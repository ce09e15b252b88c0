"""One die: roll it, and gain as many lira."""

from __future__ import annotations

from istanbul.board_game.catalogue import USE
from istanbul.board_game.frames import ROLL_ONE, offer, pop, push
from istanbul.board_game.state import State


def options(g: State, p: int) -> None:
    """Nothing to choose."""
    offer(g, USE)


def act(g: State, p: int, a: int) -> None:
    """Roll."""
    pop(g)
    push(g, ROLL_ONE, p, 0)
