"""What a computer player is: something that answers questions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property

from istanbul.engine.node import Option
from istanbul.engine.source import SeededSource
from istanbul.engine.state import State, View


class Question:
    """A decision put to a seat: its legal actions, and what it may know.

    The view is made when somebody looks at it: a player who does not look pays nothing for it.
    """

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat
        self.actions = state.legal_actions()

    @cached_property
    def view(self) -> View:
        """Everything the seat may know."""
        return self._state.view(self.seat)

    @cached_property
    def prompt(self) -> str:
        """What is asked."""
        return self._state.game.prompt(self._state.record)

    @cached_property
    def options(self) -> list[Option]:
        """The legal actions with their texts and structured forms."""
        return [self._state.game.describe(action) for action in self.actions]


class Agent(ABC):
    """A computer player with a seed of its own: its thinking never disturbs the game's dice."""

    name: str

    def __init__(self, seed: int) -> None:
        self.source = SeededSource(seed)

    @abstractmethod
    def choose(self, question: Question) -> int:
        """One of the question's actions."""
