"""Lira for coffee: pay 1 coffee for `value` lira."""

from __future__ import annotations

from istanbul.board_game.cards import discard, value_of
from istanbul.board_game.catalogue import CARD_FIRST
from istanbul.board_game.effects import gain_lira, pay_coffee
from istanbul.board_game.frames import offer
from istanbul.board_game.mocha.reserve import spare_coffee
from istanbul.board_game.state import State


def offer_plays(g: State, p: int, kind: int) -> None:
    """With a coffee."""
    if spare_coffee(g, p) > 0:
        offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Pay and gain."""
    pay_coffee(g, p, 1)
    gain_lira(g, p, value_of(g, kind))
    discard(g, kind)
