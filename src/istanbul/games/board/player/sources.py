"""Where rubies come from, and what the next one of each source still costs a seat. In the subset.

Costs are in lira, goods counted at what they sell for, roughly: enough to compare sources.
"""

from __future__ import annotations

from typing import Final

from istanbul.games.board.contents import PLACES
from istanbul.games.board.place_numbers import (
    COFFEE_HOUSE,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    SMALL_MOSQUE,
    SULTANS_PALACE,
    TAVERN,
    WAINWRIGHT,
)
from istanbul.games.board.state import Public, State
from istanbul.games.board.tables import N_GOODS, PALACE_SYMBOLS

SECRET_SOCIETY: Final = PLACES.index("secret_society")

# The sources, and the place of each.
FROM_DEALER: Final = 0
FROM_PALACE: Final = 1
FROM_WAINWRIGHT: Final = 2
FROM_SMALL_MOSQUE: Final = 3
FROM_GREAT_MOSQUE: Final = 4
FROM_COFFEE_HOUSE: Final = 5
FROM_TAVERN: Final = 6
FROM_SOCIETY: Final = 7
N_SOURCES: Final = 8
SOURCE_PLACE: Final = [
    *(GEMSTONE_DEALER, SULTANS_PALACE, WAINWRIGHT, SMALL_MOSQUE, GREAT_MOSQUE),
    *(COFFEE_HOUSE, TAVERN, SECRET_SOCIETY),
]

GOOD: Final = 2  # lira that a good is worth
JEWEL: Final = 4  # a blue one
COFFEE: Final = 2
SEAL: Final = 2
VISIT: Final = 5  # the turn it takes to go there
NEVER: Final = 99


def good_price(good: int) -> int:
    """What a good is worth, roughly."""
    return JEWEL if good == N_GOODS - 1 else GOOD


def goods_missing(g: State, p: int, price: int) -> int:
    """Goods that the Palace's price lacks."""
    missing = 0
    spare = 0
    for good in range(N_GOODS):
        more = g.goods[p][good] - g.tables.palace_need[price][good]
        if more < 0:
            missing -= more
        else:
            spare += more
    return missing + max(0, g.tables.palace_any[price] - spare)


def tile_missing(g: State, p: int, colour: int) -> int:
    """Goods that the next mosque tile of a colour lacks; NEVER if the stack is empty."""
    if g.mosque_taken[colour] >= g.tables.mosque_tiles:
        return NEVER
    return max(0, g.tables.mosque_need[g.mosque_taken[colour]] - g.goods[p][colour])


def is_ready(g: State, p: int, source: int) -> bool:
    """Would a visit bring the ruby now, fees aside?"""
    if not is_left(g, p, source):
        return False
    if source == FROM_DEALER:
        return g.lira[p] >= g.dealer
    if source == FROM_PALACE:
        return goods_missing(g, p, g.palace) == 0
    if source == FROM_WAINWRIGHT:
        last = g.extensions[p] == g.tables.max_extensions - 1
        return last and g.lira[p] >= g.tables.extension_price
    if source == FROM_SMALL_MOSQUE or source == FROM_GREAT_MOSQUE:
        first = 2 * (source - FROM_SMALL_MOSQUE)
        if g.tile[p][first]:
            return tile_missing(g, p, first + 1) == 0
        return g.tile[p][first + 1] > 0 and tile_missing(g, p, first) == 0
    if source == FROM_COFFEE_HOUSE:
        return g.coffee[p] >= g.coffee_house
    if source == FROM_TAVERN:
        return g.coffee[p] >= g.tables.baksheesh_coffee and baksheesh_missing(g, p) == 0
    return g.seals[p] >= g.tables.ruby_seals


def baksheesh_missing(g: State, p: int) -> int:
    """Goods that the baksheesh tile lacks."""
    missing = 0
    for good in range(N_GOODS):
        missing += max(0, g.tables.baksheesh_goods[g.baksheesh][good] - g.goods[p][good])
    return missing


def is_left(g: Public, p: int, source: int) -> bool:
    """Could this source ever give the seat another ruby?"""
    if source == FROM_DEALER:
        return g.dealer > 0
    if source == FROM_PALACE:
        return g.palace > 0
    if source == FROM_WAINWRIGHT:
        return g.wainwright_rubies > 0 and g.extensions[p] < g.tables.max_extensions
    if source == FROM_SMALL_MOSQUE or source == FROM_GREAT_MOSQUE:
        return is_pair_left(g, p, source - FROM_SMALL_MOSQUE)
    if source == FROM_SOCIETY:
        return g.tables.letters > 0
    return g.tables.mocha > 0


def is_pair_left(g: Public, p: int, mosque: int) -> bool:
    """Is a ruby there, and can the seat still get both tiles?"""
    if g.mosque_rubies[mosque] == 0 or (g.tile[p][2 * mosque] and g.tile[p][2 * mosque + 1]):
        return False
    for colour in range(2 * mosque, 2 * mosque + 2):
        if not g.tile[p][colour] and g.mosque_taken[colour] >= g.tables.mosque_tiles:
            return False
    return True


def cost_of(g: State, p: int, source: int, later: int) -> int:
    """What a seat with an empty wheelbarrow would pay for a ruby, `later` ones having gone before.

    What is owned counts once for all rubies (features.py), so it is not taken off here.
    """
    if not is_left(g, p, source):
        return NEVER
    if source == FROM_DEALER:
        return VISIT + min(g.dealer + later, g.tables.dealer_last)
    if source == FROM_PALACE:
        price = min(g.palace + later, PALACE_SYMBOLS)
        return VISIT + GOOD * price + (JEWEL - GOOD) * g.tables.palace_need[price][N_GOODS - 1]
    if source == FROM_COFFEE_HOUSE:
        return VISIT + COFFEE * min(g.coffee_house + later, g.tables.coffee_last)
    if source == FROM_SOCIETY:
        return VISIT + SEAL * g.tables.ruby_seals
    if source == FROM_TAVERN:
        return VISIT + COFFEE * g.tables.baksheesh_coffee + GOOD * 3
    if later > 0:
        return NEVER
    if source == FROM_WAINWRIGHT:
        return (VISIT + g.tables.extension_price) * (g.tables.max_extensions - g.extensions[p])
    cost = 0
    for colour in range(2 * (source - FROM_SMALL_MOSQUE), 2 * (source - FROM_SMALL_MOSQUE) + 2):
        if not g.tile[p][colour]:
            cost += VISIT + good_price(colour) * g.tables.mosque_need[g.mosque_taken[colour]]
    return cost


def remaining_cost(g: State, p: int) -> int:
    """The cheapest rubies to the goal, one after the other, and what they cost in all."""
    total = 0
    dealers = 0
    palaces = 0
    coffees = 0
    used = 0  # a bit for each source that gives one ruby only
    for _ in range(max(0, g.tables.goal - g.rubies[p])):
        best = 0
        least = 2 * NEVER
        for source in range(N_SOURCES):
            later = (used >> source) & 1
            if source == FROM_DEALER:
                later = dealers
            elif source == FROM_PALACE:
                later = palaces
            elif source == FROM_COFFEE_HOUSE:
                later = coffees
            elif source == FROM_TAVERN or source == FROM_SOCIETY:
                later = 0
            cost = cost_of(g, p, source, later)
            if cost < least:
                best = source
                least = cost
        total += least
        if best == FROM_DEALER:
            dealers += 1
        elif best == FROM_PALACE:
            palaces += 1
        elif best == FROM_COFFEE_HOUSE:
            coffees += 1
        else:
            used |= 1 << best
    return total
