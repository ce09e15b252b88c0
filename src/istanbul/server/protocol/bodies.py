"""What the HTTP API takes and gives.

Every answer is JSON unless the endpoint says otherwise. What went wrong is a `Failure` of
messages.py with a status of 400, 401, 403, 404, 409, 413, 429 or 503.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from istanbul.engine.kit import kits
from istanbul.engine.node import Json
from istanbul.engine.options import Way
from istanbul.engine.shapes import one_of
from istanbul.messages import LANGUAGES
from istanbul.review.records import Judged, Review
from istanbul.server.protocol.messages import Name, Word
from istanbul.server.protocol.parts import AtEnd, Options, Problem, SeatView, Status, StepInfo
from istanbul.server.protocol.terms import Terms
from istanbul.things import Thing

GameName = Annotated[str, one_of(kits(), "GameName")]
Language = Annotated[str, one_of(LANGUAGES)]


class Body(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What every request body has: no fields but its own."""


class Verified(Struct, frozen=True, kw_only=True):
    """Whether the dice of a log follow from what was published."""

    draws: int
    """So many were right."""
    problem: Problem | None
    """The first thing that is wrong."""


class Me(Struct, frozen=True, kw_only=True):
    """Who I am here. The identity itself is a cookie that scripts cannot read."""

    name: str
    language: Language
    other: str | None = None
    """The name of who this browser was before it used a personal link; it can be them again."""


class MeChange(Body, frozen=True, kw_only=True):
    """What to change; the rest stays as it is."""

    name: Name | None = None
    language: Language | None = None


class PersonalLink(Struct, frozen=True, kw_only=True):
    """Takes my identity to another device. Anyone who has it is me. It works for ten minutes."""

    token: str
    path: str
    """The page that uses it: `/#/enter/TOKEN`. Browsers never send what follows `#`."""
    seconds: int


class Enter(Body, frozen=True, kw_only=True):
    """Become the person of a personal link on this device."""

    token: Annotated[str, Meta(min_length=1, max_length=300)]


class LinkOwner(Struct, frozen=True, kw_only=True):
    """Who one becomes by a personal link; nothing has happened yet."""

    name: str
    """Empty if they have none."""
    you: bool
    """It is the link of who one is already."""
    came: Literal["link", "passkey", "code"]
    """By what one came to it."""


class DeviceInfo(Struct, frozen=True, kw_only=True):
    """Where I am logged in: a browser or a program with a cookie of its own."""

    id: str
    label: str
    """The browser and the system, if they are known."""
    created: float
    seen: float
    """When it was last here, to a day; seconds since 1970."""
    came: Literal["", "link", "passkey", "code"]
    """By what it became mine; empty for the first one."""
    this: bool


class MyDevices(Struct, frozen=True, kw_only=True):
    """All my devices, the last seen first."""

    devices: list[DeviceInfo]


class NewSeat(Body, frozen=True, kw_only=True):
    """A seat of a new table. `me` may appear several times (people at the same screen)."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    agent: Word | None = None


class NewTable(Body, frozen=True, kw_only=True):
    """A table to make. With `start`, the game starts at once if no seat is open."""

    options: Json
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]
    turn_seconds: Annotated[int, Meta(ge=10, le=30 * 24 * 3600)] | None = None
    """For each turn. What a seat needs beyond it comes from its reserve."""
    reserve_seconds: Annotated[int, Meta(ge=0, le=60 * 24 * 3600)] = 0
    """For the whole game, and for each seat: a time per game, or days of vacation."""
    increment_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    """How much the reserve grows with each turn."""
    at_end: AtEnd = "bot"
    """What happens to a seat without time."""
    away_seconds: Annotated[int, Meta(ge=30, le=24 * 3600)] = 120
    """How long somebody must be away before the others may let a computer player stand in."""
    hints: bool = False
    """Are hints allowed? Among several people only while everyone agrees."""
    shared: bool = False
    """One public screen for all (a tablet, a television), and each hand on a phone."""
    talk: bool = False
    """May people say things in words of their own? Phrases and reactions they always have."""
    terms: Terms = Terms()
    contribution: Word = ""
    start: bool = False


class Rematch(Body, frozen=True, kw_only=True):
    """The same people again, with my new contribution to the dice."""

    contribution: Word = ""


class Join(Body, frozen=True, kw_only=True):
    """A table by its five-letter code."""

    code: Annotated[str, Meta(min_length=5, max_length=5)]


class Found(Struct, frozen=True, kw_only=True):
    """Where the table is."""

    table: str


class TableRowInfo(Struct, frozen=True, kw_only=True):
    """A line in the list of my tables."""

    id: str
    code: str
    options: Options
    status: Status
    names: list[str]
    your_seats: list[int]
    your_turn: bool
    created: float
    changed: float
    """Seconds since 1970, UTC."""
    result: Json | None


class MyTables(Struct, frozen=True, kw_only=True):
    """A page of my tables, the last changed first."""

    tables: list[TableRowInfo]
    more: bool
    """There is another page."""


class Fork(Body, frozen=True, kw_only=True):
    """Continue from an entry of a finished game's log, as a new table."""

    entry: Annotated[int, Meta(ge=0)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]
    contribution: Word = ""


class ForkLog(Fork, frozen=True, kw_only=True):
    """The same, from a log in the request."""

    log: Json


class ReplayBody(Body, frozen=True, kw_only=True):
    """A log to look at. Nothing is stored."""

    log: Json
    viewer: Annotated[int, Meta(ge=-1, le=9)] = -1
    first: Annotated[int, Meta(ge=0)] = 0
    last: Annotated[int, Meta(ge=0)] | None = None


class Replay(Struct, frozen=True, kw_only=True):
    """A game, step by step: the view after each, and what happened.

    Steps are entries of the log; those of a game that is still on are what the viewer was told.
    At most 100 steps at a time; `length` says how many there are.
    """

    header: Json
    result: Json | None
    length: int
    first: int
    """Frame 0 is the table before the first step."""
    frames: list[SeatView]


class Steps(Struct, frozen=True, kw_only=True):
    """A game, step by step: what happened, as one viewer may know, without views."""

    header: Json
    result: Json | None
    steps: list[StepInfo]


class Standing(Struct, frozen=True, kw_only=True):
    """How I did in some of my games."""

    key: str
    """A way to play (base, mocha, letters, great_bazaar, dice), or who was there: the strongest
    computer player, or `people`."""
    games: int
    rated: int
    """Games in which I had exactly one seat; with several, it is unclear who won."""
    wins: float
    """A shared win counts as a fraction."""
    fair: float
    """The wins expected of a player as strong as the others: a fraction per rated game."""
    rounds: int
    """In all games that were counted."""


class RubySource(Struct, frozen=True, kw_only=True):
    """Where my rubies came from: a place, or a track of the Dice Game."""

    game: GameName
    source: str
    n: int


class DiceCount(Struct, frozen=True, kw_only=True):
    """What I rolled: the sum of two dice (not those that move a figure), or faces of dice."""

    game: GameName
    values: list[str]
    counts: list[int]
    expected: list[float]


class MyStatistics(Struct, frozen=True, kw_only=True):
    """Statistics of my finished games, without those that continued from another log."""

    games: int
    counted: int
    """Games whose logs have been processed; ask again for the rest."""
    rubies: int
    ways: list[Standing]
    opponents: list[Standing]
    sources: list[RubySource]
    dice: list[DiceCount]


class BotInfo(Struct, frozen=True, kw_only=True):
    """A computer player."""

    name: str
    strength: int
    """Its rank; 0 is the weakest."""
    level: int | None
    """Which level it is, from 1; null for a rung of the ladder and for guests."""
    ratings: dict[str, int]
    """By game, on the scale that chess players know; of those that have been measured."""


class Bots(Struct, frozen=True, kw_only=True):
    """All computer players, from weak to strong."""

    bots: list[BotInfo]


class GameChoice(Way, frozen=True, kw_only=True):
    """A way to play, with what can be chosen in it, for the screen of a new table."""

    defaults: Options
    """All options that follow when nothing is chosen."""


class Games(Struct, frozen=True, kw_only=True):
    """Every way to play that this server offers."""

    games: list[GameChoice]


class CheckOptions(Body, frozen=True, kw_only=True):
    """Options to check before making a table."""

    options: Json


class Checked(Struct, frozen=True, kw_only=True):
    """The options with all defaults, and the resulting header; a random layout is an example."""

    options: Options
    header: Json


class RuleBlock(Struct, frozen=True, kw_only=True):
    """A piece of a page of rules: a heading, or a clause with what belongs to it."""

    id: str
    """For links: the number of the clause, or the heading in lower case."""
    level: int
    """1 to 3 for a heading, 0 for a clause."""
    html: str
    text: str
    """The same as plain text, for the search."""
    ids: list[str]
    """All clauses in it; rows of a table are clauses too."""


class RulesPage(Struct, frozen=True, kw_only=True):
    """The rules of one game, made from the pages of `docs/rules/`."""

    page: str
    language: Language
    """English where there is no other text."""
    blocks: list[RuleBlock]


class RulesPages(Struct, frozen=True, kw_only=True):
    """The pages there are."""

    pages: list[str]


class Things(Struct, frozen=True, kw_only=True):
    """Everything that can be explained, in all games."""

    things: list[Thing]


class LessonStep(Struct, frozen=True, kw_only=True):
    """A step of a lesson: from frame `first` the learner plays to `played`, others to `last`."""

    first: int
    played: int
    last: int


class Lesson(Struct, frozen=True, kw_only=True):
    """A tutorial: what the learner sees after each line of a script, from seat 0.

    The text of a frame's only step is what leads to it; where it is the learner's, that is the move
    to make. Words are the messages `lesson-NAME_1` and so on.
    """

    options: Options
    frames: list[SeatView]
    steps: list[LessonStep]


class ReviewPart(Struct, frozen=True, kw_only=True):
    """How far the review of a game is, and what it has found so far."""

    done: int
    total: int
    """Decisions and rolls; 0 until it has begun."""
    judged: list[Judged]
    """From the one that was asked for on; nothing once the review is there."""
    review: Review | None
    """All of it, at the end."""


class Health(Struct, frozen=True, kw_only=True):
    """Is the server healthy?"""

    status: Literal["ok"]
    version: str
    database: str
    tables: int
    connections: int
    offline: bool
    """Does it have what a browser can keep to play without it?"""


class Uploaded(Body, frozen=True, kw_only=True):
    """A log to store among my tables, as a finished game."""

    log: Json
