"""Green tile: at a warehouse, after filling up, 2 lira for one more good of any kind."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.board.effects import gain_goods, pay_lira
from istanbul.games.board.state import State
from istanbul.games.board.tables import GREEN


def may_buy(g: State, p: int) -> bool:
    """Has the seat the tile, and the lira? It does not serve guild cards (M3)."""
    return g.tile[p][GREEN] > 0 and g.lira[p] >= g.tables.green_fee and not g.guild_turn


def buy(g: State, p: int, good: int) -> None:
    """Pay the fee for one more good of this kind."""
    emit(g, "tile_used", p, GREEN)
    pay_lira(g, p, g.tables.green_fee)
    gain_goods(g, p, good, 1)
