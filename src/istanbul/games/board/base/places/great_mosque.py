"""Great Mosque: the yellow and the blue tile."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.base.mosque import mosque_act, mosque_options
from istanbul.games.board.state import State
from istanbul.games.board.tables import YELLOW

NUMBER: Final = 15


def options(g: State, p: int) -> None:
    """The yellow and the blue stack."""
    mosque_options(g, p, YELLOW)


def act(g: State, p: int, a: int) -> None:
    """Pay one good and take the tile of its colour."""
    mosque_act(g, p, a)
