"""A game whose rules come in two builds: what follows from `rules.py` and the catalogue."""

from __future__ import annotations

import sys
from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from copy import copy
from functools import cached_property
from typing import ClassVar, Final, Self, cast

from msgspec import Struct, to_builtins

from istanbul.engine.errors import MalformedInput
from istanbul.engine.events import KEPT, EventNames, Preview
from istanbul.engine.game import Game
from istanbul.engine.kinds import E, S, V
from istanbul.engine.node import Given, Json, Option
from istanbul.engine.record import Event, Fields, Record, fields_but
from istanbul.engine.source import Source
from istanbul.engine.state import State
from istanbul.engine.two_builds import Build, native, plain

LOW_BYTE: Final = 0 if sys.byteorder == "little" else 1  # of each packed number


class BuiltGame(Game[S, V, E]):
    """The part of the contract that every game of the family fulfils alike."""

    package: ClassVar[str]
    """Where `rules.py` lies."""
    catalogue: ClassVar[Sequence[Option]]
    """All actions, by number."""
    actions: ClassVar[Mapping[str, int]]
    """Their numbers, by text."""
    event_names: EventNames[E]
    outcomes: ClassVar[frozenset[str]]
    """All that chance can say, in this game or with other options."""
    unused_fields: Collection[str] = ()
    """Fields of a state that the rules never change with these options."""

    def __init__(
        self, options: Struct, players: int, tables: Record, build: Build[S, V] | None
    ) -> None:
        self._options = options
        self.players = players
        self.tables = tables
        self.build = build or plain(self.package)
        self.rules = self.build.rules
        self.is_native = self.build.native
        self._packed_tables = tables.pack()
        self._plain_tables = tables
        self._tables = tables  # rules only read them: states of plain games need no copy
        if self.is_native:
            self._tables = self.build.new_tables()
            self._tables.unpack(self._packed_tables)

    @abstractmethod
    def twin(self, build: Build[S, V]) -> Self:
        """The same game on another build."""

    @abstractmethod
    def parse_position(self, position: Given) -> S:
        """A plain record from a position; MalformedInput names the field."""

    @abstractmethod
    def view(self, view: V) -> Struct:
        """All that a viewer may know."""

    def options(self) -> Json:
        """Names as in the command line."""
        found: Json = to_builtins(self._options)
        return found

    def view_json(self, view: V) -> Json:
        """A view as plain JSON values, with the names that screens use."""
        found: Json = to_builtins(self.view(view))
        return found

    def native(self, checked: bool = False) -> Self:
        """The same game on native rules; `checked` ones test every index."""
        return self.twin(native(self.package, checked))

    def plain(self) -> Self:
        """The same game on plain rules."""
        return self.twin(plain(self.package)) if self.is_native else self

    def blank(self) -> S:
        """A state that knows its tables."""
        record = self.build.new_state(self._tables)
        if not self.is_native:
            record.changing = self._changing
        return record

    @cached_property
    def _changing(self) -> Fields:
        state = cast(type[Record], type(self.build.new_state(self._tables)))
        return fields_but(state, self.unused_fields)

    def readable(self, record: S) -> S:
        """All fields of a native record at once, as a plain one."""
        if not self.is_native:
            return record
        twin = copy(self._plain_blank)
        twin.__dict__.update(record.content())
        return twin

    @cached_property
    def _plain_blank(self) -> S:
        build: Build[S, V] = plain(self.package)
        return build.new_state(self._plain_tables)

    def read_position(self, position: Given) -> S:
        """Read, and see that somebody could go on from there."""
        record = self.parse_position(position)
        rules = plain(self.package).rules
        if rules.waits_for(record) >= 0:
            try:
                n = rules.options(record)
            except IndexError as problem:
                raise MalformedInput("pending: these frames fit no state of the game") from problem
            if n == 0:
                raise MalformedInput("pending: nothing could be decided here")
        return self.adopt(State(self, record)).record if self.is_native else record

    def fingerprint(self) -> bytes:
        """All that stays the same during a game."""
        return self._packed_tables

    def describe(self, action: int) -> Option:
        """The row of the catalogue; MalformedInput for a number that is not in it."""
        if not 0 <= action < self.n_actions:
            raise MalformedInput(f"action {action}: expected 0 to {self.n_actions - 1}")
        return self.catalogue[action]

    def action_number(self, text: str) -> int | None:
        """The number that an action's text has in the catalogue."""
        return self.actions.get(text)

    def is_outcome(self, text: str) -> bool:
        """Dice, cards, tiles."""
        return text in self.outcomes

    def event_json(self, event: Event) -> E:
        """See the game's events.py."""
        return self.event_names.named(event)

    def previewed(self, events: tuple[Event, ...], seat: int) -> Preview[E]:
        """The same for all games of a kind, and worked out once."""
        known = self.event_names.previews
        found = known.get((events, seat))
        if found is None:
            if len(known) >= KEPT:
                known.clear()
            found = known[events, seat] = super().previewed(events, seat)
        return found

    def ranking(self, record: S) -> tuple[tuple[int, ...], ...]:
        """By how many seats each is beaten; equal ones share a rank."""
        seats = range(self.players)
        beaten_by = {p: sum(self.build.is_ahead(record, q, p) for q in seats) for p in seats}
        ranks = sorted(set(beaten_by.values()))
        return tuple(tuple(p for p in seats if beaten_by[p] == rank) for rank in ranks)

    def see(self, record: S, viewer: int) -> V:
        """The game's view.py, in this build."""
        view = self.blank_view()
        self.build.see(record, viewer, view)
        return view

    def blank_view(self) -> V:
        """A view that knows its tables."""
        return self.build.new_view(self._tables)

    def observe(self, view: V) -> bytes:
        """The game's observation.py, in this build."""
        observation = self.build.new_observation()
        self.build.observe(view, observation)
        return bytes(observation.pack()[LOW_BYTE::2])

    def imagine(self, view: V, source: Source) -> S:
        """The game's view.py, in this build."""
        record, rng = self.blank(), self.build.new_rng()
        self.build.seed(rng, source.below(1 << 31))
        self.build.imagine(view, rng, record)
        return record
