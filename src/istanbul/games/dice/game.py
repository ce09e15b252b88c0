"""The Dice Game behind the engine's contract."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final, Self

from msgspec import structs

from istanbul.engine.built_game import BuiltGame
from istanbul.engine.game import SPECTATOR, Payment
from istanbul.engine.node import Given, Json
from istanbul.engine.options import start_seat
from istanbul.engine.source import Source
from istanbul.engine.two_builds import Build
from istanbul.games.dice import chance, steps, text
from istanbul.games.dice.catalogue import ACTIONS, FORMS, N_ACTIONS
from istanbul.games.dice.events import COUNTED, EVENT_NAMES, DiceEvent, over_reason
from istanbul.games.dice.frames import FIRST_CHANCE, KIND, get
from istanbul.games.dice.position_read import read_position
from istanbul.games.dice.position_write import write_position
from istanbul.games.dice.setup import DiceOptions, make_tables, read_options
from istanbul.games.dice.shown import ViewWriter
from istanbul.games.dice.slots import SLOTS
from istanbul.games.dice.state import Public, State
from istanbul.games.dice.tables import Tables
from istanbul.games.dice.view import View
from istanbul.games.dice.view_records import DiceView

PACKAGE = "istanbul.games.dice"

BOUGHT: Final = ("act_marker", "act_brown", "act_crystal", "act_two", "act_tile", "act_ruby")
"""Actions that are paid piece by piece."""
PIECES: Final = frozenset(
    form.action for form in FORMS if form.kind in ("pay_die", "pay_marker", "pay_brown")
)


class DiceGame(BuiltGame[State, View, DiceEvent]):
    """One game of Istanbul: The Dice Game with its options and its start seat."""

    _options: DiceOptions
    tables: Tables

    name = "dice"
    revision = 2
    package = PACKAGE
    catalogue = FORMS
    actions = ACTIONS
    event_names = EVENT_NAMES
    outcomes = frozenset(text for texts in chance.TEXTS for text in texts.values())
    text = text
    slots = SLOTS
    n_actions = N_ACTIONS
    counted_events = COUNTED
    payments = dict.fromkeys(BOUGHT, Payment(PIECES, 99, in_gains=True))
    always_asked = frozenset({"end_turn"})
    rolls_first = True

    def __init__(
        self, options: DiceOptions, start: int, build: Build[State, View] | None = None
    ) -> None:
        super().__init__(options, options.players, make_tables(options, start), build)
        self.start_seat = start

    @classmethod
    def from_header(cls, given: Given, header: Given) -> Self:
        """The game of a log or a position: what was drawn before it stands in the header."""
        options = read_options(given)
        return cls(options, start_seat(header.get("start", 0), options.players))

    def twin(self, build: Build[State, View]) -> Self:
        """The same game with the rules of another build."""
        return type(self)(self._options, self.start_seat, build)

    def header(self) -> Json:
        """What was drawn before the game: only who starts."""
        return {"start": self.start_seat}

    def parse_position(self, position: Given) -> State:
        """See position_read.py."""
        return read_position(self.tables, position)

    def write_position(self, record: State) -> Json:
        """See position_write.py."""
        return write_position(self.open_view(record))

    def outcome_text(self, record: Public, outcome: int) -> str:
        """A die, a card, a tile."""
        return chance.TEXTS[get(record, KIND) - FIRST_CHANCE][outcome]

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
        """As the step on top says."""
        return steps.PROMPT[get(record, KIND)](record)

    def over_reason(self, record: State) -> str:
        """Rubies, or the round at which a simulation stops."""
        return over_reason(record.over)

    def round_of(self, record: State) -> int:
        """Rounds count from 1."""
        return record.round

    def event_for(self, event: DiceEvent, viewer: int) -> DiceEvent:
        """Everything happens in the open."""
        return event

    @cached_property
    def _writer(self) -> ViewWriter:
        return ViewWriter(self._options, self.tables)

    def view(self, view: View) -> DiceView:
        """All that a viewer may know."""
        return self._writer.view(view, view.viewer)

    def open_view(self, record: State) -> DiceView:
        """All that anybody knows."""
        return self._writer.view(record, SPECTATOR)

    def views(self, record: State) -> Callable[[int], DiceView]:
        """Everybody sees the same, so it is written once."""
        view = self._writer.view(record, SPECTATOR)
        return lambda viewer: structs.replace(view, viewer=viewer)


def new_game(given: Given, start: int | None, source: Source) -> DiceGame:
    """A game from options; an open start seat comes from the source."""
    options = read_options(given)
    if start is None:
        start = source.below(options.players)
    return DiceGame(options, start_seat(start, options.players))


from_header = DiceGame.from_header
