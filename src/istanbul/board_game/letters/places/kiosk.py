"""Kiosk: take a letter; then tiles are revealed, and everybody takes one, you also the last."""

from __future__ import annotations

from typing import Final

from istanbul.board_game.catalogue import ACT
from istanbul.board_game.effects import done
from istanbul.board_game.frames import offer
from istanbul.board_game.letters.kiosk import begin_kiosk_round
from istanbul.board_game.letters.letters import draw_letter
from istanbul.board_game.state import State

NUMBER: Final = 22


def options(g: State, p: int) -> None:
    """Nothing to choose."""
    offer(g, ACT)


def act(g: State, p: int, a: int) -> None:
    """What is pushed last happens first: the letter, the tiles, the round of taking (L6)."""
    done(g)
    begin_kiosk_round(g, p)
    draw_letter(g, p)
