"""Small Mosque: the red and the green tile."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.base.mosque import mosque_act, mosque_options
from istanbul.games.board.state import State
from istanbul.games.board.tables import RED

NUMBER: Final = 14


def options(g: State, p: int) -> None:
    """The red and the green stack."""
    mosque_options(g, p, RED)


def act(g: State, p: int, a: int) -> None:
    """Pay one good and take the tile of its colour."""
    mosque_act(g, p, a)
