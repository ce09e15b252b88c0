"""What all meetings share: once a turn, where the merchant is; then two dice move the figure."""

from __future__ import annotations

from istanbul.board_game.frames import ABOUT, ROLL, get, pop, push
from istanbul.board_game.state import State


def is_here(g: State, p: int, figure: int) -> bool:
    """Does it stand where the merchant does, and was it not met this turn (B11)?"""
    return g.figure[figure] == g.merchant[p] and not g.met[figure]


def leave(g: State, p: int) -> None:
    """The meeting on top is over."""
    figure = get(g, ABOUT)
    pop(g)
    push(g, ROLL, p, figure)
