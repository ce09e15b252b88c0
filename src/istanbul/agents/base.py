"""What a computer player is: something that answers questions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import hypot
from typing import ClassVar, Final

from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Option
from istanbul.engine.phrase import Reason
from istanbul.engine.source import SeededSource
from istanbul.engine.state import State, View
from istanbul.search.budget import Budget

SURE: Final = 2.0
"""Standard errors by which chances differ for sure: in 95 of 100 cases."""
__all__ = ["Advice", "Agent", "Budget", "Question", "Reason"]


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
        return self.view.node["prompt"]

    @cached_property
    def options(self) -> list[Option]:
        """The legal actions with their texts and structured forms."""
        return [self.view.game.describe(action) for action in self.actions]


@dataclass(frozen=True)
class Advice:
    """An option as a player sees it: the chance of winning from there (0 to 1), and the reason."""

    option: Option
    value: float
    reason: Reason | None = None
    spread: float = 0.0  # the standard error of the chance

    def is_as_good_as(self, other: Advice) -> bool:
        """Is the other one not better for sure? Differences of two standard errors are."""
        return not surely_better(other.value, other.spread, self.value, self.spread)


def surely_better(a: float, spread_a: float, b: float, spread_b: float) -> bool:
    """Is chance `a` larger than `b` by more than their spreads explain?"""
    return a - b > SURE * hypot(spread_a, spread_b)


class Agent(ABC):
    """A computer player with its own seed: its thinking never affects the game's dice."""

    name: ClassVar[str]
    player: ClassVar[str | None] = None
    """Under whose name each game keeps what it knows: weights, and how far it looks ahead."""

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
