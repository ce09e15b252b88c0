"""Solo races, as records."""

from __future__ import annotations

from msgspec import Struct

from istanbul.server.protocol.bodies import Body
from istanbul.server.protocol.messages import Name


class RaceBegin(Body, frozen=True, kw_only=True):
    """What I am called at the table."""

    name: Name | None = None


class RaceInfo(Struct, frozen=True, kw_only=True):
    """A race, and how I did."""

    race: str
    """Its name, such as short_paths-1."""
    layout: str
    number: int
    """Of the races on this layout, from 1 on."""
    known: int
    """Turns of the best route known."""
    table: str | None
    """Where I run it, or did last."""
    over: bool
    """My last run is over."""
    turns: int | None
    """Of my last run; nothing while it is on, or if I gave it up."""
    best: int | None
    """The fewest turns of mine."""


class RacePage(Struct, frozen=True, kw_only=True):
    """All races."""

    races: list[RaceInfo]
