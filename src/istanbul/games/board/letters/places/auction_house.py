"""Auction House: gain a good, then auction two bonus cards (L7)."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.cards import can_draw
from istanbul.games.board.catalogue import ACT, ACT_GOOD
from istanbul.games.board.effects import done, gain_goods, has_any_room, has_room
from istanbul.games.board.frames import AUCTION, offer, push
from istanbul.games.board.state import State
from istanbul.games.board.tables import N_GOODS

NUMBER: Final = 23


def options(g: State, p: int) -> None:
    """A good that fits; with a full wheelbarrow just the auction."""
    if has_any_room(g, p):
        for good in range(N_GOODS):
            if has_room(g, p, good):
                offer(g, ACT_GOOD + good)
    elif can_draw(g):
        offer(g, ACT)


def act(g: State, p: int, a: int) -> None:
    """Gain the good, then open the auction if there are cards."""
    if a != ACT:
        gain_goods(g, p, a - ACT_GOOD, 1)
    done(g)
    if can_draw(g):
        push(g, AUCTION, p, p)
