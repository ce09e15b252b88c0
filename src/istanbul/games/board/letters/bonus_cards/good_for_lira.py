"""Good for lira: pay a good or a coffee for `value` lira."""

from __future__ import annotations

from istanbul.games.board.cards import discard, value_of
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.effects import gain_lira
from istanbul.games.board.mocha.coffee import offer_payments, pay_choice
from istanbul.games.board.state import State


def offer_plays(g: State, p: int, kind: int) -> None:
    """Whatever the seat has."""
    offer_payments(g, p, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Pay the chosen piece, then gain the lira."""
    pay_choice(g, p, choice, 1)
    gain_lira(g, p, value_of(g, kind))
    discard(g, kind)
