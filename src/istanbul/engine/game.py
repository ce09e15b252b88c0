"""The contract: what a game of the family must offer. Everything above it uses only this.

A game is written as rules over records of ints (rules.py). A `Game` wraps them: it knows the
options of one game and everything about it that is text: notation, prompts, JSON. People use
`State` (state.py).
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, Generic, NamedTuple, Self

from msgspec import Struct

from istanbul.engine.errors import MalformedInput
from istanbul.engine.events import Preview
from istanbul.engine.kinds import E, S, V
from istanbul.engine.node import Given, Json, Option
from istanbul.engine.phrase import Text
from istanbul.engine.record import Event, digest
from istanbul.engine.rules import Rules
from istanbul.engine.slots import Slot
from istanbul.engine.source import Source
from istanbul.engine.state import State, deal
from istanbul.engine.two_builds import Build, NativeMissing

SPECTATOR: Final = -1
"""A viewer without a seat."""
Fields = Struct | Given
"""Named fields that become JSON."""


class Payment(NamedTuple):
    """What is paid right after an option, as options of its own: screens offer both as one."""

    actions: frozenset[int]
    """The options that pay. The first of them is taken again and again."""
    most: int
    """How many of them."""
    in_gains: bool
    """Does it belong to what the option costs? Else it is shown beside it."""


class Game(ABC, Generic[S, V, E]):
    """One game with its options: static facts, rules, and the words around them."""

    name: str
    revision: int
    """The revision of the rules, named in logs. It changes when old logs would no longer replay."""
    players: int
    n_actions: int
    paying_events: tuple[str, ...] = ()
    """Events whose `n` is what their seat pays in lira: the price of an action on the screen."""
    payments: Mapping[str, Payment] = {}
    """Options that are paid after they were chosen, by kind."""
    always_asked: frozenset[str] = frozenset()
    """Texts of actions that are asked even when they are the only option."""
    slots: Sequence[Slot] = ()
    """The layout of an observation; a game without slots has empty observations."""
    text: Text[S, E]
    """The game in words."""
    tables: object = None
    """The numbers of this game, which `text` reads too."""
    rules: Rules[S]
    build: Build[S, V]
    """Where the rules come from, for drivers that stay inside them."""
    rolls_first: bool = False
    """Does every turn begin with chance? Then nobody can plan one before it comes."""
    telling_events: frozenset[str] = frozenset()
    """Events that may tell what somebody hides: a preview ends before them."""
    counted_events: Mapping[str, str] = {}
    """Events that simulations count, each by one of its fields."""
    is_native: bool = False
    """Are its states in native code? They report no events; use `plain()` for those."""

    def __eq__(self, other: object) -> bool:
        """The same game with the same numbers; whether the rules are native does not count."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.name == other.name and self.fingerprint() == other.fingerprint()

    def __hash__(self) -> int:
        return hash((self.name, self.fingerprint()))

    def __repr__(self) -> str:
        given = {**self.options(), **self.header()}
        words = ", ".join(f"{key} {given[key]}" for key in given if given[key] and key != "game")
        return f"<Game {self.name!r}: {words}; {'native' if self.is_native else 'plain'} rules>"

    # A game never changes, so it is its own copy.

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[object, ...]]:
        about = json.dumps([self.options(), self.header()])
        check = digest(self.fingerprint())
        return _restored, (type(self), about, self.revision, check, self.is_native)

    # Making states.

    @classmethod
    @abstractmethod
    def from_header(cls, options: Given, header: Given) -> Self:
        """The game of a log, a position or a pickle: `options()` and `header()` of a game."""

    @abstractmethod
    def options(self) -> Json:
        """The options as people gave them, defaults filled in."""

    @abstractmethod
    def header(self) -> Json:
        """What a log must have besides the options: everything drawn before the game."""

    @abstractmethod
    def blank(self) -> S:
        """A fresh state record that knows its tables, before `rules.start`."""

    @abstractmethod
    def read_position(self, position: Given) -> S:
        """A record from a position that may be written by hand; MalformedInput names the field."""

    @abstractmethod
    def write_position(self, record: S) -> Json:
        """The position of a record; read again, it gives the same digest."""

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
    def outcome_text(self, record: S, outcome: int) -> str:
        """The text of an outcome of this chance node."""

    def is_outcome(self, text: str) -> bool:
        """Can this be the text of an outcome? Any text can, unless the game knows better."""
        return True

    @abstractmethod
    def hides_outcomes(self, record: S) -> bool:
        """Would the list of this chance node's outcomes reveal more than anyone may know?"""

    @abstractmethod
    def outcome_is_hidden_from(self, record: S, viewer: int) -> bool:
        """Is the outcome of this chance node hidden from this viewer?"""

    @abstractmethod
    def hidden_outcome_text(self, record: S) -> str:
        """What is shown instead of a hidden outcome."""

    def hides(self, record: S, seat: int) -> bool:
        """Does a seat have something that others must not know? How much it has is public."""
        return False

    def asks_always(self, record: S) -> bool:
        """Would the seat that decides be asked here whatever it hides?"""
        return True

    @abstractmethod
    def prompt(self, record: S) -> str:
        """The message id of what a decision asks."""

    @abstractmethod
    def ranking(self, record: S) -> tuple[tuple[int, ...], ...]:
        """Seats from best to worst, ties together."""

    @abstractmethod
    def over_reason(self, record: S) -> str:
        """The message id of why the game is over."""

    def round_of(self, record: S) -> int | None:
        """The round, in games that have rounds."""
        return None

    @abstractmethod
    def event_json(self, event: Event) -> E:
        """An event with named fields."""

    @abstractmethod
    def event_for(self, event: E, viewer: int) -> E:
        """The event as this viewer may see it."""

    def ends_preview(self, event: E, seat: int) -> bool:
        """Could this event, or one after it, depend on what the seat may not know?"""
        kind = event["event"]
        return kind in self.telling_events or (kind == "forced" and event["seat"] != seat)

    def previewed(self, events: tuple[Event, ...], seat: int) -> Preview[E]:
        """What a seat is told of what its choice would cause."""
        told: Preview[E] = Preview()
        for event in map(self.event_json, events):
            if self.ends_preview(event, seat):
                break
            told.append(self.event_for(event, seat))
        return told

    def counted_as(self, event: E) -> str:
        """What one of the counted events is counted as: a place, a card."""
        return str(event.get(self.counted_events[event["event"]]))

    def price(self, events: Sequence[E], seat: int) -> int:
        """What a seat pays in lira in these events."""
        paying = self.paying_events
        return sum([e["n"] for e in events if e["event"] in paying and e["seat"] == seat])

    # Views.

    @abstractmethod
    def see(self, record: S, viewer: int) -> V:
        """The view record of a seat, or of a SPECTATOR."""

    @abstractmethod
    def blank_view(self) -> V:
        """A fresh view record that knows its tables."""

    @abstractmethod
    def view_json(self, view: V) -> Json:
        """A view with named fields."""

    def views(self, record: S) -> Callable[[int], Fields]:
        """What gives the view of any seat, to be encoded only.

        They may share parts, which are made once, and parts may be bytes already (encoded.py).
        """
        return lambda viewer: self.view_json(self.see(record, viewer))

    @property
    def observation_length(self) -> int:
        """How many numbers an observation has."""
        return sum(slot.length for slot in self.slots)

    def observe(self, view: V) -> bytes:
        """A view as numbers for networks, one byte each, laid out as `slots` says."""
        return b""

    @abstractmethod
    def imagine(self, view: V, source: Source) -> S:
        """A state record drawn uniformly among those that fit the view."""

    # For everybody.

    def readable(self, record: S) -> S:
        """The same record, for whoever reads many fields of it and changes none.

        Each field of a native one is made anew whenever it is read.
        """
        return record

    def start(self, seed: int | None = None) -> State[S, V, E]:
        """The state after the set-up, whose chance comes from the seed or from fresh entropy."""
        return deal(self.root(), seed)

    def root(self) -> State[S, V, E]:
        """The state before the set-up: it waits for its first chance outcome."""
        record = self.blank()
        self.rules.start(record)
        return State(self, record)

    def native(self) -> Self:
        """The same game on native rules; NativeMissing if they were not built."""
        raise NativeMissing(f"the game {self.name!r} has no native rules")

    def best(self) -> Self:
        """The same game on native rules, or on plain ones where there are none."""
        try:
            return self.native()
        except NativeMissing:
            return self

    def plain(self) -> Self:
        """The same game on plain rules."""
        return self

    def adopt(self, state: State[S, V, E]) -> State[S, V, E]:
        """The same state on this game's rules: moves it from one build to the other."""
        record = self.blank()
        record.unpack(state.record.pack())
        return State(self, record)

    def position(self, position: Given) -> State[S, V, E]:
        """A state from a position (JSON) of this game."""
        return State(self, self.read_position(position))


def _restored(kind: type[Game], about: str, revision: int, check: str, was_native: bool) -> Game:
    """A game from its pickle: on native rules if it had them and they were built."""
    game = _made(kind, about, was_native)
    if revision != game.revision:
        raise MalformedInput(
            f"pickle: rules revision {revision}; this program plays {game.revision}"
        )
    if check != digest(game.fingerprint()):
        raise MalformedInput("pickle: made with other tables than this program has")
    return game


@lru_cache(maxsize=32)
def _made(kind: type[Game], about: str, native: bool) -> Game:
    """Many states of few games are sent around: each game is made once."""
    try:
        options, header = json.loads(about)
        del options["game"]  # it is the kind
    except (ValueError, KeyError, TypeError) as problem:
        raise MalformedInput("pickle: the options of the game are damaged") from problem
    game = kind.from_header(options, header)
    if not native:
        return game
    try:
        return game.native()
    except NativeMissing:
        return game
