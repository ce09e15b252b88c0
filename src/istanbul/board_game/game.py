"""The board game behind the engine's contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from istanbul.board_game.catalogue import ACTIONS, FORMS, N_ACTIONS
from istanbul.board_game.chance import ROLLS
from istanbul.board_game.contents import BONUS_CARDS, GUILD_CARDS
from istanbul.board_game.events import PAYING, event_for, event_json, over_reason
from istanbul.board_game.frames import (
    DRAW,
    DRAW_GUILD,
    KIND,
    LETTER,
    REVEAL_KIOSK,
    ROLL,
    ROLL_ONE,
    SEAT,
    get,
)
from istanbul.board_game.layout import Layout, custom_layout
from istanbul.board_game.letters import deliver_all
from istanbul.board_game.position_read import read_position
from istanbul.board_game.position_write import write_position, write_view
from istanbul.board_game.prompts import prompt
from istanbul.board_game.setup import Options, draw_layout, make_tables, read_options
from istanbul.board_game.state import Public, State
from istanbul.board_game.view import View
from istanbul.engine.build import Build, native, plain
from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.node import Json, Option
from istanbul.engine.record import Event
from istanbul.engine.source import Source
from istanbul.engine.state import State as EngineState

PACKAGE = "istanbul.board_game"
OPTIONS = [Option(number, form.text, form.kind, form.args) for number, form in enumerate(FORMS)]


class BoardGame(Game):
    """One game of Istanbul with its options, its layout and its start seat."""

    name = "board"
    revision = 1
    n_actions = N_ACTIONS
    paying_events = PAYING
    always_asked = frozenset({"end_turn"})

    def __init__(
        self, options: Options, layout: Layout, start: int, build: Build | None = None
    ) -> None:
        self._options = options
        self.players = options.players
        self.layout = layout
        self.start_seat = start
        self.tables = make_tables(options, layout, start)
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
        """The layout and the start seat."""
        return {"layout": self.layout, "start": self.start_seat}

    def native(self, checked: bool = False) -> BoardGame:
        """The same game on native rules."""
        build = native(PACKAGE, checked)
        return BoardGame(self._options, self.layout, self.start_seat, build)

    def plain(self) -> BoardGame:
        """The same game on plain rules."""
        return BoardGame(self._options, self.layout, self.start_seat) if self.is_native else self

    def blank(self) -> State:
        """A state that knows its tables; on native rules a record with the same fields."""
        record: State = self.build.new_state()
        record.tables = self._tables
        return record

    def read_position(self, position: Mapping[str, Any]) -> State:
        """See position_read.py."""
        record = read_position(self.tables, position)
        if self.tables.letters:
            deliver_all(record)
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
        return {"options": self.options(), **self.header(), **write_position(record)}

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

    def outcome_text(self, record: State, outcome: int) -> str:
        """Dice, a card, a tile."""
        kind = get(record, KIND)
        if kind == ROLL:
            return f"roll {ROLLS[outcome][0]} {ROLLS[outcome][1]}"
        if kind == DRAW:
            return f"draw {BONUS_CARDS[outcome]}"
        if kind == DRAW_GUILD:
            return f"draw {GUILD_CARDS[outcome]}"
        if kind == LETTER:
            return f"letter {outcome + 1}"
        if kind == REVEAL_KIOSK:
            return f"tile {outcome + 1}"
        if kind == ROLL_ONE:
            return f"roll {outcome}"
        return f"reveal {outcome}"

    def hides_outcomes(self, record: State) -> bool:
        """The kinds left in the deck would tell what others hold."""
        return get(record, KIND) in (DRAW, DRAW_GUILD)

    def outcome_is_hidden_from(self, record: State, viewer: int) -> bool:
        """Only the drawer sees the card."""
        return self.hides_outcomes(record) and get(record, SEAT) != viewer

    def hidden_outcome_text(self, record: State) -> str:
        """Only draws are hidden."""
        return "draw ?"

    def prompt(self, record: Public) -> str:
        """See prompts.py."""
        return prompt(record)

    def ranking(self, record: State) -> tuple[tuple[int, ...], ...]:
        """Seats that are ahead of nobody's rank share it."""
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
        """See events.py."""
        return event_for(event, viewer)

    def ends_preview(self, event: Json, seat: int) -> bool:
        """After the last round everybody's hand may tell."""
        return event["event"] == "last_cards" or super().ends_preview(event, seat)

    def see(self, record: State, viewer: int) -> View:
        """See view.py."""
        view: View = self.build.new_view()
        view.tables = self._tables
        self.build.see(record, viewer, view)
        return view

    def view_json(self, view: View) -> Json:
        """See position_write.py."""
        return {"options": self.options(), **self.header(), **write_view(view)}

    def imagine(self, view: View, source: Source) -> State:
        """See view.py."""
        record, rng = self.blank(), self.build.new_rng()
        self.build.seed(rng, source.below(1 << 31))
        self.build.imagine(view, rng, record)
        return record


def new_game(given: Mapping[str, Any], start: int | None, source: Source) -> BoardGame:
    """A game from options. A random layout, and an open start seat, come from the source."""
    options = read_options(given)
    layout = draw_layout(options, source)
    if start is None:
        start = source.below(options.players)
    return BoardGame(options, layout, _start_seat(start, options.players))


def game_from_header(given: Mapping[str, Any], header: Mapping[str, Any]) -> BoardGame:
    """The game of a log or a position: what was drawn before it stands in the header."""
    options = read_options(given)
    start = _start_seat(header.get("start", 0), options.players)
    if header.get("layout") is not None:
        layout = custom_layout(header["layout"], *options.size, options.numbers)
    elif options.layout == "random":
        raise MalformedInput("layout: a random layout must be written out as rows of place numbers")
    elif isinstance(options.layout, str):
        layout = draw_layout(options, _NoSource())
    else:
        layout = options.layout
    return BoardGame(options, layout, start)


class _NoSource:
    """For layouts that need no chance."""

    def below(self, n: int) -> int:
        raise AssertionError("a printed layout is not drawn")


def _start_seat(start: Any, players: int) -> int:
    if type(start) is not int or not 0 <= start < players:
        raise MalformedInput(f"start: expected a seat from 0 to {players - 1}, got {start!r}")
    return start
