"""Goods: `a` goods of the tile's colour and `b` lira."""

from __future__ import annotations

from istanbul.games.board.catalogue import USE
from istanbul.games.board.effects import gain_goods, gain_lira, has_room
from istanbul.games.board.frames import ABOUT, get, offer, pop
from istanbul.games.board.state import State


def options(g: State, p: int) -> None:
    """If anything of it can be had."""
    tile = get(g, ABOUT)
    if has_room(g, p, g.tables.kiosk_good[tile]) or g.tables.kiosk_b[tile] > 0:
        offer(g, USE)


def act(g: State, p: int, a: int) -> None:
    """Gain the goods, then the lira."""
    tile = get(g, ABOUT)
    pop(g)
    gain_goods(g, p, g.tables.kiosk_good[tile], g.tables.kiosk_a[tile])
    if g.tables.kiosk_b[tile] > 0:
        gain_lira(g, p, g.tables.kiosk_b[tile])
