"""Lira and good: `a` lira for a good or coffee, or a good or coffee for `b` lira."""

from __future__ import annotations

from istanbul.games.board.catalogue import GIVE, PAY_LIRA, TAKE
from istanbul.games.board.effects import gain_lira, pay_lira
from istanbul.games.board.frames import ABOUT, STEP, get, offer, pop, put
from istanbul.games.board.letters.kiosk_tiles.good_and_letter import can_gain_any
from istanbul.games.board.mocha.coffee import (
    gain_choice,
    offer_gains,
    offer_payments,
    pay_choice,
)
from istanbul.games.board.state import State


def options(g: State, p: int) -> None:
    """One way or the other; for lira the good is then chosen."""
    if get(g, STEP) == 1:
        offer_gains(g, p, TAKE)
        return
    if g.lira[p] >= g.tables.kiosk_a[get(g, ABOUT)] and can_gain_any(g, p):
        offer(g, PAY_LIRA)
    offer_payments(g, p, GIVE)


def act(g: State, p: int, a: int) -> None:
    """Pay lira for a good of choice, or give a good for lira."""
    tile = get(g, ABOUT)
    if get(g, STEP) == 1:
        pop(g)
        gain_choice(g, p, a - TAKE, 1)
    elif a == PAY_LIRA:
        pay_lira(g, p, g.tables.kiosk_a[tile])
        put(g, STEP, 1)
    else:
        pop(g)
        pay_choice(g, p, a - GIVE, 1)
        gain_lira(g, p, g.tables.kiosk_b[tile])
