"""How useful the action of each place would be to a seat now, at first sight. In the subset."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.base.market import wanted
from istanbul.games.board.contents import PLACES
from istanbul.games.board.place_numbers import (
    FOUNTAIN,
    GREAT_MOSQUE,
    POLICE_STATION,
    SMALL_MARKET,
    SMALL_MOSQUE,
    TAVERN,
    WAINWRIGHT,
)
from istanbul.games.board.player.sources import (
    N_SOURCES,
    SOURCE_PLACE,
    is_pair_left,
    is_ready,
    tile_missing,
)
from istanbul.games.board.state import FIRST_NEUTRAL, N_FIGURES, Public, State
from istanbul.games.board.tables import LARGE, MAX_TAVERN_TILES, N_GOODS, N_TAVERN_TILES, SMALL

FABRIC_WAREHOUSE: Final = PLACES.index("fabric_warehouse")
POST_OFFICE: Final = PLACES.index("post_office")
BLACK_MARKET: Final = PLACES.index("black_market")
TEA_HOUSE: Final = PLACES.index("tea_house")
LARGE_MARKET: Final = PLACES.index("large_market")
CATACOMBS: Final = PLACES.index("catacombs")

RUBY: Final = 100
USUAL: Final[list[int]] = [0] * len(PLACES)  # of places whose use hardly changes
for _name, _points in {
    "caravansary": 20,
    "tea_house": 26,
    "roasting_plant": 24,
    "guild_hall": 24,
    "embassy": 28,
    "kiosk": 26,
    "auction_house": 16,
    "catacombs": 10,
}.items():
    USUAL[PLACES.index(_name)] = _points


def fees(g: Public, p: int, place: int) -> int:
    """Lira for the merchants at a place."""
    if place == FOUNTAIN:
        return 0
    n = 0
    for q in range(g.tables.players):
        if q != p:
            n += g.merchant[q] == place
            n += g.companion[q] == place
    for figure in range(FIRST_NEUTRAL, N_FIGURES):
        n += g.figure[figure] == place
    return n * g.tables.merchant_fee


def brings_ruby(g: State, p: int, place: int) -> bool:
    """Would the place's action bring a ruby now?"""
    for source in range(N_SOURCES):
        if SOURCE_PLACE[source] == place and is_ready(g, p, source):
            return True
    return False


def sale(g: Public, p: int, market: int) -> int:
    """Lira for all that a market wants."""
    n = 0
    for good in range(N_GOODS):
        n += wanted(g, p, market, good)
    return g.tables.market_price[market][min(n, 5)]


def use_of(g: State, p: int, place: int) -> int:
    """0 for useless, RUBY for a ruby."""
    if brings_ruby(g, p, place):
        return RUBY
    room = g.tables.start_room + g.extensions[p]
    points = USUAL[place]
    if place == SMALL_MOSQUE or place == GREAT_MOSQUE:
        points = use_of_mosque(g, p, (place == GREAT_MOSQUE) + 0)
    elif place == WAINWRIGHT:
        has_next = g.extensions[p] < g.tables.max_extensions
        points = 36 if has_next and g.lira[p] >= g.tables.extension_price else 0
    elif FABRIC_WAREHOUSE <= place <= POST_OFFICE:
        points = use_of_goods(g, p, place, room)
    elif place == SMALL_MARKET or place == LARGE_MARKET:
        points = min(80, 5 * sale(g, p, SMALL if place == SMALL_MARKET else LARGE))
    elif place == BLACK_MARKET:
        points = 8 + 8 * min(2, room - g.goods[p][N_GOODS - 1])
    elif place == FOUNTAIN:
        points = 12 * max(0, g.tables.start_assistants - g.stack[p]) - 14
    elif place == POLICE_STATION:
        points = 32 if g.family[p] == POLICE_STATION else 0
    elif place == TAVERN:
        points = use_of_tavern(g, p)
    if g.tables.letters and g.letter_front[p][place] > 0:
        points += 14
    return points


def use_of_goods(g: State, p: int, place: int, room: int) -> int:
    """Goods that fit, from a warehouse or by post."""
    if place != POST_OFFICE:
        return 9 * (room - g.goods[p][place - FABRIC_WAREHOUSE])
    points = 3 * g.tables.mail_lira[g.mail]
    for good in range(N_GOODS):
        fits = min(g.tables.mail_goods[g.mail][good], room - g.goods[p][good])
        points += (8 + 6 * (good == N_GOODS - 1)) * fits
    return points


def use_of_mosque(g: State, p: int, mosque: int) -> int:
    """A tile, and better if it leads to a pair with a ruby."""
    for colour in range(2 * mosque, 2 * mosque + 2):
        if not g.tile[p][colour] and tile_missing(g, p, colour) == 0:
            return 60 if is_pair_left(g, p, mosque) else 25
    return 0


def use_of_tavern(g: State, p: int) -> int:
    """A tavern tile that can be paid, or the barrier."""
    for tile in range(N_TAVERN_TILES):
        if not g.tavern_tile[p][tile] and g.tavern_taken[tile] < MAX_TAVERN_TILES:
            if g.coffee[p] >= g.tables.tavern_price[g.tavern_taken[tile]]:
                return 30
    return 14 if g.coffee[p] >= g.tables.barrier_price else 0


def use_of_going(g: State, p: int, place: int) -> int:
    """The same for a merchant who goes there: assistants, fees, figures to meet."""
    paid = fees(g, p, place)
    if paid > g.lira[p]:
        return 0
    points = use_of(g, p, place) - 4 * paid
    if g.assistant[p][place]:
        points += 8
    elif place != FOUNTAIN:
        points -= max(0, 9 - 3 * g.stack[p])
    for figure in range(FIRST_NEUTRAL):
        if g.figure[figure] == place:
            points += 5
    for q in range(g.tables.players):
        if q != p and g.family[q] == place and place != POLICE_STATION:
            points += 8
    return points
