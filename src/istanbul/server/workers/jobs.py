"""What goes to a worker process and what comes back: a record each, a line of JSON."""

from __future__ import annotations

from msgspec import Raw, Struct

from istanbul.engine.node import Json, NodeJson
from istanbul.engine.phrase import Reason
from istanbul.review.records import Judged
from istanbul.server.protocol.messages import Failure
from istanbul.server.protocol.route_bodies import Stop


class Check(Struct, tag=True, frozen=True):
    """Does a log replay, to this entry?"""

    log: Json
    to: int | None


class Replay(Struct, tag=True, frozen=True):
    """Asks for the views of a log, from one entry to another."""

    log: Json
    viewer: int
    first: int
    last: int | None
    is_on: bool


class Steps(Struct, tag=True, frozen=True):
    """Asks for the entries of a log and what each caused."""

    log: Json
    viewer: int
    is_on: bool


class Verify(Struct, tag=True, frozen=True):
    """Do the dice of a log follow from what was published?"""

    log: Json


class Plan(Struct, tag=True, frozen=True):
    """Asks what a route of a seat comes to that begins at a frame of a log, or at its end."""

    log: Json
    seat: int
    at: int | None
    stops: list[Stop]
    is_on: bool


LogJob = Check | Replay | Steps | Verify | Plan


class LogAnswer(Struct, omit_defaults=True, frozen=True):
    """What was found, ready to be sent; or what is wrong with the log."""

    found: Raw = Raw(b"null")
    failure: Failure | None = None


class Judge(Struct, tag=True, frozen=True):
    """Judge some of the decisions and rolls of a finished game, from `first` on."""

    log: Json
    first: int


class Sum(Struct, tag=True, frozen=True):
    """What all that was judged comes to."""

    log: Json
    judged: list[Judged]


class JudgeAnswer(Struct, tag=True, frozen=True):
    """Judge what somebody would do now where entry `n` of a finished game was chosen."""

    log: Json
    n: int
    text: str


class PlayDay(Struct, tag=True, frozen=True):
    """What does `master` make of the daily bazaar of a day?"""

    day: str


JudgeJob = Judge | Sum | JudgeAnswer
"""About the log of a finished game."""
ReviewJob = JudgeJob | PlayDay


class JudgedPart(Struct, frozen=True):
    """Some of what was judged, and of how much it is a part."""

    total: int
    judged: list[Judged]


class BotJob(Struct, frozen=True):
    """A decision: what the seat may know, packed, and nothing else."""

    agent: str
    header: Json
    """Of the game's log: options, and what was drawn before the game."""
    viewer: int
    view: bytes
    node: NodeJson
    actions: list[int]
    explain: bool
    seed: int


class Advice(Struct, frozen=True):
    """What a bot thinks of an option."""

    action: int
    value: float
    is_as_good: bool  # as the best one
    reason: Reason | None


class BotAnswer(Struct, omit_defaults=True, frozen=True):
    """An action, or advice if that was asked for; or what went wrong, and where."""

    action: int | None = None
    advice: list[Advice] | None = None
    error: str = ""
    said: str = ""
    at: list[str] = []
