"""The contract: what a game of the family must offer. Everything above it speaks to this only.

A game is written as rules over records of ints (rules.py), and wrapped by a `Game`, which knows the
options of one game and everything about it that is words: texts, prompts, JSON. `State` (state.py)
is what people use.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final

from istanbul.engine.build import Build, NativeMissing
from istanbul.engine.node import Json, Option
from istanbul.engine.record import Event, Record
from istanbul.engine.rules import Rules
from istanbul.engine.slots import Slot
from istanbul.engine.source import Source
from istanbul.engine.state import State, deal

SPECTATOR: Final = -1
"""A viewer without a seat."""


class Game(ABC):
    """One game with its options: static facts, rules, and the words around them."""

    name: str
    revision: int
    """Of the rules: a log names it. It changes when an old log would no longer replay."""
    players: int
    n_actions: int
    paying_events: tuple[str, ...] = ()
    """Events whose `n` is what their seat pays in coin: the price of an action on the screen."""
    always_asked: frozenset[str] = frozenset()
    """Texts of actions that are asked even when they are the only option."""
    slots: Sequence[Slot] = ()
    """What the numbers of an observation say; a game without them has empty observations."""
    rules: Rules
    build: Build
    """Where the rules come from, for drivers that stay inside them."""
    counted_events: Mapping[str, str] = {}
    """Events that simulations count, each by one of its fields."""
    is_native: bool = False
    """Do its states live in native code? They tell no events; `plain()` does."""

    # Making states.

    @abstractmethod
    def options(self) -> Json:
        """The options as people gave them, defaults filled in."""

    @abstractmethod
    def header(self) -> Json:
        """What must stand in a log beside the options: everything drawn before the game."""

    @abstractmethod
    def blank(self) -> Record:
        """A fresh state record that knows its tables, before `rules.start`."""

    @abstractmethod
    def read_position(self, position: Mapping[str, Any]) -> Record:
        """A record from a position that may be written by hand; MalformedInput names the field."""

    @abstractmethod
    def write_position(self, record: Any) -> Json:
        """The inverse: reading it gives the same digest."""

    @abstractmethod
    def fingerprint(self) -> bytes:
        """The options and tables, packed: part of every digest."""

    # Saying what they mean.

    @abstractmethod
    def describe(self, action: int) -> Option:
        """An action's text and structured form."""

    @abstractmethod
    def action_number(self, text: str) -> int | None:
        """The action with this text, legal or not; None for no text of the catalogue."""

    @abstractmethod
    def outcome_text(self, record: Any, outcome: int) -> str:
        """The text of an outcome of this chance node."""

    def is_outcome(self, text: str) -> bool:
        """Could chance say this at some time? Any text, unless the game knows better."""
        return True

    @abstractmethod
    def hides_outcomes(self, record: Any) -> bool:
        """Would the list of this chance node's outcomes tell more than anybody may know?"""

    @abstractmethod
    def outcome_is_hidden_from(self, record: Any, viewer: int) -> bool:
        """May this viewer not see which outcome of this chance node comes true?"""

    @abstractmethod
    def hidden_outcome_text(self, record: Any) -> str:
        """What is shown instead of a hidden outcome."""

    @abstractmethod
    def prompt(self, record: Any) -> str:
        """The message id of what a decision asks."""

    @abstractmethod
    def ranking(self, record: Any) -> tuple[tuple[int, ...], ...]:
        """Seats from best to worst, ties together."""

    @abstractmethod
    def over_reason(self, record: Any) -> str:
        """The message id of why the game is over."""

    @abstractmethod
    def event_json(self, event: Event) -> Json:
        """An event with named fields."""

    @abstractmethod
    def event_for(self, event: Json, viewer: int) -> Json:
        """The event as this viewer may see it."""

    def ends_preview(self, event: Json, seat: int) -> bool:
        """Could this event, or one after it, depend on what the seat may not know?"""
        return bool(event["event"] == "forced" and event["seat"] != seat)

    # Views.

    @abstractmethod
    def see(self, record: Any, viewer: int) -> Record:
        """The view record of a seat, or of a SPECTATOR."""

    @abstractmethod
    def view_json(self, view: Any) -> Json:
        """A view with named fields."""

    def views_json(self, record: Any, viewers: Sequence[int]) -> tuple[Json, list[Json]]:
        """The views of several seats at once: the fields alike in all, and the rest of each.

        To be read only: they may share their parts.
        """
        return {}, [self.view_json(self.see(record, viewer)) for viewer in viewers]

    @property
    def observation_length(self) -> int:
        """How many numbers an observation has."""
        return sum(slot.length for slot in self.slots)

    def observe(self, view: Any) -> bytes:
        """A view as numbers for networks, one byte each, laid out as `slots` says."""
        return b""

    @abstractmethod
    def imagine(self, view: Any, source: Source) -> Record:
        """A state record drawn uniformly among those that fit the view."""

    # For everybody.

    def start(self, seed: int | None = None) -> State:
        """A game that has been dealt: chance of the set-up from the seed, or fresh entropy."""
        return deal(self.root(), seed)

    def root(self) -> State:
        """A game before anything was dealt: it waits for the first chance of the set-up."""
        record = self.blank()
        self.rules.start(record)
        return State(self, record)

    def native(self) -> Game:
        """The same game on native rules; NativeMissing if they were not built."""
        raise NativeMissing(f"the game {self.name!r} has no native rules")

    def plain(self) -> Game:
        """The same game on plain rules."""
        return self

    def adopt(self, state: State) -> State:
        """The same state on this game's rules: carries it from one build to the other."""
        record = self.blank()
        record.unpack(state.record.pack())
        return State(self, record)

    def position(self, position: Mapping[str, Any]) -> State:
        """A state from a position (JSON) of this game."""
        return State(self, self.read_position(position))
