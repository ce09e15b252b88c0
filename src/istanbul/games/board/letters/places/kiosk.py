"""Kiosk: take a letter; then tiles are revealed, and everybody takes one, you also the last."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.catalogue import ACT
from istanbul.games.board.effects import done
from istanbul.games.board.frames import offer
from istanbul.games.board.letters.kiosk import begin_kiosk_round
from istanbul.games.board.letters.letters import draw_letter
from istanbul.games.board.state import State

NUMBER: Final = 22


def options(g: State, p: int) -> None:
    """Nothing to choose."""
    offer(g, ACT)


def act(g: State, p: int, a: int) -> None:
    """What is pushed last happens first: the letter, the tiles, the round of taking (L6)."""
    done(g)
    begin_kiosk_round(g, p)
    draw_letter(g, p)
