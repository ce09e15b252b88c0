"""Companion: to the personal supply, from the general one or from the board."""

from __future__ import annotations

from istanbul.games.board.catalogue import USE
from istanbul.games.board.frames import offer, pop
from istanbul.games.board.letters.companion import take_companion_home
from istanbul.games.board.state import IN_RESERVE, State


def options(g: State, p: int) -> None:
    """If it is not there already."""
    if g.companion[p] != IN_RESERVE:
        offer(g, USE)


def act(g: State, p: int, a: int) -> None:
    """Take the companion, wherever it is, to the personal supply."""
    pop(g)
    take_companion_home(g, p)
