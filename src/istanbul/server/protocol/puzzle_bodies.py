"""Puzzles, as records: what is asked, and what an answer was worth."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from istanbul.engine.phrase import Phrase
from istanbul.puzzles.book import Kind
from istanbul.review.records import LineAction
from istanbul.server.protocol.bodies import Body
from istanbul.server.protocol.parts import Options, SeatView


class PuzzleInfo(Struct, frozen=True, kw_only=True):
    """A decision of a game in which one option, or two alike, is clearly the best."""

    id: str
    kind: Kind | Literal["mistake"]
    """What it is about; or a decision of a game of mine that was a mistake."""
    way: str
    """The way to play (base, mocha, letters, great_bazaar, dice)."""
    level: str | None
    """The weakest computer player who solves it, where that is known."""
    rating: int | None
    lost: int | None = None
    """Points of the chance to win that my mistake lost."""
    options: Options
    frame: SeatView
    """The position, through the eyes of the seat that decides."""


class PuzzleStanding(Struct, frozen=True, kw_only=True):
    """How good I am at puzzles."""

    rating: int
    spread: int
    """The standard error of the rating."""
    solved: int
    """At the first try."""
    tried: int


class PuzzlePage(Struct, frozen=True, kw_only=True):
    """A puzzle for me, and how I stand."""

    puzzle: PuzzleInfo | None
    """None if there is none of that kind."""
    left: int
    """So many of those asked for I have not tried yet."""
    me: PuzzleStanding


class PuzzleAnswer(Body, frozen=True, kw_only=True):
    """What I would do."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]


class PuzzleResult(Struct, frozen=True, kw_only=True):
    """What an answer was worth."""

    solved: bool
    lost: int
    """Points of the chance to win that it loses."""
    chance: int
    """To win with it, in percent."""
    given: LineAction
    best: LineAction
    best_chance: int
    reason: Phrase | None
    """Why the best option is good."""
    line: list[LineAction]
    """How it goes on after the best option, up to the next roll or draw."""
    frames: list[SeatView]
    """The best option and its line on the board, after the position itself."""
    counted: bool
    """The first answer to a puzzle counts for the rating, and to a mistake when it is due."""
    me: PuzzleStanding | None
    due: float | None = None
    """When a mistake comes back; seconds since 1970."""


class MistakePage(Struct, frozen=True, kw_only=True):
    """A mistake of mine that is due."""

    puzzle: PuzzleInfo | None
    """None if none is due."""
    left: int
    """So many are due."""
    total: int
    due: float | None
    """When the next one is due if none is now; seconds since 1970."""
