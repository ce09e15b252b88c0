"""Two dice that a place had rolled: when they stand, the place goes on."""

from __future__ import annotations

from istanbul.board_game import places
from istanbul.board_game.frames import ABOUT, get
from istanbul.board_game.state import State


def dice_count(g: State, p: int, first: int, second: int) -> None:
    """The dice stay as they are, for the visit on top."""
    places.ROLLED[get(g, ABOUT)](g, p, first, second)
