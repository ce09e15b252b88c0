"""Lira and letter: `a` lira for a letter, or a letter for `b` lira."""

from __future__ import annotations

from istanbul.games.board.catalogue import PAY_LIRA
from istanbul.games.board.effects import gain_lira, pay_lira
from istanbul.games.board.frames import ABOUT, get, offer, pop
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
    if can_take_letter(g) and g.lira[p] >= g.tables.kiosk_a[get(g, ABOUT)]:
        offer(g, PAY_LIRA)
    offer_letters(g, p)


def act(g: State, p: int, a: int) -> None:
    """Pay lira for a letter, or give a letter for lira."""
    tile = get(g, ABOUT)
    pop(g)
    if a == PAY_LIRA:
        pay_lira(g, p, g.tables.kiosk_a[tile])
        draw_letter(g, p)
    else:
        give_letter(g, p, letter_number(a))
        gain_lira(g, p, g.tables.kiosk_b[tile])
