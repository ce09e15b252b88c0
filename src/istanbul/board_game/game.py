"""The board game behind the engine's contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

from istanbul.board_game.catalogue import ACTIONS, FORMS, N_ACTIONS
from istanbul.board_game.chance import ROLLS
from istanbul.board_game.contents import BONUS_CARDS, GUILD_CARDS
from istanbul.board_game.events import COUNTED, PAYING, event_for, event_json, over_reason
from istanbul.board_game.frames import (
    DRAW,
    DRAW_GUILD,
    KIND,
    LETTER,
    MOVE,
    REVEAL_KIOSK,
    ROLL,
    ROLL_ONE,
    SEAT,
    STEP,
    TURN,
    get,
)
from istanbul.board_game.layout import Layout, custom_layout
from istanbul.board_game.letters import deliver_all
from istanbul.board_game.position_read import read_position
from istanbul.board_game.position_write import write_position, write_view, write_views
from istanbul.board_game.prompts import prompt
from istanbul.board_game.setup import Options, draw_layout, fixed_layout, make_tables, read_options
from istanbul.board_game.slots import SLOTS
from istanbul.board_game.state import Public, State
from istanbul.board_game.tables import MAX_DEMAND_TILES, MAX_PLACES, N_KIOSK_TILES, Tables
from istanbul.board_game.view import View
from istanbul.engine.build import Build
from istanbul.engine.built_game import BuiltGame, start_seat
from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Json
from istanbul.engine.record import Event
from istanbul.engine.source import Source

PACKAGE = "istanbul.board_game"

OUTCOMES: Final = frozenset(
    [
        *(f"roll {first} {second}" for first, second in ROLLS),
        *(f"roll {face}" for face in range(1, 7)),
        *(f"draw {card}" for card in (*BONUS_CARDS, *GUILD_CARDS)),
        *(f"letter {number}" for number in range(1, MAX_PLACES + 1)),
        *(f"tile {number}" for number in range(1, N_KIOSK_TILES + 1)),
        *(f"reveal {tile}" for tile in range(MAX_DEMAND_TILES)),
    ]
)
"""All that chance can say."""


class BoardGame(BuiltGame):
    """One game of Istanbul with its options, its layout and its start seat."""

    tables: Tables

    name = "board"
    revision = 2
    package = PACKAGE
    catalogue = FORMS
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
        if self.tables.letters:
            deliver_all(record)
        return record

    def write_position(self, record: State) -> Json:
        """See position_write.py."""
        return {"options": self.options(), **self.header(), **write_position(record)}

    def action_number(self, text: str) -> int | None:
        """From the catalogue."""
        return ACTIONS.get(text)

    def hides(self, record: State, seat: int) -> bool:
        """Bonus cards and guild cards in hand; everybody may count them."""
        return record.hand_size[seat] > 0 or record.guild_size[seat] > 0

    def asks_always(self, record: State) -> bool:
        """Where to move is always a choice; most others may depend on cards in hand."""
        return get(record, KIND) == TURN and get(record, STEP) == MOVE

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

    def is_outcome(self, text: str) -> bool:
        """Dice, and whatever cards and tiles there are, in this game or not."""
        return text in OUTCOMES

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

    def view_json(self, view: View) -> Json:
        """See position_write.py."""
        return {"options": self.options(), **self.header(), **write_view(view)}

    def views_json(self, record: State, viewers: Sequence[int]) -> tuple[Json, list[Json]]:
        """See position_write.py. A native record has another view; it goes the long way."""
        if self.is_native:
            return super().views_json(record, viewers)
        shared, own = write_views(record, viewers)
        return {"options": self.options(), **self.header(), **shared}, own


def new_game(given: Mapping[str, Any], start: int | None, source: Source) -> BoardGame:
    """A game from options. A random layout, and an open start seat, come from the source."""
    options = read_options(given)
    layout = draw_layout(options, source)
    if start is None:
        start = source.below(options.players)
    return BoardGame(options, layout, start_seat(start, options.players))
