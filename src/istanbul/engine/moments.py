"""The moments between a choice and the next one, where the rules went on without asking.

Whether a seat is asked may depend on what it hides. So nobody else may learn where it was: the
others are shown the same moments whether somebody chose there or the rules went on by themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from istanbul.engine.record import Event

if TYPE_CHECKING:
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

    def __init__(self, state: State, owner: int, events: list[Event]) -> None:
        self._state = state
        self._events = events  # of the state's record, so far
        self._owner = owner  # who decides, or decided last
        self._told = 0
        self.found: list[Moment] = []

    def passed(self, seat: int) -> None:
        """Keep the moment if the seat hides something, and there is something new to see."""
        begins, state, told = seat != self._owner, self._state, len(self._events)
        if not (begins or told > self._told) or not state.game.hides(state.record, seat):
            return
        self._owner, self._told = seat, told
        self.found.append(Moment(self._told, seat, self._state.copy(), begins))


class FirstPassed:
    """A watcher that finds the first such moment of another seat: a preview tells no more."""

    def __init__(self, state: State, owner: int, events: list[Event]) -> None:
        self._state = state
        self._owner = owner
        self._events = events
        self.at: int | None = None
        """How many events came before it; None if there was none."""

    def passed(self, seat: int) -> None:
        """Keep where the first one was, if its seat hides something."""
        state = self._state
        if self.at is None and seat != self._owner and state.game.hides(state.record, seat):
            self.at = len(self._events)
