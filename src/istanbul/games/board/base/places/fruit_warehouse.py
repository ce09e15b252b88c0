"""Fruit Warehouse: fill up with fruit (yellow)."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.base.warehouse import warehouse_act, warehouse_options
from istanbul.games.board.state import State
from istanbul.games.board.tables import YELLOW

NUMBER: Final = 4


def options(g: State, p: int) -> None:
    """Those of every warehouse."""
    warehouse_options(g, p, YELLOW)


def act(g: State, p: int, a: int) -> None:
    """Fill up, or buy one more good with the green tile."""
    warehouse_act(g, p, a, YELLOW)
