"""The moments between a choice and the next one, where the rules went on without asking.

Whether a seat is asked may depend on what it hides. So nobody else may learn where it was: the
others are shown the same moments whether somebody chose there or the rules went on by themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from istanbul.engine.rules import Told

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


def moments_of(after: State, told: Told, owner: int) -> list[Moment]:
    """The moments that look like decisions to others. `owner` decides, or decided last.

    A seat must hide something, and there must be something new to see.
    """
    found: list[Moment] = []
    shown = 0
    for at, seat, record in told.passed:
        begins = seat != owner
        if (begins or at > shown) and after.game.hides(record, seat):
            owner, shown = seat, at
            found.append(Moment(at, seat, after.beside(record), begins))
    return found


def first_passed(after: State, told: Told, owner: int) -> int | None:
    """How many events came before the first such moment of another seat: a preview tells no more.

    None if there was none.
    """
    for at, seat, record in told.passed:
        if seat != owner and after.game.hides(record, seat):
            return at
    return None
