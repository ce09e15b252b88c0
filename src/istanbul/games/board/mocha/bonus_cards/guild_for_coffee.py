"""Guild for coffee: pay `value` coffee for a guild card from the deck."""

from __future__ import annotations

from istanbul.games.board.cards import discard, value_of
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.effects import pay_coffee
from istanbul.games.board.frames import offer
from istanbul.games.board.mocha.guild import can_draw_guild, draw_guild
from istanbul.games.board.mocha.reserve import spare_coffee
from istanbul.games.board.state import State


def offer_plays(g: State, p: int, kind: int) -> None:
    """With the coffee, and a card to draw."""
    if spare_coffee(g, p) >= value_of(g, kind) and can_draw_guild(g):
        offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Pay the coffee, then draw the guild card."""
    pay_coffee(g, p, value_of(g, kind))
    discard(g, kind)
    draw_guild(g, p)
