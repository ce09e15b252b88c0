"""A plan in advance: what somebody wants to do in their next turns, as it is stored with a seat.

Each step names an option, and what it did when it was chosen: that is what the plan expects. How
plans are made and carried out is in server/plans/.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from istanbul.engine.phrase import Phrase

WHATEVER: Final = "*"
"""In place of an option: chance speaks, and the plan goes on whatever it says."""

Because = Literal["gone", "changed", "result", "done"]
"""Why a plan ends before its turn does: an option is not there any more; it would cause something
else; nothing is planned for what chance said; or the plan was carried out, and the turn goes on."""


class PlanStep(Struct, frozen=True, omit_defaults=True):
    """Something to choose, and what it is expected to do."""

    text: str
    """As in the log; or WHATEVER."""
    prompt: str = ""
    """What is asked then."""
    begins: bool = False
    """It is the first choice of a turn."""
    label: Phrase | None = None
    causes: Sequence[dict[str, Any]] = ()
    """The preview of the option: events of the game, whose fields only the game knows."""
    outlook: Phrase | None = None
    """What could be done after it; not after WHATEVER, where nobody knows."""


class PlanBranch(Struct, frozen=True, omit_defaults=True):
    """What to do after one of these outcomes; without any, after all others."""

    outcomes: tuple[str, ...]
    steps: tuple[PlanStep, ...]
    says: tuple[Phrase, ...] = ()
    """What these outcomes bring."""


class Plan(Struct, frozen=True):
    """The steps, and what depends on what chance says after the last of them."""

    steps: tuple[PlanStep, ...]
    branches: tuple[PlanBranch, ...] = ()


class PlanEnd(Struct, frozen=True):
    """Why a plan was not carried out to its end."""

    because: Because
    label: Phrase | None = None
    """The option that it is about."""
    expected: tuple[Phrase, ...] = ()
    """What it did when it was planned."""
    found: tuple[Phrase, ...] = ()
    """What it would do now."""
