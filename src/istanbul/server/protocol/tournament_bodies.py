"""What the HTTP API takes and gives about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from istanbul.server.protocol.bodies import Body
from istanbul.server.protocol.messages import Name, Word
from istanbul.server.protocol.parts import Status
from istanbul.server.protocol.rating_bodies import Speed

Format = Literal["swiss", "round_robin"]
Seats = Annotated[int, Meta(ge=2, le=5)]
Rounds = Annotated[int, Meta(ge=1, le=12)]


class NewTournament(Body, frozen=True, kw_only=True):
    """A tournament to make. Whoever has its link may take part until it begins."""

    name: Name
    way: Word
    """What is played."""
    format: Format
    seats: Seats
    """At a table; where it does not work out, some tables have one less."""
    rounds: Rounds
    """Of a Swiss; a round robin has as many as it needs."""
    speed: Speed
    rated: bool = False


class TournamentLine(Struct, frozen=True, kw_only=True):
    """How somebody stands."""

    place: int
    name: str
    points: float
    buchholz: float
    """The points of all opponents."""
    rubies: int
    games: int
    byes: int
    left: bool
    you: bool


class TournamentGame(Struct, frozen=True, kw_only=True):
    """A table of a round."""

    table: str
    """Its id for those who play there, else that of its watch link."""
    yours: bool
    names: list[str]
    places: list[int] | None


class TournamentRound(Struct, frozen=True, kw_only=True):
    """A round."""

    games: list[TournamentGame]
    byes: list[str]


class TournamentInfo(Struct, frozen=True, kw_only=True):
    """A tournament as whoever has its link may see it."""

    id: str
    name: str
    way: str
    format: Format
    seats: int
    rounds: int
    """So many in all; 0 as long as a round robin does not know how many take part."""
    speed: Speed
    rated: bool
    status: Status
    you_host: bool
    you_play: bool
    standings: list[TournamentLine]
    played: list[TournamentRound]


class TournamentHead(Struct, frozen=True, kw_only=True):
    """A line of the list of my tournaments."""

    id: str
    name: str
    status: Status
    players: int
    round: int


class MyTournaments(Struct, frozen=True, kw_only=True):
    """Those that I have made or take part in, the newest first."""

    tournaments: list[TournamentHead]


class TakePart(Body, frozen=True, kw_only=True):
    """Take part, called so."""

    name: Name
