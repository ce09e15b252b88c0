"""Coffee: take `value` coffee, at any main decision, and when bidding in one's own auction (G3)."""

from __future__ import annotations

from istanbul.games.board.cards import discard, value_of
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.effects import gain_coffee
from istanbul.games.board.frames import offer
from istanbul.games.board.state import State


def offer_plays(g: State, p: int, kind: int) -> None:
    """Nothing else is needed to play it."""
    offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Gain the coffee; it needs no room."""
    gain_coffee(g, p, value_of(g, kind))
    discard(g, kind)
