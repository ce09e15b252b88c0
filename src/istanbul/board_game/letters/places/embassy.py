"""Embassy: take two letters."""

from __future__ import annotations

from typing import Final

from istanbul.board_game.catalogue import ACT
from istanbul.board_game.effects import done
from istanbul.board_game.frames import offer
from istanbul.board_game.letters.letters import can_take_letter, draw_letter
from istanbul.board_game.state import State

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
