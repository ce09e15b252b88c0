"""What the HTTP API takes and gives about finding other people."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from istanbul.server.protocol.bodies import Body
from istanbul.server.protocol.messages import Id, Name, Seat, Word
from istanbul.server.protocol.parts import Options
from istanbul.server.protocol.rating_bodies import RatingInfo, Speed
from istanbul.server.protocol.terms import Terms


class OpenTable(Struct, frozen=True, kw_only=True):
    """A public table that waits for players, or one that everybody may look at."""

    table: str
    """To sit down, its id; to look on, that of its watch link."""
    options: Options
    names: list[str]
    """Of those who sit there."""
    seats: int
    turn_seconds: int | None
    speed: Speed
    terms: Terms
    host: RatingInfo | None
    """The rating of the host, if the game is rated."""
    mine: bool
    fits: bool
    """My rating is within its range."""
    created: float


class Lobby(Struct, frozen=True, kw_only=True):
    """A page of the tables that wait, and the games that everybody may look at."""

    tables: list[OpenTable]
    more: bool
    """There is another page of tables that wait."""
    running: list[OpenTable]
    seeking: int
    """People who look for others now."""


class TakeSeat(Body, frozen=True, kw_only=True):
    """Sit down at a table of the lobby, on its first free seat."""

    name: Name
    contribution: Word = ""


class Seek(TakeSeat, frozen=True, kw_only=True):
    """What I would play now. Ask again every few seconds: who is silent looks no longer."""

    ways: Annotated[list[Word], Meta(min_length=1, max_length=20)]
    players: Annotated[list[Annotated[int, Meta(ge=2, le=5)]], Meta(min_length=1, max_length=4)]
    speeds: Annotated[list[Speed], Meta(min_length=1, max_length=2)]
    rated: bool = False


class Sought(Struct, frozen=True, kw_only=True):
    """Whether somebody was found."""

    table: str | None
    """The table where we play; the game has begun."""
    seeking: int
    """Others who look for people now and would play something that I would play."""


class Friend(Struct, frozen=True, kw_only=True):
    """Somebody I have played with, known by where we met."""

    table: str
    seat: int
    name: str
    games: int
    """Games together, among my last tables."""
    last: float


class Friends(Struct, frozen=True, kw_only=True):
    """People I have played with, the last one first."""

    friends: list[Friend]


class Invite(Body, frozen=True, kw_only=True):
    """Invite somebody to a table of mine: who sat on this seat when we met."""

    met: Id
    seat: Seat
