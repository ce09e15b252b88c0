"""The next demand tile of a market."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board.contents import MARKETS
from istanbul.games.board.frames import ABOUT, REVEAL, get, may_happen, pop
from istanbul.games.board.state import State
from istanbul.games.board.tables import MAX_DEMAND_TILES

NUMBER: Final = REVEAL
MARKET: Final = ABOUT
ABOUT_IDS: Final = {name: i for i, name in enumerate(MARKETS)}
TEXTS: Final = {tile: f"reveal {tile}" for tile in range(MAX_DEMAND_TILES)}


def is_seen(g: State, market: int, tile: int) -> bool:
    """Has this demand tile been on top?"""
    for i in range(g.demand_seen[market]):
        if g.demand_order[market][i] == tile:
            return True
    return False


def outcomes(g: State) -> None:
    """Those that nobody has seen."""
    market = get(g, MARKET)
    for tile in range(g.tables.demand_tiles[market]):
        may_happen(g, tile, 0 if is_seen(g, market, tile) else 1)


def happen(g: State, p: int, outcome: int) -> None:
    """A demand tile comes on top for the first time."""
    market = get(g, MARKET)
    pop(g)
    g.demand_order[market][g.demand_seen[market]] = outcome
    g.demand_top[market] = g.demand_seen[market]
    g.demand_seen[market] += 1
    emit(g, "demand", market, outcome)
