"""The Dice Game behind the engine's contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from istanbul.dice_game.catalogue import ACTIONS, FORMS, N_ACTIONS
from istanbul.dice_game.contents import BAZAAR_CARDS, FACES, TILES
from istanbul.dice_game.events import COUNTED, event_json, over_reason
from istanbul.dice_game.frames import KIND, REVEAL_CARD, ROLL
from istanbul.dice_game.position_read import read_position
from istanbul.dice_game.position_write import write_public
from istanbul.dice_game.prompts import prompt
from istanbul.dice_game.setup import Options, make_tables, read_options
from istanbul.dice_game.state import Public, State
from istanbul.dice_game.view import View
from istanbul.engine.build import Build, native, plain
from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.node import Json, Option
from istanbul.engine.record import Event
from istanbul.engine.source import Source
from istanbul.engine.state import State as EngineState

PACKAGE = "istanbul.dice_game"
OPTIONS = [Option(number, form.text, form.kind, form.args) for number, form in enumerate(FORMS)]


class DiceGame(Game):
    """One game of Istanbul: The Dice Game with its options and its start seat."""

    name = "dice"
    revision = 1
    n_actions = N_ACTIONS
    always_asked = frozenset({"end_turn"})
    counted_events = COUNTED

    def __init__(self, options: Options, start: int, build: Build | None = None) -> None:
        self._options = options
        self.players = options.players
        self.start_seat = start
        self.tables = make_tables(options, start)
        self._fingerprint = self.tables.pack()
        self.build = build or plain(PACKAGE)
        self.rules = self.build.rules
        self.is_native = self.build.native
        self._tables = self.build.new_tables()
        self._tables.unpack(self.tables.pack())

    def options(self) -> Json:
        """Names as in the command line."""
        return self._options.to_json()

    def header(self) -> Json:
        """The start seat."""
        return {"start": self.start_seat}

    def native(self, checked: bool = False) -> DiceGame:
        """The same game on native rules."""
        return DiceGame(self._options, self.start_seat, native(PACKAGE, checked))

    def plain(self) -> DiceGame:
        """The same game on plain rules."""
        return DiceGame(self._options, self.start_seat) if self.is_native else self

    def blank(self) -> State:
        """A state that knows its tables; on native rules a record with the same fields."""
        record: State = self.build.new_state()
        record.tables = self._tables
        return record

    def read_position(self, position: Mapping[str, Any]) -> State:
        """See position_read.py."""
        record = read_position(self.tables, position)
        rules = plain(PACKAGE).rules
        if rules.waits_for(record) >= 0:
            try:
                rules.options(record)
            except IndexError as problem:
                raise MalformedInput("pending: these frames fit no state of the game") from problem
            if record.n_options == 0:
                raise MalformedInput("pending: nothing could be decided here")
        return self.adopt(EngineState(self, record)).record if self.is_native else record

    def write_position(self, record: State) -> Json:
        """See position_write.py."""
        return {"options": self.options(), **self.header(), **write_public(record)}

    def fingerprint(self) -> bytes:
        """All that stays the same during a game."""
        return self._fingerprint

    def describe(self, action: int) -> Option:
        """From the catalogue."""
        if not 0 <= action < N_ACTIONS:
            raise MalformedInput(f"action {action}: expected 0 to {N_ACTIONS - 1}")
        return OPTIONS[action]

    def action_number(self, text: str) -> int | None:
        """From the catalogue."""
        return ACTIONS.get(text)

    def outcome_text(self, record: Public, outcome: int) -> str:
        """A die, a card, a tile."""
        kind = record.frame[record.top + KIND]
        if kind == ROLL:
            return f"roll {FACES[outcome]}"
        if kind == REVEAL_CARD:
            return f"reveal {BAZAAR_CARDS[outcome]}"
        return f"tile {TILES[outcome]}"

    def hides_outcomes(self, record: State) -> bool:
        """What is left in the stacks everybody can work out."""
        return False

    def outcome_is_hidden_from(self, record: State, viewer: int) -> bool:
        """Everything happens in the open."""
        return False

    def hidden_outcome_text(self, record: State) -> str:
        """Nothing is hidden."""
        return "?"

    def prompt(self, record: Public) -> str:
        """See prompts.py."""
        return prompt(record)

    def ranking(self, record: State) -> tuple[tuple[int, ...], ...]:
        """Seats that nobody is ahead of come first; those that are equal share a rank."""
        beaten_by = {
            p: sum(self.build.is_ahead(record, q, p) for q in range(self.players))
            for p in range(self.players)
        }
        ranks = sorted(set(beaten_by.values()))
        return tuple(tuple(p for p, n in beaten_by.items() if n == rank) for rank in ranks)

    def over_reason(self, record: State) -> str:
        """Rubies, or the round at which a simulation stops."""
        return over_reason(record.over)

    def event_json(self, event: Event) -> Json:
        """See events.py."""
        return event_json(event)

    def event_for(self, event: Json, viewer: int) -> Json:
        """Everything happens in the open."""
        return event

    def see(self, record: State, viewer: int) -> View:
        """See view.py."""
        view: View = self.build.new_view()
        view.tables = self._tables
        self.build.see(record, viewer, view)
        return view

    def view_json(self, view: View) -> Json:
        """See position_write.py."""
        return {"options": self.options(), **self.header(), **write_public(view)}

    def imagine(self, view: View, source: Source) -> State:
        """See view.py."""
        record, rng = self.blank(), self.build.new_rng()
        self.build.seed(rng, source.below(1 << 31))
        self.build.imagine(view, rng, record)
        return record


def new_game(given: Mapping[str, Any], start: int | None, source: Source) -> DiceGame:
    """A game from options; an open start seat comes from the source."""
    options = read_options(given)
    if start is None:
        start = source.below(options.players)
    return DiceGame(options, _start_seat(start, options.players))


def game_from_header(given: Mapping[str, Any], header: Mapping[str, Any]) -> DiceGame:
    """The game of a log or a position: what was drawn before it stands in the header."""
    options = read_options(given)
    return DiceGame(options, _start_seat(header.get("start", 0), options.players))


def _start_seat(start: Any, players: int) -> int:
    if type(start) is not int or not 0 <= start < players:
        raise MalformedInput(f"start: expected a seat from 0 to {players - 1}, got {start!r}")
    return start
