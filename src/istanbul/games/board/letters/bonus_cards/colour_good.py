"""Colour good: gain a good of the colour `value`, if it fits, and 3 lira."""

from __future__ import annotations

from istanbul.games.board.cards import discard, value_of
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.effects import gain_goods, gain_lira
from istanbul.games.board.frames import offer
from istanbul.games.board.state import State


def offer_plays(g: State, p: int, kind: int) -> None:
    """Any time; a full wheelbarrow does not matter (G1)."""
    offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Gain the good, then the lira."""
    gain_goods(g, p, value_of(g, kind), 1)
    gain_lira(g, p, g.tables.colour_good_lira)
    discard(g, kind)
