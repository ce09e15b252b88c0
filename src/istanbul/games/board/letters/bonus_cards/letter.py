"""Letter: take `value` letters, at any main decision."""

from __future__ import annotations

from istanbul.games.board.cards import discard, value_of
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.frames import offer
from istanbul.games.board.letters.letters import can_take_letter, draw_letter
from istanbul.games.board.state import State


def offer_plays(g: State, p: int, kind: int) -> None:
    """While there is one."""
    if can_take_letter(g):
        offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Draw the letters once the card is away."""
    n = value_of(g, kind)
    discard(g, kind)
    for _ in range(n):
        draw_letter(g, p)
