"""What the Tavern offers: the barrier, the two tavern tiles, and rubies for baksheesh.

Its own action does one of them, guild card 19 two different ones.
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board.base.tracks import N_TRACKS, take_ruby_of
from istanbul.games.board.catalogue import ACT_BARRIER, ACT_RUBY, ACT_TAVERN, BLOCK
from istanbul.games.board.effects import pay_coffee, pay_goods
from istanbul.games.board.frames import BARRIER, push
from istanbul.games.board.state import Public, State
from istanbul.games.board.tables import MAX_TAVERN_TILES, N_GOODS, N_TAVERN_TILES

# Options are numbered: the barrier, the tiles, the tracks.
BARRIER_OPTION: Final = 0
FIRST_TILE: Final = 1
FIRST_TRACK: Final = FIRST_TILE + N_TAVERN_TILES
N_TAVERN_OPTIONS: Final = FIRST_TRACK + N_TRACKS


def bullet_of(option: int) -> int:
    """Which of the Tavern's three actions an option belongs to: barrier, tile, baksheesh."""
    if option == BARRIER_OPTION:
        return 0
    return 1 if option < FIRST_TRACK else 2


def text_of(option: int) -> int:
    """The action that chooses it."""
    if option == BARRIER_OPTION:
        return ACT_BARRIER
    if option < FIRST_TRACK:
        return ACT_TAVERN + option - FIRST_TILE
    return ACT_RUBY + option - FIRST_TRACK


def tavern_option(a: int) -> int:
    """The option that an action chooses."""
    if a == ACT_BARRIER:
        return BARRIER_OPTION
    if BLOCK[a] == ACT_TAVERN:
        return a - ACT_TAVERN + FIRST_TILE
    return a - ACT_RUBY + FIRST_TRACK


def price_of(g: Public, option: int) -> int:
    """How much coffee an option costs now."""
    if option == BARRIER_OPTION:
        return g.tables.barrier_price
    if option < FIRST_TRACK:
        return g.tables.tavern_price[min(g.tavern_taken[option - FIRST_TILE], MAX_TAVERN_TILES - 1)]
    return g.tables.baksheesh_coffee


def is_left(g: Public, p: int, tile: int) -> bool:
    """Is there such a tile, and has the seat none?"""
    return not g.tavern_tile[p][tile] and g.tavern_taken[tile] < MAX_TAVERN_TILES


def is_possible(g: State, p: int, option: int) -> bool:
    """Leaving coffee aside: is the tile missing and left, are the goods there?

    A ruby always is: tracks are refilled where Mocha & Baksheesh is played (B12).
    """
    if option == BARRIER_OPTION:
        return True
    if option < FIRST_TRACK:
        return is_left(g, p, option - FIRST_TILE)
    for good in range(N_GOODS):
        if g.goods[p][good] < g.tables.baksheesh_goods[g.baksheesh][good]:
            return False
    return True


def do_tavern_option(g: State, p: int, option: int, discount: int, place: int) -> None:
    """Pay, and have it. The barrier asks where it is put (barrier.py)."""
    pay_coffee(g, p, price_of(g, option) - discount)
    if option == BARRIER_OPTION:
        push(g, BARRIER, p, 0)
    elif option < FIRST_TRACK:
        tile = option - FIRST_TILE
        g.tavern_taken[tile] += 1
        g.tavern_tile[p][tile] = 1
        emit(g, "tavern_tile", p, tile)
    else:
        for good in range(N_GOODS):
            pay_goods(g, p, good, g.tables.baksheesh_goods[g.baksheesh][good])
        g.baksheesh = 1 - g.baksheesh
        emit(g, "baksheesh_turned", g.baksheesh)
        take_ruby_of(g, p, option - FIRST_TRACK, place)
