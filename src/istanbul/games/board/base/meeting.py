"""What all meetings share: afterwards two dice move the figure."""

from __future__ import annotations

from istanbul.games.board.frames import ABOUT, MEETING, ROLL, get, pop, push
from istanbul.games.board.state import NOWHERE, State
from istanbul.games.board.tables import ENCOUNTERS_TILE


def is_free(g: State, p: int) -> bool:
    """Has the seat the tile that lets figures give without being paid?"""
    return g.tavern_tile[p][ENCOUNTERS_TILE] > 0


def begin_meeting(g: State, p: int, figure: int) -> None:
    """Nothing that was done before can be done again."""
    g.just_done = NOWHERE
    push(g, MEETING, p, figure)


def leave(g: State, p: int) -> None:
    """The meeting on top is over."""
    figure = get(g, ABOUT)
    pop(g)
    push(g, ROLL, p, figure)
