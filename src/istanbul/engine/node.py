"""What a state waits for: exactly one of a decision, chance, or nothing because it is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NotRequired, Required, TypedDict

# A JSON object for whoever asks: its values are of all types, and callers know which.
Json = dict[str, Any]
# A JSON object that somebody gave: nothing in it has been checked yet.
Given = Mapping[str, object]


class OptionJson(TypedDict):
    """An option of a decision, as in the line protocol."""

    action: int
    text: str


class OutcomeJson(TypedDict):
    """An outcome of chance, likewise; one that the viewer may not know has no weight."""

    text: str
    weight: NotRequired[int]


class NodeJson(TypedDict, total=False):
    """A node, likewise: `kind` says which of the fields it has."""

    kind: Required[Literal["decision", "chance", "over"]]
    seat: int
    prompt: str
    options: list[OptionJson]
    outcomes: list[OutcomeJson]
    ranking: list[list[int]]
    reason: str


@dataclass(frozen=True, slots=True)
class Option:
    """A legal action: its number in the game's catalogue, its text, and what it names."""

    action: int
    text: str
    kind: str
    args: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat has to choose. `prompt` is the id of a message that says what is asked."""

    seat: int
    prompt: str
    options: tuple[Option, ...]

    def to_json(self) -> NodeJson:
        """As in the line protocol."""
        options: list[OptionJson] = [
            {"action": option.action, "text": option.text} for option in self.options
        ]
        return {"kind": "decision", "seat": self.seat, "prompt": self.prompt, "options": options}


@dataclass(frozen=True, slots=True)
class Outcome:
    """Something that may happen, with its weight among the others."""

    outcome: int
    text: str
    weight: int


@dataclass(frozen=True, slots=True)
class Chance:
    """Dice, a draw, a tile: one of the outcomes happens, by weight."""

    outcomes: tuple[Outcome, ...]

    def to_json(self) -> NodeJson:
        """As in the line protocol."""
        outcomes: list[OutcomeJson] = [
            {"text": outcome.text, "weight": outcome.weight} for outcome in self.outcomes
        ]
        return {"kind": "chance", "outcomes": outcomes}


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended. `ranking` has the seats from best to worst, equal ones together."""

    ranking: tuple[tuple[int, ...], ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; several share a win."""
        return self.ranking[0]

    def to_json(self) -> NodeJson:
        """As in the line protocol."""
        ranking = [list(rank) for rank in self.ranking]
        return {"kind": "over", "ranking": ranking, "reason": self.reason}


Node = Decision | Chance | Over
