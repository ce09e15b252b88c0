"""What a review says, as records: for the command line, the server and the browser."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from istanbul.engine.phrase import Phrase

Label = Literal["", "inaccuracy", "mistake", "blunder"]

THRESHOLDS: Final[dict[Label, float]] = {"blunder": 0.12, "mistake": 0.06, "inaccuracy": 0.03}
"""From how much chance lost, in whole points, a decision has this label: the worst first."""


def label_of(lost: float) -> Label:
    """What a decision is called that lost so much chance.

    It goes by the whole points that people are shown: nobody reads "mistake, lost 12 %" where a
    blunder begins at 12.
    """
    shown = round(lost, 2)
    return next((label for label, least in THRESHOLDS.items() if shown >= least), "")


class Weighed(Struct, frozen=True, kw_only=True):
    """An option with the chance to win after it."""

    text: str
    """As in the log."""
    words: Phrase
    chance: float
    spread: float
    """The standard error of the chance."""


class LineAction(Struct, frozen=True):
    """An action of a line: as in the log, and in words."""

    text: str
    words: Phrase


class Choice(Struct, frozen=True, kw_only=True, tag_field="type", tag="choice"):
    """A decision, judged by what its seat could know."""

    n: int
    """Of its entry in the log."""
    round: int
    seat: int
    begins: bool
    """Is it the first of a turn?"""
    played: Weighed
    best: Weighed
    lost: float
    """Chance of the best option less that of the one played; 0 if the spreads explain it."""
    label: Label
    reason: Phrase | None
    """Why the best option is good."""
    line: list[LineAction]
    """How the seat would have gone on after the best option, up to the next roll or draw."""
    chances: list[float]
    """Everybody's, with the best option."""
    rubies: list[int]
    """Everybody's."""


class Luck(Struct, frozen=True, kw_only=True, tag_field="type", tag="luck"):
    """A roll or a draw, and what it changed."""

    n: int
    round: int
    seat: int
    """Whose turn it was."""
    text: str
    words: list[Phrase]
    """What happened, told to everybody; nothing if it is hidden."""
    changes: list[float]
    """Of each seat: the chance after it, less the mean over everything that could have happened."""


Judged = Choice | Luck


class Account(Struct, frozen=True):
    """Where turns and things went: a message, and a number."""

    key: str
    n: float
    usual: float | None = None
    """The mean of the player that it is compared with, in the same place at the table."""


class Compared(Struct, frozen=True):
    """The player that accounts are compared with, and what its means were measured in."""

    agent: str
    games: int
    nodes: int
    """Of a decision."""


class Summary(Struct, frozen=True, kw_only=True):
    """A player's game."""

    seat: int
    won: float
    """1, or the share of a win."""
    decisions: int
    lost: float
    """Chance lost in all decisions together."""
    labels: dict[str, int]
    luck: float
    """Chance that rolls and draws brought, everybody's together."""
    average_luck: float
    """The chance to win with these decisions, but average luck."""
    accounts: list[Account]


class Turning(Struct, frozen=True, kw_only=True):
    """A turn that changed much."""

    n: int
    seat: int
    """Whose chance changed."""
    before: float
    after: float


class Review(Struct, frozen=True, kw_only=True):
    """A game, reviewed."""

    agent: str
    nodes: int
    thresholds: dict[str, float]
    choices: list[Choice]
    luck: list[Luck]
    result: list[float]
    """The share of the win of each seat."""
    turning: list[Turning]
    players: list[Summary]
    compared: Compared | None = None
    """Whose means are beside the accounts; nobody's where none were measured."""
