"""Routes over the next turns, as records: what the planner is asked, and what it foresees."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from istanbul.engine.phrase import Gain, Phrase
from istanbul.server.protocol.bodies import Body
from istanbul.server.protocol.parts import SeatView

MOST_STOPS: Final = 8
MOST_TEXTS: Final = 16  # that choose what a stop asks

Text = Annotated[str, Meta(min_length=1, max_length=100)]


class Stop(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A turn of a route."""

    texts: Annotated[list[Text], Meta(min_length=1, max_length=MOST_TEXTS)]
    """Where to go, and what to choose there; what is left open is chosen as most would."""
    branch: Annotated[int, Meta(ge=0, le=99)] = 0
    """Which of the outcomes the route goes on from: of `odds`, where chance decides."""


class RouteBody(Body, frozen=True, kw_only=True):
    """A route to look at. Nothing is stored, and nobody is told."""

    seat: Annotated[int, Meta(ge=0, le=9)]
    at: Annotated[int, Meta(ge=0)] | None = None
    """The frame of the replay from which it begins; the present without it."""
    stops: Annotated[list[Stop], Meta(max_length=MOST_STOPS)]


class RouteAnswer(Struct, frozen=True):
    """An answer to a question."""

    text: str
    label: Phrase


class RouteQuestion(Struct, frozen=True, kw_only=True):
    """What a place asks, and how it was answered."""

    question: Phrase
    choices: list[RouteAnswer]
    taken: str


class Odds(Struct, frozen=True, kw_only=True):
    """An outcome of a stop where chance decides."""

    percent: int
    gains: list[Gain]
    """What only this outcome brings or costs."""


class Station(Struct, frozen=True, kw_only=True):
    """What a stop of a route comes to."""

    label: Phrase | None
    """The stop in words; the first station is where the route begins."""
    place: str
    """Where the seat's figure is then."""
    gains: list[Gain]
    """What the stop brings and costs."""
    odds: list[Odds]
    """Where chance decides: the outcomes, the likeliest first."""
    branch: int
    """The one that the route goes on from."""
    asked: list[RouteQuestion]
    notes: list[Phrase]
    """Why nothing could be done, and what nobody can know before."""
    has: list[Gain]
    """What the seat has then."""
    affords: list[str]
    """Where it could buy something with that: names of places."""
    over: bool
    """The game ends with this round: there is no next stop."""
    frame: SeatView
    """The table then, through the eyes of the seat; the last one says where it could go next."""


class RouteProblem(Struct, frozen=True, kw_only=True):
    """Why a stop is not possible."""

    stop: int
    says: Phrase


class Route(Struct, frozen=True, kw_only=True):
    """The stations of a route, as far as it is possible."""

    stations: list[Station]
    problem: RouteProblem | None
