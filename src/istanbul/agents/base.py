"""What a computer player is: something that answers questions."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar

from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Option
from istanbul.engine.source import SeededSource
from istanbul.engine.state import State, View


class Question:
    """A decision put to a seat: its legal actions, and what it may know. Never the state.

    The view is built when it is first used, so a player that ignores it pays nothing for it.
    """

    def __init__(self, seat: int, actions: Sequence[int], look: Callable[[], View]) -> None:
        self.seat = seat
        self.actions = list(actions)
        self._look = look

    @classmethod
    def at(cls, state: State) -> Question:
        """The question that a state puts to the seat it waits for."""
        seat = state.waits_for
        return cls(seat, state.legal_actions(), lambda: state.view(seat))

    @classmethod
    def of(cls, view: View) -> Question:
        """The question that a view puts to its viewer."""
        actions = [option.action for option in view.options]
        if not actions:
            raise MalformedInput(f"seat {view.viewer} has nothing to decide here")
        return cls(view.viewer, actions, lambda: view)

    @cached_property
    def view(self) -> View:
        """Everything the seat may know."""
        return self._look()

    @cached_property
    def prompt(self) -> str:
        """The message id of what is asked: `action`, `payment` ..."""
        return str(self.view.node["prompt"])

    @cached_property
    def options(self) -> list[Option]:
        """The legal actions with their texts and structured forms."""
        return [self.view.game.describe(action) for action in self.actions]


@dataclass(frozen=True)
class Budget:
    """How much a player may think about a decision: seconds, or nodes.

    Nodes give the same result on every machine. A player that needs less takes less.
    """

    seconds: float | None = None
    nodes: int | None = None
    threads: int = 1

    @classmethod
    def read(cls, text: str, threads: int = 1) -> Budget:
        """`0.2s`, `200ms`, or `5000` nodes."""
        found = re.fullmatch(r"(\d+(?:\.\d+)?)(s|ms)|(\d+)", text.strip())
        if found is None or not float(found[1] or found[3]):
            raise MalformedInput(f"budget {text!r}: expected seconds (0.2s, 200ms) or nodes (5000)")
        if found[3]:
            return cls(nodes=int(found[3]), threads=threads)
        seconds = float(found[1]) * (0.001 if found[2] == "ms" else 1)
        return cls(seconds=seconds, threads=threads)


@dataclass(frozen=True)
class Reason:
    """Why an option is good or bad: a message id with its arguments, to be said in any language."""

    message: str
    args: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Advice:
    """An option as a player sees it: the chance of winning from there (0 to 1), and the reason."""

    option: Option
    value: float
    reason: Reason | None = None


class Agent(ABC):
    """A computer player with its own seed: its thinking never affects the game's dice."""

    name: ClassVar[str]

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.source = SeededSource(seed)
        self.budget = budget

    @abstractmethod
    def choose(self, question: Question) -> int:
        """One of the question's actions."""

    def explain(self, view: View) -> list[Advice]:
        """The options from best to worst, as far as the player has an opinion."""
        question = Question.of(view)
        best = self.choose(question)
        ranked = sorted(question.options, key=lambda option: option.action != best)
        return [Advice(option, float(option.action == best)) for option in ranked]
