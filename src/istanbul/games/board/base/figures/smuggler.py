"""Smuggler: gain a good, then pay 2 lira or a good (B11)."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.base.meeting import offer_fee, pay_fee
from istanbul.games.board.catalogue import TAKE
from istanbul.games.board.effects import gain_goods, has_any_room, has_room
from istanbul.games.board.frames import STEP, get, offer, put
from istanbul.games.board.state import SMUGGLER, Public, State
from istanbul.games.board.tables import N_GOODS

NUMBER: Final = SMUGGLER

PAYMENT: Final = 1  # step


def is_in_play(g: State) -> bool:
    """He is part of the base game."""
    return True


def can_meet(g: State, p: int) -> bool:
    """Only with room for the good."""
    return has_any_room(g, p)


def meet(g: State, p: int) -> None:
    """Ask which good to take."""


def options(g: State, p: int) -> None:
    """A good that fits; then lira, or any good, the new one too."""
    if get(g, STEP) == PAYMENT:
        offer_fee(g, p)
    else:
        for good in range(N_GOODS):
            if has_room(g, p, good):
                offer(g, TAKE + good)


def act(g: State, p: int, a: int) -> None:
    """Take the good; the next answer pays for it."""
    if get(g, STEP) == PAYMENT:
        pay_fee(g, p, a)
    else:
        gain_goods(g, p, a - TAKE, 1)
        put(g, STEP, PAYMENT)


def prompt(g: Public) -> str:
    """Which good; then how is it paid for?"""
    return "smuggler_payment" if get(g, STEP) == PAYMENT else "smuggler_good"
