"""Where a good may be chosen, coffee may be too, if it is in play."""

from __future__ import annotations

from istanbul.games.board.base.spending import spare_goods
from istanbul.games.board.effects import gain_coffee, gain_goods, has_room, pay_coffee, pay_goods
from istanbul.games.board.frames import offer
from istanbul.games.board.mocha.reserve import spare_coffee
from istanbul.games.board.state import State
from istanbul.games.board.tables import COFFEE


def gain_choice(g: State, p: int, choice: int, n: int) -> None:
    """Goods of a kind, or coffee."""
    if choice == COFFEE:
        gain_coffee(g, p, n)
    else:
        gain_goods(g, p, choice, n)


def pay_choice(g: State, p: int, choice: int, n: int) -> None:
    """Goods of a kind, or coffee."""
    if choice == COFFEE:
        pay_coffee(g, p, n)
    else:
        pay_goods(g, p, choice, n)


def can_gain_choice(g: State, p: int, choice: int) -> bool:
    """Would one more good of this kind fit, or is coffee in play?"""
    if choice == COFFEE:
        return g.tables.mocha > 0
    return has_room(g, p, choice)


def offer_gains(g: State, p: int, first: int) -> None:
    """What there can be one more of; `first` is the action with the first good."""
    for choice in range(COFFEE + 1):
        if can_gain_choice(g, p, choice):
            offer(g, first + choice)


def offer_payments(g: State, p: int, first: int) -> None:
    """What one can be spent of; `first` is the action with the first good."""
    for choice in range(COFFEE + 1):
        if can_pay_choice(g, p, choice):
            offer(g, first + choice)


def can_pay_choice(g: State, p: int, choice: int) -> bool:
    """Has the seat one of it to spend?"""
    if choice == COFFEE:
        return spare_coffee(g, p) > 0
    return spare_goods(g, p, choice) > 0
