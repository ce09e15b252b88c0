"""Card and letter: a bonus card for a letter, or a letter for a bonus card."""

from __future__ import annotations

from istanbul.games.board.cards import can_draw, discard_from_hand, draw
from istanbul.games.board.catalogue import BLOCK, DISCARD
from istanbul.games.board.frames import offer, pop
from istanbul.games.board.letters.letters import (
    can_take_letter,
    draw_letter,
    give_letter,
    letter_number,
    offer_letters,
)
from istanbul.games.board.state import State


def options(g: State, p: int) -> None:
    """One way or the other."""
    if can_draw(g):
        offer_letters(g, p)
    if can_take_letter(g):
        for kind in range(g.tables.bonus_kinds):
            if g.hand[p][kind] > 0:
                offer(g, DISCARD + kind)


def act(g: State, p: int, a: int) -> None:
    """Discard a card for a letter, or give a letter for a card."""
    pop(g)
    if BLOCK[a] == DISCARD:
        discard_from_hand(g, p, a - DISCARD)
        draw_letter(g, p)
    else:
        give_letter(g, p, letter_number(a))
        draw(g, p)
