"""What is said, without a language: a message and its arguments. Whoever shows it only formats it.

Each game puts its own prompts, options, events, gains and reasons into phrases (its `text.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from istanbul.engine.events import NamedEvent
from istanbul.engine.node import Option

Argument: TypeAlias = "int | str | Phrase | list[str | Phrase]"


class Phrase(Struct, frozen=True, omit_defaults=True):
    """A message with what fills it."""

    key: str
    """The id of the message."""
    args: dict[str, Argument] = {}
    """A number; the id of another message, which is a name; a phrase; or a list of these two."""
    seats: dict[str, int] = {}
    """Arguments that are players: their names are known at the table only."""
    series: str = ""
    """The list that takes up what follows: phrases alike but for it are said as one."""


class Gain(Struct, frozen=True, omit_defaults=True):
    """What something brings a seat, or costs it."""

    seat: int
    what: str
    """`lira`, `ruby`, `card`, a colour of goods ...: for a picture."""
    n: int
    """Less than 0: it is lost."""
    key: str
    """The message that says it; `n` fills it, without its sign."""
    in_label: bool = False
    """Of an option: its label says so already, and only pictures repeat it."""


class NextStep(Struct, frozen=True, omit_defaults=True):
    """An option that would follow another one, to be sent along with it."""

    text: str
    label: Phrase
    gains: list[Gain] = []
    worth: Phrase | None = None
    """What it is worth: its chance, or what it does from then on."""


class Outlook(Struct, frozen=True, omit_defaults=True):
    """What an option leads to beyond what it causes at once: what could be done next."""

    says: Phrase
    """What its seat would get, or what it lacks."""
    gains: list[Gain] = []
    """What every sensible next step brings, for pictures."""
    idle: bool = False
    """Nothing could be done."""
    ends: bool = False
    """After the next step nothing would be left to do in this turn."""
    next: list[NextStep] = []
    """The sensible next steps, where there are a few to choose from."""
    also: list[NextStep] = []
    """What is asked after any of them, whatever chance says: it can be answered in the same go."""


class Said(Struct, frozen=True, omit_defaults=True):
    """An event in words, and what it brings."""

    words: Phrase | None = None
    """Nothing where another event, or a heading, says it already."""
    on_board: bool = False
    """Its outcome stands on the board: not said where that is drawn beside the story."""
    gains: list[Gain] = []


@dataclass(frozen=True)
class Reason:
    """Why an option is good or bad: a message id with its arguments, to be said in any language."""

    message: str
    args: dict[str, str | int] = field(default_factory=dict)


S_contra = TypeVar("S_contra", contravariant=True)
E_contra = TypeVar("E_contra", bound=NamedEvent, contravariant=True)


class Text(Protocol[S_contra, E_contra]):
    """A game in words: what its `text.py` offers."""

    def prompt(self, g: S_contra) -> Phrase:
        """What the decision at hand asks."""

    def option(
        self, g: S_contra, option: Option, preview: Sequence[E_contra], price: int
    ) -> Phrase:
        """An option of the decision at hand as a label: a verb with what it is about."""

    def gains(self, option: Option, preview: Sequence[E_contra], seat: int) -> list[Gain]:
        """What an option brings and costs the one who chooses it."""

    # Any: `Game.tables` of the same game, which this says nothing about
    def tell(self, tables: Any, events: Sequence[E_contra]) -> list[Said]:
        """The events of one step, as far as they tell it themselves (`Game.event_for`)."""

    def reason(self, message: str, args: Mapping[str, str | int]) -> Phrase:
        """Why an option is good or bad (`Reason`)."""


def name(group: str, ident: object) -> str:
    """The message that is the name of something: `place`, `tea_house`."""
    return f"{group}-{ident}"


def total(gains: Iterable[Gain], seat: int) -> list[Gain]:
    """What they come to for one seat."""
    sums: dict[str, int] = {}
    keys: dict[str, str] = {}
    for gain in gains:
        if gain.seat == seat:
            sums[gain.what] = sums.get(gain.what, 0) + gain.n
            keys[gain.what] = gain.key
    return [Gain(seat, what, n, keys[what]) for what, n in sums.items() if n]
