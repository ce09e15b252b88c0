"""Goods for something, paid piece by piece (payment.py)."""

from __future__ import annotations

from typing import Final

from istanbul.dice_game import payment
from istanbul.dice_game.actions import paid
from istanbul.dice_game.frames import LEFT, PAYMENT, get
from istanbul.dice_game.state import Public, State

NUMBER: Final = PAYMENT


def options(g: State, p: int) -> None:
    """Until all is paid."""
    if get(g, LEFT) > 0:
        payment.options(g, p)


def act(g: State, p: int, a: int) -> None:
    """One piece."""
    payment.act(g, p, a)


def finish(g: State, p: int) -> None:
    """The seat gets what it paid for."""
    paid(g, p)


def prompt(g: Public) -> str:
    """Which piece?"""
    return "dice_payment"
