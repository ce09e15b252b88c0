"""Plans in advance, as records: what somebody wants to do in their next turns."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from istanbul.engine.phrase import Phrase
from istanbul.server.protocol.bodies import Body
from istanbul.server.protocol.messages import Number, Seat, Text
from istanbul.server.protocol.parts import SeatView

LONGEST = 24
Texts = Annotated[list[Text], Meta(max_length=LONGEST)]
"""Options as in the log; `*` where chance speaks and the plan goes on whatever it says."""


class PlanLook(Body, frozen=True, kw_only=True):
    """How would it be after these steps?"""

    seat: Seat
    texts: Annotated[list[Text], Meta(max_length=2 * LONGEST + 1)]
    """Options, outcomes of chance, and `*`, in the order of the plan."""


class PlanResult(Struct, frozen=True, kw_only=True):
    """Something that chance could say: outcomes that come to the same."""

    outcome: str
    """One of them, to go on with."""
    says: list[Phrase]
    percent: int


class PlanStepInfo(Struct, frozen=True, kw_only=True):
    """A step of my plan."""

    text: str
    begins: bool
    """It begins a turn."""
    label: Phrase | None
    """None where chance speaks, whatever it says."""


class PlanFrame(Struct, frozen=True, kw_only=True):
    """The table as it would be then, if the others did nothing."""

    frame: SeatView
    number: int
    """Of what I have been told of the game: the plan builds on it."""
    begins: bool
    """A turn begins here."""
    steps: list[PlanStepInfo]
    """Those that led here, in words."""
    chance: bool
    """Chance speaks next: go on with one of the results, or with `*`."""
    results: list[PlanResult]
    """None of them are told apart if there are too many, or if they are hidden."""


class NewBranch(Body, frozen=True, kw_only=True):
    """What to do after one result."""

    outcome: Text
    """One of its outcomes; or `*` for all that have no branch of their own."""
    texts: Texts


class NewPlan(Body, frozen=True, kw_only=True):
    """A plan for my next turns. It replaces the one before."""

    seat: Seat
    number: Number
    """Of what I saw when I made it. If something has happened since, look again."""
    texts: Annotated[list[Text], Meta(min_length=1, max_length=LONGEST)]
    branches: Annotated[list[NewBranch], Meta(max_length=12)] = field(default_factory=list)
    """After the last of the steps chance speaks; what then?"""


class PlanBranchInfo(Struct, frozen=True, kw_only=True):
    """What I do after a result."""

    outcome: str
    says: list[Phrase]
    steps: list[PlanStepInfo]


class PlanInfo(Struct, frozen=True, kw_only=True):
    """What I want to do next. Nobody else is told that there is a plan."""

    steps: list[PlanStepInfo]
    branches: list[PlanBranchInfo]


class PlanEndInfo(Struct, frozen=True, kw_only=True):
    """Why my last plan was not carried out to its end."""

    because: str
    """`gone`: an option is not there any more. `changed`: it would do something else. `result`: the
    plan says nothing about what chance said. `done`: all of it is done, and the turn goes on."""
    label: Phrase | None
    """The option."""
    expected: list[Phrase]
    found: list[Phrase]


class MyPlan(Struct, frozen=True, kw_only=True):
    """The plan of one of my seats."""

    possible: bool
    """Can turns of this game be planned? Not where each begins with dice."""
    plan: PlanInfo | None
    ended: PlanEndInfo | None
