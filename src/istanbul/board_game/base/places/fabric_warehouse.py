"""Fabric Warehouse: fill up with fabric (red)."""

from __future__ import annotations

from typing import Final

from istanbul.board_game.base.warehouse import warehouse_act, warehouse_options
from istanbul.board_game.state import State
from istanbul.board_game.tables import RED

NUMBER: Final = 2


def options(g: State, p: int) -> None:
    """As every warehouse."""
    warehouse_options(g, p, RED)


def act(g: State, p: int, a: int) -> None:
    """As every warehouse."""
    warehouse_act(g, p, a, RED)
