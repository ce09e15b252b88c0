"""Goods for something, paid piece by piece (payment.py)."""

from __future__ import annotations

from typing import Final

from istanbul.games.dice import payment
from istanbul.games.dice.actions import paid
from istanbul.games.dice.frames import LEFT, PAYMENT, get
from istanbul.games.dice.state import Public, State

NUMBER: Final = PAYMENT


def options(g: State, p: int) -> None:
    """Until all is paid."""
    if get(g, LEFT) > 0:
        payment.options(g, p)


def act(g: State, p: int, a: int) -> None:
    """Pay one piece; the others are asked for next."""
    payment.act(g, p, a)


def finish(g: State, p: int) -> None:
    """The seat gets what it paid for."""
    paid(g, p)


def prompt(g: Public) -> str:
    """Asks which piece to pay with."""
    return "dice_payment"
