"""Lira for coffee: pay 1 coffee for `value` lira."""

from __future__ import annotations

from istanbul.games.board.cards import discard, value_of
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.effects import gain_lira, pay_coffee
from istanbul.games.board.frames import offer
from istanbul.games.board.mocha.reserve import spare_coffee
from istanbul.games.board.state import State


def offer_plays(g: State, p: int, kind: int) -> None:
    """It needs a coffee that is not promised to something else."""
    if spare_coffee(g, p) > 0:
        offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Pay the coffee, then gain the lira."""
    pay_coffee(g, p, 1)
    gain_lira(g, p, value_of(g, kind))
    discard(g, kind)
