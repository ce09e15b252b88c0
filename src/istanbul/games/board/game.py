"""The board game behind the engine's contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final, Self

import msgspec

from istanbul.engine.built_game import BuiltGame, start_seat
from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Json
from istanbul.engine.record import Event
from istanbul.engine.source import Source
from istanbul.engine.two_builds import Build
from istanbul.games.board import chance, hooks, steps, text
from istanbul.games.board.catalogue import ACTIONS, FORMS, N_ACTIONS
from istanbul.games.board.events import COUNTED, PAYING, event_for, event_json, over_reason
from istanbul.games.board.frames import FIRST_CHANCE, KIND, MOVE, PHASE, SEAT, TURN, get
from istanbul.games.board.layout import Layout, custom_layout
from istanbul.games.board.position_read import read_position
from istanbul.games.board.position_write import write_position
from istanbul.games.board.setup import Options, draw_layout, fixed_layout, make_tables, read_options
from istanbul.games.board.shown import Shown
from istanbul.games.board.slots import SLOTS
from istanbul.games.board.state import Public, State
from istanbul.games.board.tables import Tables
from istanbul.games.board.view import View
from istanbul.games.board.view_records import BoardOptions, BoardView, OwnView, SharedView
from istanbul.games.board.view_write import ViewWriter

PACKAGE = "istanbul.games.board"

OUTCOMES: Final = frozenset(text for texts in chance.TEXTS for text in texts.values())
"""All that chance can say."""


class BoardGame(BuiltGame):
    """One game of Istanbul with its options, its layout and its start seat."""

    tables: Tables

    name = "board"
    revision = 2
    package = PACKAGE
    catalogue = FORMS
    text = text
    slots = SLOTS
    n_actions = N_ACTIONS
    paying_events = PAYING
    counted_events = COUNTED
    always_asked = frozenset({"end_turn"})

    def __init__(
        self, options: Options, layout: Layout, start: int, build: Build | None = None
    ) -> None:
        super().__init__(options.players, make_tables(options, layout, start), build)
        self._options = options
        self.layout = layout
        self.start_seat = start

    @classmethod
    def from_header(cls, given: Mapping[str, Any], header: Mapping[str, Any]) -> Self:
        """The game of a log or a position: what was drawn before it stands in the header."""
        options = read_options(given)
        start = start_seat(header.get("start", 0), options.players)
        if header.get("layout") is not None:
            layout = custom_layout(header["layout"], *options.size, options.numbers)
        elif options.layout == "random":
            raise MalformedInput(
                "layout: a random layout must be written out as rows of place numbers"
            )
        else:
            layout = fixed_layout(options)
        return cls(options, layout, start)

    def twin(self, build: Build) -> Self:
        """On another build."""
        return type(self)(self._options, self.layout, self.start_seat, build)

    def options(self) -> Json:
        """Names as in the command line."""
        return self._options.to_json()

    def header(self) -> Json:
        """The layout and the start seat."""
        return {"layout": self.layout, "start": self.start_seat}

    def parse_position(self, position: Mapping[str, Any]) -> State:
        """See position_read.py."""
        record = read_position(self.tables, position)
        for happen in hooks.SOMETHING_HAPPENED:
            happen(record)
        return record

    def write_position(self, record: State) -> Json:
        """See position_write.py."""
        return write_position(self.open_view(record))

    def action_number(self, text: str) -> int | None:
        """From the catalogue."""
        return ACTIONS.get(text)

    def hides(self, record: State, seat: int) -> bool:
        """Bonus cards and guild cards in hand; everybody may count them."""
        return record.hand_size[seat] > 0 or record.guild_size[seat] > 0

    def asks_always(self, record: State) -> bool:
        """Where to move is always a choice; most others may depend on cards in hand."""
        return get(record, KIND) == TURN and get(record, PHASE) == MOVE

    def outcome_text(self, record: State, outcome: int) -> str:
        """Dice, a card, a tile."""
        return chance.TEXTS[get(record, KIND) - FIRST_CHANCE][outcome]

    def is_outcome(self, text: str) -> bool:
        """Dice, and whatever cards and tiles there are, in this game or not."""
        return text in OUTCOMES

    def hides_outcomes(self, record: State) -> bool:
        """The kinds left in the deck would tell what others hold."""
        kind = get(record, KIND)
        return kind >= FIRST_CHANCE and chance.IS_HIDDEN[kind - FIRST_CHANCE]

    def outcome_is_hidden_from(self, record: State, viewer: int) -> bool:
        """Only the drawer sees the card."""
        return self.hides_outcomes(record) and get(record, SEAT) != viewer

    def hidden_outcome_text(self, record: State) -> str:
        """Only draws are hidden."""
        return "draw ?"

    def prompt(self, record: Public) -> str:
        """As the step on top says."""
        return steps.PROMPT[get(record, KIND)](record)

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
        """After the last round everybody's hand may tell, also whether it is over already."""
        over = event["event"] in ("last_cards", "game_over")
        return over or super().ends_preview(event, seat)

    @cached_property
    def _writer(self) -> ViewWriter:
        options = msgspec.convert(self.options(), BoardOptions)
        return ViewWriter(options, self.layout, Shown(self.tables))

    def view(self, view: View) -> BoardView:
        """All that a viewer may know."""
        return self._writer.view(view)

    def open_view(self, record: State) -> BoardView:
        """All that anybody knows."""
        return self._writer.open_view(record)

    def view_json(self, view: View) -> Json:
        """See view_records.py."""
        found: Json = msgspec.to_builtins(self.view(view))
        return found

    def views(self, record: State, viewers: Sequence[int]) -> tuple[SharedView, list[OwnView]]:
        """See view_write.py."""
        return self._writer.views(record, viewers)


def new_game(given: Mapping[str, Any], start: int | None, source: Source) -> BoardGame:
    """A game from options. A random layout, and an open start seat, come from the source."""
    options = read_options(given)
    layout = draw_layout(options, source)
    if start is None:
        start = source.below(options.players)
    return BoardGame(options, layout, start_seat(start, options.players))


def from_header(options: Mapping[str, Any], header: Mapping[str, Any]) -> BoardGame:
    """The game of a log or a position."""
    return BoardGame.from_header(options, header)
