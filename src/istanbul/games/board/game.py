"""The board game behind the engine's contract."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final, Self

from istanbul.engine.built_game import BuiltGame
from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Payment
from istanbul.engine.node import Given, Json
from istanbul.engine.options import start_seat
from istanbul.engine.source import Source
from istanbul.engine.two_builds import Build
from istanbul.games.board import chance, hooks, steps, text
from istanbul.games.board.catalogue import ACTIONS, FORMS, N_ACTIONS
from istanbul.games.board.events import (
    COUNTED,
    EVENT_NAMES,
    PAYING,
    BoardEvent,
    event_for,
    over_reason,
)
from istanbul.games.board.frames import FIRST_CHANCE, KIND, MOVE, PHASE, SEAT, TURN, get
from istanbul.games.board.layout import Layout, custom_layout
from istanbul.games.board.position_read import read_position
from istanbul.games.board.position_write import write_position
from istanbul.games.board.setup import (
    BoardOptions,
    draw_layout,
    fixed_layout,
    make_tables,
    read_options,
)
from istanbul.games.board.shown import Shown
from istanbul.games.board.slots import SLOTS
from istanbul.games.board.state import UNUSED_WITHOUT, Public, State
from istanbul.games.board.tables import Tables
from istanbul.games.board.view import View
from istanbul.games.board.view_records import BoardView
from istanbul.games.board.view_write import ViewWriter

PACKAGE = "istanbul.games.board"

WALKS: Final = ("move", "move_own", "move_neutral", "move_lay", "companion")
"""Where merchants may have to be paid."""


class BoardGame(BuiltGame[State, View, BoardEvent]):
    """One game of Istanbul with its options, its layout and its start seat."""

    _options: BoardOptions
    tables: Tables

    name = "board"
    revision = 2
    package = PACKAGE
    catalogue = FORMS
    actions = ACTIONS
    event_names = EVENT_NAMES
    outcomes = frozenset(text for texts in chance.TEXTS for text in texts.values())
    text = text
    slots = SLOTS
    n_actions = N_ACTIONS
    paying_events = PAYING
    counted_events = COUNTED
    payments = dict.fromkeys(WALKS, Payment(frozenset({ACTIONS["pay"]}), 1, in_gains=False))
    telling_events = frozenset({"last_cards", "game_over"})  # after the last round hands may tell
    always_asked = frozenset({"end_turn"})

    def __init__(
        self,
        options: BoardOptions,
        layout: Layout,
        start: int,
        build: Build[State, View] | None = None,
    ) -> None:
        super().__init__(options, options.players, make_tables(options, layout, start), build)
        self.layout = layout
        self.start_seat = start
        without = UNUSED_WITHOUT.keys() - set(options.expansions)
        self.unused_fields = {name for one in without for name in UNUSED_WITHOUT[one]}

    @classmethod
    def from_header(cls, given: Given, header: Given) -> Self:
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

    def twin(self, build: Build[State, View]) -> Self:
        """The same game with the rules of another build."""
        return type(self)(self._options, self.layout, self.start_seat, build)

    def header(self) -> Json:
        """The layout and the start seat."""
        return {"layout": self.layout, "start": self.start_seat}

    def parse_position(self, position: Given) -> State:
        """See position_read.py."""
        record = read_position(self.tables, position)
        for happen in hooks.SOMETHING_HAPPENED:
            happen(record)
        return record

    def write_position(self, record: State) -> Json:
        """See position_write.py."""
        return write_position(self.open_view(record))

    def hides(self, record: State, seat: int) -> bool:
        """Bonus cards and guild cards in hand; everybody may count them."""
        return record.hand_size[seat] > 0 or record.guild_size[seat] > 0

    def asks_always(self, record: State) -> bool:
        """Where to move is always a choice; most others may depend on cards in hand."""
        return get(record, KIND) == TURN and get(record, PHASE) == MOVE

    def outcome_text(self, record: State, outcome: int) -> str:
        """Dice, a card, a tile."""
        return chance.TEXTS[get(record, KIND) - FIRST_CHANCE][outcome]

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

    def round_of(self, record: State) -> int:
        """Rounds count from 1."""
        return record.round

    def event_for(self, event: BoardEvent, viewer: int) -> BoardEvent:
        """See events.py."""
        return event_for(event, viewer)

    @cached_property
    def _writer(self) -> ViewWriter:
        return ViewWriter(self._options, self.layout, Shown(self.tables))

    def view(self, view: View) -> BoardView:
        """All that a viewer may know."""
        return self._writer.view(view)

    def open_view(self, record: State) -> BoardView:
        """All that anybody knows."""
        return self._writer.open_view(record)

    def views(self, record: State) -> Callable[[int], BoardView]:
        """See view_write.py."""
        return self._writer.views(record)


def new_game(given: Given, start: int | None, source: Source) -> BoardGame:
    """A game from options. A random layout, and an open start seat, come from the source."""
    options = read_options(given)
    layout = draw_layout(options, source)
    if start is None:
        start = source.below(options.players)
    return BoardGame(options, layout, start_seat(start, options.players))


from_header = BoardGame.from_header
