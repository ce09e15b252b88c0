"""Seats of a table: who sits where, and what a name and a contribution may look like."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Final

from istanbul.agents import roster
from istanbul.engine.errors import GameError, MalformedInput
from istanbul.engine.node import Json
from istanbul.server.fair import CONTRIBUTION
from istanbul.server.names import clean_name

SUBSTITUTE: Final = "trader"
"""The computer player that goes on for somebody who resigned or ran out of time."""


class Refused(GameError):  # noqa: N818  # named for what it is, like the engine's errors
    """It can be read, and the rules of the game have nothing against it, but the table has."""

    kind = "refused"

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class SeatKind(StrEnum):
    """Who plays a seat. One person may have several: friends at the same screen."""

    PERSON = "person"
    BOT = "bot"
    OPEN = "open"


@dataclass
class Seat:
    """One seat. `away_bot` plays for its person until they take it back."""

    kind: SeatKind = SeatKind.OPEN
    owner: str | None = None
    name: str = ""
    agent: str | None = None
    contribution: str = ""
    away_bot: str | None = None
    resigned: bool = False
    hints: bool = False  # does its person agree to hints?

    @property
    def player(self) -> str | None:
        """The computer player that decides for this seat now, if any does."""
        return self.agent if self.kind == SeatKind.BOT else self.away_bot

    def to_json(self) -> Json:
        """For the store."""
        return asdict(self)

    @classmethod
    def from_json(cls, found: Json) -> Seat:
        """The inverse."""
        return cls(**{**found, "kind": SeatKind(found["kind"])})


def person_seat(owner: str, name: str, contribution: str = "") -> Seat:
    """A seat taken by somebody."""
    return Seat(
        SeatKind.PERSON, owner, clean_name(name), contribution=clean_contribution(contribution)
    )


def bot_seat(agent: str, name: str | None = None) -> Seat:
    """A seat for a computer player; without a name it is called what it is."""
    return Seat(SeatKind.BOT, None, clean_name(name or agent), checked_agent(agent))


def checked_agent(agent: str) -> str:
    """A name that the roster knows."""
    if agent not in roster.names():
        raise MalformedInput(f"agent {agent!r} is unknown; expected {', '.join(roster.names())}")
    return agent


def clean_contribution(word: str) -> str:
    """What a player adds to the dice."""
    if not CONTRIBUTION.fullmatch(word):
        raise MalformedInput("contribution: expected up to 64 letters, digits, '-' or '_'")
    return word
