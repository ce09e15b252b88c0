"""What guild card 19 keeps back: once it is begun, its second thing stays possible (S4).

While the barrier that was its first thing is used, the cheapest second thing is reserved: the
coffee for a tavern tile or, if none can be had, coffee and goods for baksheesh. What is reserved
cannot be spent; everything that costs coffee or goods asks here what is left.
"""

from __future__ import annotations

from typing import Final

from istanbul.games.board.frames import ABOUT, GUILD, KIND, STEP
from istanbul.games.board.mocha.tavern_options import (
    BARRIER_OPTION,
    FIRST_TILE,
    FIRST_TRACK,
    is_left,
    price_of,
)
from istanbul.games.board.state import FRAME, Public, State
from istanbul.games.board.tables import GUILD_EFFECTS, N_GOODS, N_TAVERN_TILES

TAVERN_TWICE: Final = GUILD_EFFECTS.index("tavern_twice")
SECOND_CHOICE: Final = 2  # step of its frame


def is_promised(g: Public, p: int) -> bool:
    """Has the seat a second thing to come, after what is under way?"""
    if not g.guild_turn or p != g.seat:
        return False
    for i in range(1, g.top // FRAME):  # below the top
        card = g.frame[FRAME * i + ABOUT]
        waits = g.frame[FRAME * i + STEP] == SECOND_CHOICE
        if g.frame[FRAME * i + KIND] == GUILD and waits:
            return g.tables.guild_effect[card] == TAVERN_TWICE
    return False


def cheapest_tile(g: Public, p: int) -> int:
    """The tavern tile that costs least among those the seat can have, or N_TAVERN_TILES."""
    best = N_TAVERN_TILES
    for tile in range(N_TAVERN_TILES):
        if is_left(g, p, tile) and (
            best == N_TAVERN_TILES
            or price_of(g, FIRST_TILE + tile) < price_of(g, FIRST_TILE + best)
        ):
            best = tile
    return best


def needed_coffee(g: State, p: int) -> int:
    """Coffee for the cheapest thing beside the barrier."""
    tile = cheapest_tile(g, p)
    return price_of(g, FIRST_TRACK if tile == N_TAVERN_TILES else FIRST_TILE + tile)


def needed_goods(g: Public, p: int, good: int) -> int:
    """Goods for it: none for a tile."""
    if cheapest_tile(g, p) < N_TAVERN_TILES:
        return 0
    return g.tables.baksheesh_goods[g.baksheesh][good]


def spare_coffee(g: State, p: int) -> int:
    """Coffee that may be spent; below 0 if what is reserved is not there yet."""
    if is_promised(g, p):
        return g.coffee[p] - needed_coffee(g, p)
    return g.coffee[p]


def has_what_is_needed(g: State, p: int) -> bool:
    """Is all there for the cheapest thing beside the barrier?"""
    for good in range(N_GOODS):
        if g.goods[p][good] < needed_goods(g, p, good):
            return False
    return g.coffee[p] >= needed_coffee(g, p)


def is_kept_after(g: State, p: int, option: int) -> bool:
    """Would all still be there after an option of the Tavern that the family member chose?"""
    price = price_of(g, option)
    g.coffee[p] -= price
    if option == BARRIER_OPTION:
        kept = has_what_is_needed(g, p)
    elif option < FIRST_TRACK:
        tile = option - FIRST_TILE
        g.tavern_tile[p][tile] = 1
        kept = has_what_is_needed(g, p)
        g.tavern_tile[p][tile] = 0
    else:
        kept = keeps_after_baksheesh(g, p)
    g.coffee[p] += price
    return kept


def keeps_after_baksheesh(g: State, p: int) -> bool:
    """The same for the goods of baksheesh; its tile is turned."""
    side = g.baksheesh
    g.baksheesh = 1 - side
    for good in range(N_GOODS):
        g.goods[p][good] -= g.tables.baksheesh_goods[side][good]
    kept = has_what_is_needed(g, p)
    for good in range(N_GOODS):
        g.goods[p][good] += g.tables.baksheesh_goods[side][good]
    g.baksheesh = side
    return kept
