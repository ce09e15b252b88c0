"""Spice Warehouse: fill up with spice (green)."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.base.warehouse import warehouse_act, warehouse_options
from istanbul.games.board.state import State
from istanbul.games.board.tables import GREEN

NUMBER: Final = 3


def options(g: State, p: int) -> None:
    """Those of every warehouse."""
    warehouse_options(g, p, GREEN)


def act(g: State, p: int, a: int) -> None:
    """Fill up, or buy one more good with the green tile."""
    warehouse_act(g, p, a, GREEN)
