"""Courier: take a letter, then pay 2 lira or give a letter, the new one too."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.base.meeting import is_free, leave
from istanbul.games.board.catalogue import PAY_LIRA
from istanbul.games.board.effects import pay_lira
from istanbul.games.board.frames import offer
from istanbul.games.board.letters.letters import (
    can_take_letter,
    draw_letter,
    give_letter,
    letter_number,
    offer_letters,
)
from istanbul.games.board.state import COURIER, Public, State

NUMBER: Final = COURIER


def is_in_play(g: State) -> bool:
    """With Letters & Seals."""
    return g.tables.letters > 0


def can_meet(g: State, p: int) -> bool:
    """Only while there is a letter."""
    return can_take_letter(g)


def meet(g: State, p: int) -> None:
    """The letter comes first."""
    draw_letter(g, p)


def options(g: State, p: int) -> None:
    """Lira, or any letter."""
    if is_free(g, p):
        return
    if g.lira[p] >= g.tables.figure_fee:
        offer(g, PAY_LIRA)
    offer_letters(g, p)


def act(g: State, p: int, a: int) -> None:
    """Pay the fee or give a letter; then the courier moves on."""
    if a == PAY_LIRA:
        pay_lira(g, p, g.tables.figure_fee)
    else:
        give_letter(g, p, letter_number(a))
    leave(g, p)


def prompt(g: Public) -> str:
    """How is it paid for?"""
    return "courier_payment"
