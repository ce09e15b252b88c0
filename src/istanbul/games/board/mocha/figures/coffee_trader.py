"""Coffee trader: 1 coffee for 2 lira or a good."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.base.meeting import is_free, offer_fee, pay_fee
from istanbul.games.board.effects import gain_coffee, has_any_good
from istanbul.games.board.state import COFFEE_TRADER, Public, State

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
    """Lira, or any good."""
    offer_fee(g, p)


def act(g: State, p: int, a: int) -> None:
    """Pay, and the trader moves on."""
    pay_fee(g, p, a)


def prompt(g: Public) -> str:
    """How is it paid for?"""
    return "coffee_trader_payment"
