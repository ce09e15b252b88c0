"""Coffee: take `value` coffee, at any main decision, and when bidding in one's own auction (G3)."""

from __future__ import annotations

from istanbul.board_game.cards import discard, value_of
from istanbul.board_game.catalogue import CARD_FIRST
from istanbul.board_game.effects import gain_coffee
from istanbul.board_game.frames import offer
from istanbul.board_game.state import State


def offer_plays(g: State, p: int, kind: int) -> None:
    """Any time."""
    offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Take the coffee."""
    gain_coffee(g, p, value_of(g, kind))
    discard(g, kind)
