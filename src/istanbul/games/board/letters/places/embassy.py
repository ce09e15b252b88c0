"""Embassy: take two letters."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.catalogue import ACT
from istanbul.games.board.effects import done
from istanbul.games.board.frames import offer
from istanbul.games.board.letters.letters import can_take_letter, draw_letter
from istanbul.games.board.state import State

NUMBER: Final = 21


def options(g: State, p: int) -> None:
    """While there is a letter."""
    if can_take_letter(g):
        offer(g, ACT)


def act(g: State, p: int, a: int) -> None:
    """One after the other."""
    done(g)
    for _ in range(g.tables.embassy_letters):
        draw_letter(g, p)
