"""Good: gain `value` goods of one kind of choice, at any main decision with room (G3)."""

from __future__ import annotations

from istanbul.games.board.cards import discard, value_of
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.effects import gain_goods, has_room
from istanbul.games.board.frames import offer
from istanbul.games.board.state import State
from istanbul.games.board.tables import N_GOODS


def offer_plays(g: State, p: int, kind: int) -> None:
    """The goods that fit."""
    for good in range(N_GOODS):
        if has_room(g, p, good):
            offer(g, CARD_FIRST[kind] + good)


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Gain the goods of the chosen kind."""
    gain_goods(g, p, choice, value_of(g, kind))
    discard(g, kind)
