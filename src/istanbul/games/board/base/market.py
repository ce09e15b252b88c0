"""What the two markets share: goods that the demand tile shows, for lira; then the next tile."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.board.base.spending import spare_goods
from istanbul.games.board.catalogue import ACT_GOODS, GOODS_SET_SIZE, GOODS_SETS
from istanbul.games.board.effects import done, gain_lira, pay_goods
from istanbul.games.board.frames import ABOUT, REVEAL, get, offer, push
from istanbul.games.board.state import Public, State
from istanbul.games.board.tables import BLUE, GREEN, MAX_DEMAND_TILES, N_GOODS, RED, YELLOW


def wanted(g: Public, p: int, market: int, good: int) -> int:
    """How many of a good the seat has and the tile on top shows."""
    tile = g.demand_order[market][g.demand_top[market]]
    return min(spare_goods(g, p, good), g.tables.demand[MAX_DEMAND_TILES * market + tile][good])


def market_options(g: State, p: int, market: int) -> None:
    """Every set of goods that the seat has and the tile shows."""
    offer_sets(
        g,
        wanted(g, p, market, RED),
        wanted(g, p, market, GREEN),
        wanted(g, p, market, YELLOW),
        wanted(g, p, market, BLUE),
    )


def offer_sets(g: State, red: int, green: int, yellow: int, blue: int) -> None:
    """Every set of one to five goods within these numbers."""
    if red + green + yellow + blue == 0:
        return
    for row in range(len(GOODS_SETS)):
        if GOODS_SETS[row][RED] > red:
            return  # the rows are sorted
        if (
            GOODS_SETS[row][GREEN] <= green
            and GOODS_SETS[row][YELLOW] <= yellow
            and GOODS_SETS[row][BLUE] <= blue
        ):
            offer(g, ACT_GOODS + row)


def sell(g: State, p: int, a: int, market: int) -> None:
    """Goods for lira. Ends the visit on top."""
    place = get(g, ABOUT)
    done(g)
    sell_for_lira(g, p, a, market, place)


def sell_for_lira(g: State, p: int, a: int, market: int, place: int) -> None:
    """Goods out, lira in; the next tile comes on top."""
    row = a - ACT_GOODS
    price = g.tables.market_price[market][GOODS_SET_SIZE[row]]
    for good in range(N_GOODS):
        pay_goods(g, p, good, GOODS_SETS[row][good])
    emit(g, "sold", p, place, row, price)
    gain_lira(g, p, price)
    if g.demand_seen[market] < g.tables.demand_tiles[market]:
        push(g, REVEAL, p, market)
    else:  # by now everybody knows their order
        g.demand_top[market] = (g.demand_top[market] + 1) % g.tables.demand_tiles[market]
        emit(g, "demand", market, g.demand_order[market][g.demand_top[market]])
