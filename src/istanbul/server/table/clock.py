"""The clock of a table: how long seats may think, and what happens when they thought too long."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from typing import Final

from msgspec import Struct

from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Json
from istanbul.server.protocol.parts import AtEnd

DAY: Final = 24 * 3600
TURN_SECONDS: Final = range(10, 30 * DAY + 1)
RESERVE_SECONDS: Final = range(30, 60 * DAY + 1)
INCREMENT_SECONDS: Final = range(3600 + 1)
GRACE_SECONDS: Final = 30.0  # after a restart: nobody can act before their browser is back


@dataclass(frozen=True)
class TimeControl:
    """How much time there is.

    A seat has `turn_seconds` for each turn. What it needs beyond them comes from its reserve, which
    grows by the increment with each of its turns. So a time per game is a reserve and nothing else,
    and days of vacation are the reserve of a game played over days.
    """

    turn_seconds: int | None = None
    reserve_seconds: int = 0
    increment_seconds: int = 0
    at_end: AtEnd = "bot"
    """A computer player stands in; the turn is skipped; the seat is lost to a computer player."""

    @property
    def runs(self) -> bool:
        """Is there a clock at all?"""
        return self.turn_seconds is not None or self.reserve_seconds > 0

    def to_json(self) -> Json:
        """What the row of a table holds of it."""
        return asdict(self)


UNTIMED: Final = TimeControl()


def time_control_of(body: Json) -> TimeControl:
    """From the row of a table. Older tables know a time per turn only."""
    return TimeControl(**{f.name: body[f.name] for f in fields(TimeControl) if f.name in body})


def checked(control: TimeControl) -> TimeControl:
    """A time control that can be played."""
    turn, reserve, increment = (
        control.turn_seconds,
        control.reserve_seconds,
        control.increment_seconds,
    )
    if turn is not None and turn not in TURN_SECONDS:
        raise _expected("turn_seconds", turn, TURN_SECONDS, "or none")
    if reserve and reserve not in RESERVE_SECONDS:
        raise _expected("reserve_seconds", reserve, RESERVE_SECONDS, "or 0")
    if increment not in (INCREMENT_SECONDS if reserve else (0,)):
        raise _expected("increment_seconds", increment, INCREMENT_SECONDS, "with a reserve")
    return control


def _expected(name: str, given: int, right: range, more: str) -> MalformedInput:
    return MalformedInput(f"{name} {given}: expected {right[0]} to {right[-1]}, {more}")


class Reading(Struct, frozen=True, array_like=True):
    """What a clock shows. Stored with every move."""

    turn: int | None
    """The seat whose turn it is; another one may decide something in between."""
    credited: int | None
    """The seat that got the last increment: it loses it if it takes the end of its turn back."""
    reserves: list[float]
    used: list[float]
    """The time that each seat used in its last turn, without what runs now."""
    running: float
    """For how long the time of the seat that decides has run."""


class Clock:
    """Time runs anew with another seat, and with another turn of the same one.

    It goes on while a computer player stands in, and where it was when the end of a turn is taken
    back: no message stops it.
    """

    def __init__(self, control: TimeControl, players: int, now: Callable[[], float]) -> None:
        self.control = control
        self.now = now  # which no set clock disturbs
        self.reserves = [float(control.reserve_seconds)] * players
        self._used = [0.0] * players
        self._seat: int | None = None  # whose time runs
        self._since = 0.0
        self._turn: int | None = None
        self._credited: int | None = None

    @property
    def due(self) -> float | None:
        """When the time of the seat that decides is over, whoever acts for it meanwhile."""
        seat = self._seat
        if seat is None:
            return None
        turn = self.control.turn_seconds or 0
        return self._since + max(0.0, turn - self._used[seat]) + self.reserves[seat]

    @property
    def is_over(self) -> bool:
        """Is the time of the seat that decides over?"""
        return self.due is not None and self.now() >= self.due

    def set(self, seat: int | None, begun: bool, back: bool = False) -> float | None:
        """A seat decides; perhaps a turn has begun, or somebody took something back.

        When is its time over?
        """
        if not self.control.runs or (seat is not None and seat == self._seat and not begun):
            return self.due
        self._stop()
        if seat is None:
            return None
        increment = self.control.increment_seconds
        if back:
            if seat == self._credited:
                self.reserves[seat] -= increment
                self._turn, self._credited = seat, None
        else:
            self._used[seat] = 0.0
            if begun and self._turn is not None:
                self.reserves[self._turn] += increment
            if begun or self._turn is None:
                self._turn, self._credited = seat, self._turn
        self._seat, self._since = seat, self.now()
        return self.due

    def _stop(self) -> None:
        """Somebody has decided: what they used beyond the time of a turn is taken off."""
        if self._seat is None:
            return
        seat, turn = self._seat, self.control.turn_seconds or 0
        before, after = self._used[seat], self._used[seat] + self.now() - self._since
        beyond = max(0.0, after - turn) - max(0.0, before - turn)
        self.reserves[seat] = max(0.0, self.reserves[seat] - beyond)
        self._used[seat] = after
        self._seat = None

    # What is stored.

    def reading(self) -> Reading:
        """All of it, as it is now."""
        reserves, used = ([round(n, 1) for n in row] for row in (self.reserves, self._used))
        running = self.now() - self._since if self._seat is not None else 0.0
        return Reading(self._turn, self._credited, reserves, used, round(running, 1))

    def resume(self, seat: int | None, reading: Reading | None) -> None:
        """Go on after the table was loaded again; who is asked now gets a moment to come back."""
        if seat is None or reading is None or not self.control.runs:
            return
        self.reserves, self._used = list(reading.reserves), list(reading.used)
        self._turn, self._credited = reading.turn, reading.credited
        self._seat, self._since = seat, self.now() - max(0.0, reading.running)
        assert self.due is not None, "a seat decides"
        self._since += max(0.0, self.now() + min(GRACE_SECONDS, reading.running) - self.due)
