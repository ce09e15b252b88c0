"""The daily bazaar, as records: the days, and what came of one."""

from __future__ import annotations

from msgspec import Struct

from istanbul.server.protocol.bodies import Body
from istanbul.server.protocol.messages import Name


class DailyBegin(Body, frozen=True, kw_only=True):
    """What I am called at the table."""

    name: Name | None = None


class DailyDay(Struct, frozen=True, kw_only=True):
    """A day, and how far I am with it."""

    day: str
    """In the calendar of UTC: 2026-01-31."""
    way: str
    """The way to play (base, mocha, letters, great_bazaar, dice)."""
    players: int
    agent: str
    """The computer player on all the other seats."""
    table: str | None = None
    """Where I play it, or did."""
    rated: bool = False
    """I began it on its day: then it counts."""
    place: int | None = None
    """Mine, once the game is over: 1 is the winner."""
    rounds: int | None = None
    lost: float | None = None
    """Chance to win that my decisions lost, once the game is reviewed."""


class DailyPage(Struct, frozen=True, kw_only=True):
    """The daily bazaar: today first, then the days before."""

    streak: int
    """Days in a row, up to today or yesterday, that I played to the end on their day."""
    days: list[DailyDay]


class DailyOthers(Struct, frozen=True, kw_only=True):
    """How I did, compared with everybody else on this server whose game of the day counts."""

    people: int
    result: int
    """Percent of them who did worse: a lower place, or the same after more rounds."""
    lost: int | None
    """Percent of them who lost more chance; nothing before my game is reviewed."""


class DailyMaster(Struct, frozen=True, kw_only=True):
    """What `master` made of the day in my seat, with the same dice and opponents."""

    place: int
    rounds: int
    lost: float
    """Chance to win that its decisions lost."""
    nodes: int
    """Of each of its decisions."""


class DailyResult(Struct, frozen=True, kw_only=True):
    """What came of a day."""

    mine: DailyDay
    streak: int
    others: DailyOthers | None
    """Nothing if there is nobody to compare with, or if mine does not count."""
    master: DailyMaster | None
    """Nothing before my game is reviewed, and where no native rules were built."""
