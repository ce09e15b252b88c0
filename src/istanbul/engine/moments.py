"""The moments between a choice and the next one, where the rules went on without asking.

Whether a seat is asked may depend on what it hides. So nobody else may learn where it was: the
others are shown the same moments whether somebody chose there or the rules went on by themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from istanbul.engine.game import Game
    from istanbul.engine.state import State


class Moment(NamedTuple):
    """A moment at which a seat had no choice."""

    at: int
    """How many events came before it."""
    seat: int
    state: State
    begins: bool
    """Is it another seat than the one that decided last? Then its turn to decide begins here."""


class Moments:
    """A watcher of a state's record: gathers the moments that look like decisions to others."""

    def __init__(self, state: State, owner: int) -> None:
        self._state = state
        self._owner = owner  # who decides, or decided last
        self._told = 0
        self.found: list[Moment] = []

    def passed(self, g: Any, seat: int) -> None:
        """Keep the moment if the seat hides something, and there is something new to see."""
        begins = seat != self._owner
        if not (begins or len(g.events) > self._told) or not self._state.game.hides(g, seat):
            return
        self._owner, self._told = seat, len(g.events)
        self.found.append(Moment(self._told, seat, self._state.copy(), begins))


class FirstPassed:
    """A watcher that finds the first such moment of another seat: a preview tells no more."""

    def __init__(self, game: Game, owner: int) -> None:
        self._game = game
        self._owner = owner
        self.at: int | None = None
        """How many events came before it; None if there was none."""

    def passed(self, g: Any, seat: int) -> None:
        """See Watcher."""
        if self.at is None and seat != self._owner and self._game.hides(g, seat):
            self.at = len(g.events)
