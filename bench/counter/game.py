"""The counter game of the bench: 40 cells, four hands of which three are hidden, 2 KB of view.

The same game as in boardgameio/game.js, as an ordinary game of the engine. The number to add is the
player's choice; the cell follows from the number of the move, so that a decision has nine options.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from istanbul.engine.encoded import once
from istanbul.engine.game import Game
from istanbul.engine.kit import Kit, kits
from istanbul.engine.node import Json, Option
from istanbul.engine.record import Event, Record, assign, emit
from istanbul.engine.rules import rules_of
from istanbul.engine.source import Source

SEATS: Final = 4
CELLS: Final = 40
HAND: Final = 10
NUMBERS: Final = 9
MARKET: Final = [
    {"id": f"tile-{200 + n}", "cost": n, "tags": [f"a{n}", f"b{n}"]} for n in range(12)
]
SENT_MARKET: Final = once(MARKET)
NOTE: Final = "x" * 96
OPTIONS: Final = [Option(n, f"inc {n + 1}", "inc", {"n": n + 1}) for n in range(NUMBERS)]
CARDS: Final = [[f"card-{seat}-{10 + card}" for card in range(HAND)] for seat in range(SEATS)]
HANDS: Final = [[cards[n:] + cards[:n] for n in range(HAND)] for cards in CARDS]
"""By seat, and by how far the hand is turned."""

NAMES: Final = [f"c{100 + cell}" for cell in range(CELLS)]
HIDDEN: Final = {str(seat): {"n": HAND} for seat in range(SEATS)}


class Public(Record):
    """What lies open."""

    SCRATCH: ClassVar = ("option", "outcome", "weight")

    def __init__(self) -> None:
        self.moves = 0
        self.counter = 0
        self.number: list[int] = list(range(CELLS))
        self.owner: list[int] = [-1] * CELLS
        self.option: list[int] = list(range(NUMBERS))
        self.outcome: list[int] = [0]
        self.weight: list[int] = [0]


class State(Public):
    """All of it: a hand is turned by one card with every move of its seat."""

    def __init__(self) -> None:
        super().__init__()
        self.turned: list[int] = [0] * SEATS


class View(Public):
    """What a seat knows: its own hand."""

    def __init__(self) -> None:
        super().__init__()
        self.viewer = -1
        self.own = 0


def waits_for(g: Public) -> int:
    """One after the other, for ever."""
    return g.moves % SEATS


def apply(g: State, action: int) -> None:
    """Add a number to the counter and to a cell."""
    seat, cell = g.moves % SEATS, g.moves * 7 % CELLS
    # Records hold 16 bits.
    g.counter = (g.counter + action + 1) % 30_000
    g.number[cell] = (g.number[cell] + action + 1) % 30_000
    g.owner[cell] = seat
    g.turned[seat] = (g.turned[seat] + 1) % HAND
    emit(g, "added", seat, cell, action + 1)
    g.moves += 1


def no_chance(g: State) -> int:
    """Nothing is drawn."""
    return 0


class Counter(Game):
    """One game."""

    name = "counter"
    revision = 1
    players = SEATS
    n_actions = NUMBERS
    rules = rules_of(
        start=lambda g: None,
        waits_for=waits_for,
        options=lambda g: NUMBERS,
        apply=apply,
        outcomes=no_chance,
        apply_chance=lambda g, outcome: None,
    )

    @classmethod
    def from_header(cls, options: Mapping[str, Any], header: Mapping[str, Any]) -> Counter:
        """All games are alike."""
        return cls()

    def options(self) -> Json:
        """None to choose."""
        return {"game": self.name, "players": SEATS}

    def header(self) -> Json:
        """Nothing is drawn before the game."""
        return {"start": 0}

    def blank(self) -> State:
        """A new game."""
        return State()

    def read_position(self, position: Mapping[str, Any]) -> State:
        """Not for the bench."""
        raise NotImplementedError

    def write_position(self, record: State) -> Json:
        """Not for the bench."""
        raise NotImplementedError

    def fingerprint(self) -> bytes:
        """All games are alike."""
        return b"counter"

    def describe(self, action: int) -> Option:
        """A number to add."""
        return OPTIONS[action]

    def action_number(self, text: str) -> int | None:
        """From its text."""
        return next((option.action for option in OPTIONS if option.text == text), None)

    def outcome_text(self, record: State, outcome: int) -> str:
        """There is no chance."""
        return ""

    def hides_outcomes(self, record: State) -> bool:
        """There is no chance."""
        return False

    def outcome_is_hidden_from(self, record: State, viewer: int) -> bool:
        """There is no chance."""
        return False

    def hidden_outcome_text(self, record: State) -> str:
        """There is no chance."""
        return ""

    def prompt(self, record: State) -> str:
        """What is asked."""
        return "inc"

    def ranking(self, record: State) -> tuple[tuple[int, ...], ...]:
        """It never ends."""
        return (tuple(range(SEATS)),)

    def over_reason(self, record: State) -> str:
        """It never ends."""
        return "never"

    def event_json(self, event: Event) -> Json:
        """Who added what."""
        return dict(zip(("event", "seat", "cell", "n"), event, strict=True))

    def event_for(self, event: Json, viewer: int) -> Json:
        """Seen by all."""
        return event

    def see(self, record: State, viewer: int) -> View:
        """What lies open, and the own hand."""
        view = self.blank_view()
        assign(view, record)
        view.viewer = viewer
        view.own = record.turned[viewer] if viewer >= 0 else 0
        return view

    def blank_view(self) -> View:
        """Of nobody."""
        return View()

    def view_json(self, view: View) -> Json:
        """Field by field as boardgame.io sends it."""
        return {**_open(view), "hands": _hands(view.viewer, view.own)}

    def views(self, record: State) -> Callable[[int], Json]:
        """What lies open is the same for all."""
        turned, lies_open = record.turned, _open(record)
        lies_open |= {"board": once(lies_open["board"]), "market": SENT_MARKET}

        def view(viewer: int) -> Json:
            hands = _hands(viewer, turned[viewer] if viewer >= 0 else 0)
            return {**lies_open, "hands": hands}

        return view

    def imagine(self, view: View, source: Source) -> State:
        """Not for the bench."""
        raise NotImplementedError


def _open(g: Public) -> Json:
    cells = zip(NAMES, g.owner, g.number, strict=True)
    board = [{"k": name, "o": owner, "n": number} for name, owner, number in cells]
    return {"counter": g.counter, "board": board, "market": MARKET, "note": NOTE}


def _hands(viewer: int, turned: int) -> Json:
    found: Json = dict(HIDDEN)
    if viewer >= 0:
        found[str(viewer)] = HANDS[viewer][turned]
    return found


def new_game(options: Mapping[str, Any], start: int | None, source: Source) -> Counter:
    """There is nothing to choose."""
    return Counter()


def from_header(options: Mapping[str, Any], header: Mapping[str, Any]) -> Counter:
    """The game of a log."""
    return Counter.from_header(options, header)


def register() -> None:
    """Let servers of this process play it."""
    kits()["counter"] = Kit("counter", "bench.counter")
