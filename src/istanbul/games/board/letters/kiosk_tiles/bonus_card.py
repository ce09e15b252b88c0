"""Bonus card: draw `a`, one."""

from __future__ import annotations

from istanbul.games.board.cards import can_draw, draw
from istanbul.games.board.catalogue import USE
from istanbul.games.board.frames import ABOUT, get, offer, pop
from istanbul.games.board.state import State


def options(g: State, p: int) -> None:
    """It is of use while a card can be drawn."""
    if can_draw(g):
        offer(g, USE)


def act(g: State, p: int, a: int) -> None:
    """Draw the cards that the tile shows."""
    n = g.tables.kiosk_a[get(g, ABOUT)]
    pop(g)
    for _ in range(n):
        draw(g, p)
