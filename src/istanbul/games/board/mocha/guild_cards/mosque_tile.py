"""Mosque tile: pay 1 good of the colour `a` or the next for that tile, whatever it asks (M4)."""

from __future__ import annotations

from istanbul.games.board.base.mosque import take_tile
from istanbul.games.board.catalogue import ACT_GOOD
from istanbul.games.board.effects import pay_goods
from istanbul.games.board.frames import ABOUT, STEP, get, offer, put
from istanbul.games.board.state import State


def can_take(g: State, p: int, colour: int) -> bool:
    """Is the tile missing and left, and a good of its colour there?"""
    is_left = g.mosque_taken[colour] < g.tables.mosque_tiles
    return is_left and not g.tile[p][colour] and g.goods[p][colour] > 0


def can_play(g: State, p: int, card: int) -> bool:
    """If one of the two can be had."""
    first = g.tables.guild_a[card]
    return can_take(g, p, first) or can_take(g, p, first + 1)


def play(g: State, p: int, card: int) -> None:
    """The card waits for the colour of the tile."""
    put(g, STEP, 1)


def options(g: State, p: int) -> None:
    """Those that can be had."""
    if get(g, STEP) == 1:
        first = g.tables.guild_a[get(g, ABOUT)]
        for colour in range(first, first + 2):
            if can_take(g, p, colour):
                offer(g, ACT_GOOD + colour)


def act(g: State, p: int, a: int) -> None:
    """Pay the good, then take the tile of its colour."""
    put(g, STEP, 0)
    pay_goods(g, p, a - ACT_GOOD, 1)
    take_tile(g, p, a - ACT_GOOD, g.tables.guild_place[get(g, ABOUT)])
