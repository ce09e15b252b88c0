"""Why a place is worth going to, or not: what its action would bring now, at first sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from istanbul.engine.phrase import Reason
from istanbul.games.board.base.market import wanted
from istanbul.games.board.contents import FIGURES, GOODS, PLACES
from istanbul.games.board.place_numbers import POLICE_STATION
from istanbul.games.board.player.reasons_dice import best_call, percent
from istanbul.games.board.player.shortfall import (
    Purse,
    completes,
    lacks,
    mosque_tile,
    progress,
    ready_source,
    ruby,
    sale_nears,
    tile_short,
)
from istanbul.games.board.player.sources import NEVER, SOURCE_PLACE
from istanbul.games.board.player.visits import fees, sale
from istanbul.games.board.state import FIRST_NEUTRAL, IN_RESERVE, Public
from istanbul.games.board.tables import (
    BLUE,
    LARGE,
    MAX_TAVERN_TILES,
    N_GOODS,
    N_TAVERN_TILES,
    RED,
    SMALL,
)

_MARKETS: Final = {"small_market": SMALL, "large_market": LARGE}
_MOSQUES: Final = {"small_mosque": 0, "great_mosque": 2}
_WAREHOUSES: Final = ("fabric_warehouse", "spice_warehouse", "fruit_warehouse")


def going(g: Public, p: int, place: int, fee: int | None = None) -> Reason:
    """Going there with a figure that pays the merchants and may meet others."""
    fee = fees(g, p, place) if fee is None else fee
    name = PLACES[place]
    if fee > g.lira[p]:
        return Reason("reason-too_dear", {"place": name, "n": fee})
    main = acting(g, p, place, fee)
    return Reason(main.message, main.args | also_there(g, p, place, fee))


def also_there(g: Public, p: int, place: int, fee: int = 0) -> dict[str, str | int]:
    """What else is to be said about going there: the weightiest of it."""
    if fee:
        payees = [q for q in range(g.tables.players) if q != p and g.merchant[q] == place]
        one = len(payees) == 1 and fee == g.tables.merchant_fee
        return {"fee": fee, "payee": payees[0]} if one else {"fee": fee}
    if place != POLICE_STATION:
        for q in range(g.tables.players):
            if q != p and g.family[q] == place:
                return {"catch": q}
    if g.tables.letters and g.letter_front[p][place]:
        return {"letter": g.letter_front[p][place]}
    for figure in range(FIRST_NEUTRAL):
        if g.figure[figure] == place:
            return {"meet": FIGURES[figure]}
    return {}


def acting(g: Public, p: int, place: int, fee: int = 0) -> Reason:
    """Carrying out the action of a place, with a fee paid before."""
    name = PLACES[place]
    has = Purse.of(g, p).more(lira=-fee)
    if ready_source(g, p, place, has):
        return ruby(g, p, name)
    gained = _brings(g, p, name, has)
    near = None if gained is None else progress(g, p, has, gained, name)
    if near is not None and completes(near):
        return near
    if gained is not None and name in _GAINED:
        told = _GAINED[name](g, p, place, has, gained)
    else:
        told = _TOLD[name](g, p, place, has)
    if near is None or told.message == "reason-goods_for_tile":
        return told
    if told.message == "reason-sale" and near.message == "reason-nears_lira":
        return sale_nears(told, near)
    return near


def _brings(g: Public, p: int, name: str, has: Purse) -> Purse | None:
    """What the seat has after an action that leaves nothing to chance or choice."""
    t = g.tables
    room = t.start_room + g.extensions[p]
    if name in _WAREHOUSES:
        good = _WAREHOUSES.index(name)
        return has.more(goods=tuple((room - n) * (k == good) for k, n in enumerate(has.goods)))
    if name == "post_office":
        fit = tuple(min(t.mail_goods[g.mail][k], room - n) for k, n in enumerate(has.goods))
        return has.more(lira=t.mail_lira[g.mail], goods=fit)
    if name in _MARKETS:
        sold = tuple(-wanted(g, p, _MARKETS[name], good) for good in range(N_GOODS))
        return has.more(lira=sale(g, p, _MARKETS[name]), goods=sold)
    if name == "embassy":
        return has.more(seals=2 * t.front_seals)
    if name == "guild_hall":
        return has.more(coffee=1)
    return None


def _goods(g: Public, p: int, place: int, has: Purse, gained: Purse) -> Reason:
    """A warehouse, or the Post Office."""
    n = sum(gained.goods) - sum(has.goods)
    for colour in range(N_GOODS):
        if not g.tile[p][colour] and tile_short(g, has, colour) not in (0, NEVER):
            if tile_short(g, gained, colour) == 0:
                return Reason("reason-goods_for_tile", {"n": n, "colour": GOODS[colour]})
    if gained.lira > has.lira:
        return Reason("reason-goods_and_lira", {"n": n, "lira": gained.lira - has.lira})
    if n == 0:
        return Reason("reason-no_room", {"place": PLACES[place]})
    return Reason("reason-goods", {"n": n})


def _market(g: Public, p: int, place: int, has: Purse, gained: Purse) -> Reason:
    n = sum(has.goods) - sum(gained.goods)
    if n == 0:
        return Reason("reason-nothing_to_sell", {"place": PLACES[place]})
    return Reason("reason-sale", {"n": min(n, 5), "lira": gained.lira - has.lira})


def _mosque(g: Public, p: int, place: int, has: Purse) -> Reason:
    first = _MOSQUES[PLACES[place]]
    short = {
        colour: tile_short(g, has, colour) for colour in (first, first + 1) if not g.tile[p][colour]
    }
    if not short or min(short.values()) == NEVER:
        return Reason("reason-nothing_here", {"place": PLACES[place]})
    colour = min(short, key=short.__getitem__)
    if short[colour] == 0:
        return mosque_tile(g, p, colour, GOODS[colour])
    return Reason("reason-short_of_tile", {"n": short[colour], "colour": GOODS[colour]})


def _ruby_place(g: Public, p: int, place: int, has: Purse) -> Reason:
    """Palace, Dealer, Coffee House, Secret Society: not enough yet."""
    found = lacks(g, p, SOURCE_PLACE.index(place), has)
    if found is None:
        return Reason("reason-nothing_here", {"place": PLACES[place]})
    return Reason(f"reason-short_of_{found[0]}", {"place": PLACES[place], "n": found[1]})


def _wainwright(g: Public, p: int, place: int, has: Purse) -> Reason:
    t = g.tables
    left = t.max_extensions - g.extensions[p]
    if left == 0:
        return Reason("reason-nothing_here", {"place": PLACES[place]})
    if has.lira < t.extension_price:
        n = t.extension_price - has.lira
        return Reason("reason-cannot_pay", {"place": PLACES[place], "n": n})
    if g.wainwright_rubies and left > 1:
        return Reason("reason-extension_towards_ruby", {"n": left - 1})
    return Reason("reason-extension")


def _fountain(g: Public, p: int, place: int, has: Purse) -> Reason:
    out = sum(g.assistant[p])
    if out:
        return Reason("reason-assistants_back", {"n": out, "left": g.stack[p]})
    if g.tables.letters and g.companion[p] != IN_RESERVE:
        return Reason("reason-companion_back")
    return Reason("reason-no_assistants_out")


def _police(g: Public, p: int, place: int, has: Purse) -> Reason:
    at_home = g.family[p] == POLICE_STATION
    return Reason("reason-family_trip" if at_home else "reason-family_away")


def _tea_house(g: Public, p: int, place: int, has: Purse) -> Reason:
    has_red = bool(g.tile[p][RED])
    missing = max(g.dealer - has.lira, g.tables.tea_lowest)
    likely = percent(missing, has_red)
    if g.dealer > has.lira and likely >= 50:
        return Reason("reason-tea_for_dealer", {"n": missing, "percent": likely})
    n, chance = best_call(g.tables, has_red)
    return Reason("reason-tea", {"n": n, "percent": chance})


def _black_market(g: Public, p: int, place: int, has: Purse) -> Reason:
    room = g.tables.start_room + g.extensions[p]
    if min(has.goods) == room:
        return Reason("reason-no_room", {"place": PLACES[place]})
    blue = min(3, room - has.goods[BLUE])
    if min(has.goods[:BLUE]) == room:  # the good of your choice is red, green or yellow
        return Reason("reason-jewelry_only", {"n": blue})
    return Reason("reason-jewelry", {"n": blue})


def _tavern(g: Public, p: int, place: int, has: Purse) -> Reason:
    prices = [
        g.tables.tavern_price[g.tavern_taken[tile]]
        for tile in range(N_TAVERN_TILES)
        if not g.tavern_tile[p][tile] and g.tavern_taken[tile] < MAX_TAVERN_TILES
    ]
    if prices and has.coffee >= min(prices):
        return Reason("reason-tavern_tile_left", {"n": min(prices)})
    if has.coffee >= g.tables.barrier_price:
        return Reason("reason-barrier")
    n = min([*prices, g.tables.barrier_price]) - has.coffee
    return Reason("reason-short_of_coffee_there", {"place": PLACES[place], "n": n})


def _roasting_plant(g: Public, p: int, place: int, has: Purse) -> Reason:
    ways = (has.lira >= g.tables.roast_lira) + (sum(has.goods) > 0)
    ways += g.hand_size[p] + g.guild_size[p] > 0
    if ways == 0:
        return Reason("reason-nothing_here", {"place": PLACES[place]})
    return Reason("reason-roasting", {"n": ways * g.tables.roast_coffee})


def _plain(message: str) -> Callable[[Public, int, int, Purse], Reason]:
    def told(g: Public, p: int, place: int, has: Purse) -> Reason:
        return Reason(f"reason-{message}", {"place": PLACES[place]})

    return told


_GAINED: Final[dict[str, Callable[[Public, int, int, Purse, Purse], Reason]]] = {
    **dict.fromkeys([*_WAREHOUSES, "post_office"], _goods),
    **dict.fromkeys(_MARKETS, _market),
}
"""Of places whose reason is what they bring."""
_TOLD: Final[dict[str, Callable[[Public, int, int, Purse], Reason]]] = {
    **dict.fromkeys(_MOSQUES, _mosque),
    **dict.fromkeys(
        ["sultans_palace", "gemstone_dealer", "coffee_house", "secret_society"], _ruby_place
    ),
    "wainwright": _wainwright,
    "fountain": _fountain,
    "police_station": _police,
    "tea_house": _tea_house,
    "black_market": _black_market,
    "tavern": _tavern,
    "roasting_plant": _roasting_plant,
    "caravansary": _plain("cards_to_choose"),
    "guild_hall": _plain("guild_cards_to_choose"),
    "embassy": _plain("two_letters"),
    "kiosk": _plain("kiosk_round"),
    "auction_house": _plain("auction"),
    "catacombs": _plain("catacombs"),
}
assert {*_GAINED, *_TOLD} == set(PLACES), "every place has its reason"
