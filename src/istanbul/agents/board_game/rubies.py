"""Where a seat could take a ruby, or do something useful, as things stand in its view."""

from __future__ import annotations

from typing import Final

from istanbul.board_game.contents import PLACES
from istanbul.board_game.tables import GREEN, LARGE, MAX_DEMAND_TILES, N_GOODS, RED, SMALL, YELLOW
from istanbul.board_game.view import View

_MOSQUES: Final = {"small_mosque": RED, "great_mosque": YELLOW}  # their first colour
_MARKETS: Final = {"small_market": SMALL, "large_market": LARGE}
_WAREHOUSES: Final = {"fabric_warehouse": RED, "spice_warehouse": GREEN, "fruit_warehouse": YELLOW}


_ALWAYS: Final = {
    "post_office": 5,
    "tea_house": 4,
    "caravansary": 1,
    "roasting_plant": 5,
    "guild_hall": 4,
    "embassy": 5,
    "kiosk": 5,
    "auction_house": 4,
    "catacombs": 3,
}


def fees(v: View, p: int, place: str) -> int:
    """Lira for the merchants at a place."""
    here = PLACES.index(place)
    others = sum(
        (v.merchant[q] == here) + (v.companion[q] == here)
        for q in range(v.tables.players)
        if q != p
    )
    if place == "fountain":
        return 0
    return v.tables.merchant_fee * (others + v.figure[4:].count(here))


def can_have_tile(v: View, p: int, colour: int) -> bool:
    """Is this mosque tile missing, left, and deserved?"""
    taken = v.mosque_taken[colour]
    return (
        not v.tile[p][colour]
        and taken < v.tables.mosque_tiles
        and v.goods[p][colour] >= v.tables.mosque_need[taken]
    )


def seals(v: View, p: int) -> int:
    """What the seat's letters show."""
    fronts, backs = sum(v.letter_front[p]), sum(v.letter_back[p])
    return fronts * v.tables.front_seals + backs * v.tables.back_seals


def gives_ruby(v: View, p: int, place: str, lira: int) -> bool:
    """Would this place's action bring a ruby now, with so many lira?"""
    t = v.tables
    if place == "gemstone_dealer":
        return 0 < v.dealer <= lira
    if place == "coffee_house":
        return 0 < v.coffee_house <= v.coffee[p]
    if place == "tavern":
        wanted = t.baksheesh_goods[v.baksheesh]
        has_goods = all(v.goods[p][good] >= wanted[good] for good in range(N_GOODS))
        return has_goods and v.coffee[p] >= t.baksheesh_coffee
    if place == "secret_society":
        return seals(v, p) >= t.ruby_seals
    if place == "wainwright":
        return v.extensions[p] == t.max_extensions - 1 and lira >= t.extension_price
    if place == "sultans_palace" and v.palace:
        spare = [v.goods[p][good] - t.palace_need[v.palace][good] for good in range(N_GOODS)]
        return min(spare) >= 0 and sum(spare) >= t.palace_any[v.palace]
    if place in _MOSQUES:
        first = _MOSQUES[place]
        return any(
            v.tile[p][2 * first + 1 - colour] and can_have_tile(v, p, colour)
            for colour in (first, first + 1)
        )
    return False


def use(v: View, p: int, place: str, lira: int) -> int:
    """How useful a place's action would be, roughly: 0 not at all, 10 very."""
    t = v.tables
    room = t.start_room + v.extensions[p]
    if place in _MOSQUES:
        first = _MOSQUES[place]
        return 9 * (can_have_tile(v, p, first) or can_have_tile(v, p, first + 1))
    if place in _MARKETS:
        market = _MARKETS[place]
        tile = v.demand_order[market][v.demand_top[market]]
        wanted = t.demand[MAX_DEMAND_TILES * market + tile]
        return 2 * sum(min(v.goods[p][good], wanted[good]) for good in range(N_GOODS))
    if place in _WAREHOUSES:
        return 2 * (room - v.goods[p][_WAREHOUSES[place]])
    if place == "wainwright":
        return 7 * (v.extensions[p] < t.max_extensions and lira >= t.extension_price)
    if place == "fountain":
        return 4 * (t.start_assistants - v.stack[p]) - 6
    if place == "black_market":
        return 3 * (room > v.goods[p][N_GOODS - 1])
    if place == "police_station":
        return 4 * (PLACES[v.family[p]] == place)
    if place == "tavern":
        missing = [
            price for tile, price in enumerate(_tavern_prices(v)) if not v.tavern_tile[p][tile]
        ]
        return 5 * (v.coffee[p] >= min([t.barrier_price, *missing]))
    delivers = 4 * v.letter_front[p][PLACES.index(place)]
    return delivers + _ALWAYS.get(place, 0)


def _tavern_prices(v: View) -> list[int]:
    return [v.tables.tavern_price[min(taken, 3)] for taken in v.tavern_taken]
