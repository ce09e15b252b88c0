"""Guild for coffee: pay `value` coffee for a guild card from the deck."""

from __future__ import annotations

from istanbul.board_game.cards import discard, value_of
from istanbul.board_game.catalogue import CARD_FIRST
from istanbul.board_game.effects import pay_coffee
from istanbul.board_game.frames import offer
from istanbul.board_game.mocha.guild import can_draw_guild, draw_guild
from istanbul.board_game.mocha.reserve import spare_coffee
from istanbul.board_game.state import State


def offer_plays(g: State, p: int, kind: int) -> None:
    """With the coffee, and a card to draw."""
    if spare_coffee(g, p) >= value_of(g, kind) and can_draw_guild(g):
        offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Pay and draw."""
    pay_coffee(g, p, value_of(g, kind))
    discard(g, kind)
    draw_guild(g, p)
