"""Lira and card: `a` lira for a bonus card, or a bonus card for `b` lira."""

from __future__ import annotations

from istanbul.games.board.cards import can_draw, discard_from_hand, draw
from istanbul.games.board.catalogue import DISCARD, PAY_LIRA
from istanbul.games.board.effects import gain_lira, pay_lira
from istanbul.games.board.frames import ABOUT, get, offer, pop
from istanbul.games.board.state import State


def options(g: State, p: int) -> None:
    """One way or the other."""
    if can_draw(g) and g.lira[p] >= g.tables.kiosk_a[get(g, ABOUT)]:
        offer(g, PAY_LIRA)
    for kind in range(g.tables.bonus_kinds):
        if g.hand[p][kind] > 0:
            offer(g, DISCARD + kind)


def act(g: State, p: int, a: int) -> None:
    """Pay lira for a card, or discard a card for lira."""
    tile = get(g, ABOUT)
    pop(g)
    if a == PAY_LIRA:
        pay_lira(g, p, g.tables.kiosk_a[tile])
        draw(g, p)
    else:
        discard_from_hand(g, p, a - DISCARD)
        gain_lira(g, p, g.tables.kiosk_b[tile])
