"""Red tile: after a roll at the Black Market or the Tea House turn one die to 4, or reroll (B9)."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board.state import State
from istanbul.games.board.tables import RED

TURNED_TO: Final = 4


def may_change(g: State, p: int) -> bool:
    """Has the seat the tile? It does not serve guild cards (M3)."""
    return g.tile[p][RED] > 0 and not g.guild_turn


def used(g: State, p: int) -> None:
    """Tell that the tile was used; a roll allows it once."""
    emit(g, "tile_used", p, RED)
