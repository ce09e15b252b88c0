"""Coffee trader: 1 coffee for 2 lira or a good."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.base.meeting import is_free, leave
from istanbul.games.board.catalogue import PAY_GOOD, PAY_LIRA
from istanbul.games.board.effects import gain_coffee, has_any_good, pay_goods, pay_lira
from istanbul.games.board.frames import offer
from istanbul.games.board.state import COFFEE_TRADER, Public, State
from istanbul.games.board.tables import N_GOODS

NUMBER: Final = COFFEE_TRADER


def is_in_play(g: State) -> bool:
    """With Mocha & Baksheesh."""
    return g.tables.mocha > 0


def can_meet(g: State, p: int) -> bool:
    """Only with something to pay, or for free."""
    return is_free(g, p) or g.lira[p] >= g.tables.figure_fee or has_any_good(g, p)


def meet(g: State, p: int) -> None:
    """The coffee comes first."""
    gain_coffee(g, p, 1)


def options(g: State, p: int) -> None:
    """Lira, or any good; never coffee."""
    if is_free(g, p):
        return
    if g.lira[p] >= g.tables.figure_fee:
        offer(g, PAY_LIRA)
    for good in range(N_GOODS):
        if g.goods[p][good] > 0:
            offer(g, PAY_GOOD + good)


def act(g: State, p: int, a: int) -> None:
    """Paid."""
    if a == PAY_LIRA:
        pay_lira(g, p, g.tables.figure_fee)
    else:
        pay_goods(g, p, a - PAY_GOOD, 1)
    leave(g, p)


def prompt(g: Public) -> str:
    """How is it paid for?"""
    return "coffee_trader_payment"
