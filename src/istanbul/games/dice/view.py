"""What a seat may know: everything, since nobody holds anything secret. In the subset."""

from __future__ import annotations

from istanbul.engine.record import assign
from istanbul.engine.rng import Rng
from istanbul.games.dice.state import Public, State


class View(Public):
    """The table as one seat, or a spectator, sees it."""

    def __init__(self) -> None:
        super().__init__()
        self.viewer = 0


def see(g: State, viewer: int, v: View) -> None:
    """Build the view of a seat, or of nobody, into a View with the same tables."""
    assign(v, g)
    v.viewer = viewer


def imagine(v: View, r: Rng, g: State) -> None:
    """The one state that fits the view; there is nothing to deal at random."""
    assign(g, v)
