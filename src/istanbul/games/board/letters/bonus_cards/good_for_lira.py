"""Good for lira: pay a good or a coffee for `value` lira."""

from __future__ import annotations

from istanbul.games.board.cards import discard, value_of
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.effects import gain_lira
from istanbul.games.board.frames import offer
from istanbul.games.board.mocha.coffee import can_pay_choice, pay_choice
from istanbul.games.board.state import State
from istanbul.games.board.tables import COFFEE


def offer_plays(g: State, p: int, kind: int) -> None:
    """Whatever the seat has."""
    for choice in range(COFFEE + 1):
        if can_pay_choice(g, p, choice):
            offer(g, CARD_FIRST[kind] + choice)


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Pay and gain."""
    pay_choice(g, p, choice, 1)
    gain_lira(g, p, value_of(g, kind))
    discard(g, kind)
