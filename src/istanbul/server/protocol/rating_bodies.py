"""What the HTTP API says about ratings."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from istanbul.server.protocol.bodies import GameName

Speed = Literal["live", "days"]
"""Live: up to an hour for a turn. Days: more."""


class RatingInfo(Struct, frozen=True, kw_only=True):
    """How strong somebody is, on the scale of the computer players."""

    rating: int
    low: int
    """With 95 % the true value lies from here..."""
    high: int
    """...to here."""


class MyRating(RatingInfo, frozen=True, kw_only=True):
    """My rating in one game at one speed."""

    game: GameName
    speed: Speed
    games: int


class RatedGame(RatingInfo, frozen=True, kw_only=True):
    """A rated game of mine, and my rating after it."""

    game: GameName
    speed: Speed
    table: str | None
    """To look at it and to check its dice; null if the table was deleted."""
    ended: float
    """Seconds since 1970, UTC."""
    place: int
    players: int
    """How many were rated, computer players among them."""
    change: int
    weight: float
    """How much it counted, from 0 to 1: less among people who play together often."""


class MyRatings(Struct, frozen=True, kw_only=True):
    """All my ratings, and my last rated games, the newest first."""

    ratings: list[MyRating]
    history: list[RatedGame]


class Ranked(RatingInfo, frozen=True, kw_only=True):
    """A line of a leader board."""

    place: int
    name: str
    games: int
    you: bool


class Anchor(Struct, frozen=True, kw_only=True):
    """A computer player whose strength was measured."""

    agent: str
    rating: int


class LeaderBoard(Struct, frozen=True, kw_only=True):
    """The strongest players of a game at a speed, by the lower end of their ratings."""

    players: list[Ranked]
    more: bool
    """There is another page."""
    least_games: int
    """Whoever has played fewer is not listed yet."""
    anchors: list[Anchor]


class SeatRating(Struct, frozen=True, kw_only=True):
    """The rating of who sits on a seat, before the game and after it."""

    seat: int
    before: RatingInfo | None
    """Null for computer players whose strength nobody measured."""
    after: RatingInfo | None
    """Once the game has been rated."""
    weight: float | None


class TableRatings(Struct, frozen=True, kw_only=True):
    """The ratings at a table."""

    rated: bool
    """The game is over, and has been rated or cannot be."""
    seats: list[SeatRating]
