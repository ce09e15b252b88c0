"""The rules of Harbour, and the game around them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.node import Json, Option
from istanbul.engine.record import Event, Record, assign, emit
from istanbul.engine.rules import CHANCE, NOBODY, rules_of
from istanbul.engine.slots import Layout
from istanbul.engine.source import Source

from . import text

SEATS: Final = 4
GOAL: Final = 2
PRICE: Final = 5
QUAY, JEWELLER = 0, 1
PLACES: Final = ["quay", "jeweller"]
FIELDS: Final = {
    "went": ("seat", "place"),
    "rolled": ("seat", "n"),
    "paid": ("seat", "n"),
    "ruby": ("seat", "place"),
    "turn_begun": ("seat", "round"),
    "over": ("reason",),
}
REASONS: Final = ["rubies", "max_rounds"]
COUNTED: Final = {"ruby": "place"}


class State(Record):
    """Everything lies open."""

    SCRATCH: ClassVar = ("option", "outcome", "weight")

    def __init__(self) -> None:
        self.players = 0
        self.start = 0
        self.max_rounds = 0
        self.seat = 0
        self.round = 1
        self.rolling = 0
        self.over = 0  # 1 and more: a reason
        self.lira: list[int] = [0] * SEATS
        self.rubies: list[int] = [0] * SEATS
        self.place: list[int] = [0] * SEATS
        self.option: list[int] = [0, 0]
        self.outcome: list[int] = [0] * 6
        self.weight: list[int] = [0] * 6


class View(State):
    """What a viewer sees."""

    def __init__(self) -> None:
        super().__init__()
        self.viewer = 0


def waits_for(g: State) -> int:
    """The die, or the seat whose turn it is."""
    if g.over:
        return NOBODY
    return CHANCE if g.rolling else g.seat


def options(g: State) -> int:
    """The quay always; the jeweller for whoever can pay."""
    g.option[0], g.option[1] = QUAY, JEWELLER
    return 2 if g.lira[g.seat] >= PRICE else 1


def outcomes(g: State) -> int:
    """A die."""
    for face in range(6):
        g.outcome[face], g.weight[face] = face, 1
    return 6


def apply(g: State, action: int) -> None:
    """Go, and act there."""
    emit(g, "went", g.seat, action)
    g.place[g.seat] = action
    if action == QUAY:
        g.rolling = 1
        return
    emit(g, "paid", g.seat, PRICE)
    emit(g, "ruby", g.seat, action)
    g.lira[g.seat] -= PRICE
    g.rubies[g.seat] += 1
    end_turn(g)


def apply_chance(g: State, outcome: int) -> None:
    """The die pays."""
    emit(g, "rolled", g.seat, outcome + 1)
    g.rolling = 0
    g.lira[g.seat] += outcome + 1
    end_turn(g)


def end_turn(g: State) -> None:
    """The next seat; after the last of a round, perhaps the end."""
    g.seat = (g.seat + 1) % g.players
    if g.seat == g.start:
        if max(g.rubies) >= GOAL:
            g.over = 1
        elif g.round == g.max_rounds:
            g.over = 2
        else:
            g.round += 1
    if g.over:
        emit(g, "over", g.over - 1)
    else:
        emit(g, "turn_begun", g.seat, g.round)


LAYOUT: Final = Layout()
LIRA: Final = LAYOUT.add("lira", SEATS)
RUBIES: Final = LAYOUT.add("rubies", SEATS)


class Harbour(Game):
    """One game of Harbour."""

    name = "harbour"
    revision = 1
    n_actions = len(PLACES)
    slots = LAYOUT.slots
    text = text
    paying_events = ("paid",)
    always_asked = frozenset({"go quay"})
    counted_events = COUNTED
    rules = rules_of(
        start=lambda g: None,
        waits_for=waits_for,
        options=options,
        apply=apply,
        outcomes=outcomes,
        apply_chance=apply_chance,
    )

    def __init__(self, players: int, start: int, max_rounds: int | None) -> None:
        self.players, self.start_seat, self.max_rounds = players, start, max_rounds

    @classmethod
    def from_header(cls, options: Mapping[str, Any], header: Mapping[str, Any]) -> Harbour:
        """The game of a log."""
        players = options.get("players", 3)
        if players not in range(2, SEATS + 1):
            raise MalformedInput(f"players: expected 2 to {SEATS}, got {players!r}")
        return cls(players, header.get("start", 0), options.get("max_rounds"))

    def options(self) -> Json:
        """What was chosen."""
        found: Json = {"game": self.name, "players": self.players}
        return found if self.max_rounds is None else {**found, "max_rounds": self.max_rounds}

    def header(self) -> Json:
        """Who starts."""
        return {"start": self.start_seat}

    def blank(self) -> State:
        """Before the first turn."""
        record = State()
        record.players, record.max_rounds = self.players, self.max_rounds or 0
        record.start = record.seat = self.start_seat
        return record

    def read_position(self, position: Mapping[str, Any]) -> State:
        """As `write_position` writes it."""
        record = self.blank()
        for name in ("seat", "round", "rolling", "over"):
            setattr(record, name, position[name])
        for name in ("lira", "rubies", "place"):
            getattr(record, name)[: self.players] = position[name]
        return record

    def write_position(self, record: State) -> Json:
        """Named fields."""
        return {"options": self.options(), **self.header(), **self._shown(record)}

    def fingerprint(self) -> bytes:
        """What the rules depend on."""
        return bytes([self.players, self.start_seat, (self.max_rounds or 0) % 256])

    def describe(self, action: int) -> Option:
        """`go quay`."""
        if not 0 <= action < self.n_actions:
            raise MalformedInput(f"no action {action}")
        return Option(action, f"go {PLACES[action]}", "go", {"place": PLACES[action]})

    def action_number(self, text: str) -> int | None:
        """The action with this text."""
        verb, _, place = text.partition(" ")
        return PLACES.index(place) if verb == "go" and place in PLACES else None

    def outcome_text(self, record: State, outcome: int) -> str:
        """`roll 4`."""
        return f"roll {outcome + 1}"

    def hides_outcomes(self, record: State) -> bool:
        """Nothing is hidden."""
        return False

    def outcome_is_hidden_from(self, record: State, viewer: int) -> bool:
        """Nothing is hidden."""
        return False

    def hidden_outcome_text(self, record: State) -> str:
        """Never asked for."""
        return "roll ?"

    def prompt(self, record: State) -> str:
        """There is one question."""
        return "harbour_go"

    def ranking(self, record: State) -> tuple[tuple[int, ...], ...]:
        """By rubies, then by lira."""
        has = {p: (record.rubies[p], record.lira[p]) for p in range(self.players)}
        ranks = sorted(set(has.values()), reverse=True)
        return tuple(tuple(p for p in has if has[p] == rank) for rank in ranks)

    def over_reason(self, record: State) -> str:
        """Rubies, or the limit."""
        return REASONS[record.over - 1]

    def round_of(self, record: State) -> int:
        """From 1."""
        return record.round

    def event_json(self, event: Event) -> Json:
        """By name."""
        name, *values = event
        found: Json = dict(zip(FIELDS[str(name)], values, strict=True))
        for field, ids in (("place", PLACES), ("reason", REASONS)):
            if field in found:
                found[field] = ids[found[field]]
        return {"event": name, **found}

    def event_for(self, event: Json, viewer: int) -> Json:
        """Everybody sees everything."""
        return event

    def see(self, record: State, viewer: int) -> View:
        """All of it."""
        view = View()
        assign(view, record)
        view.viewer = viewer
        return view

    def blank_view(self) -> View:
        """Before it is filled."""
        return View()

    def view_json(self, view: View) -> Json:
        """For screens."""
        return {"game": self.name, "options": self.options(), "goal": GOAL, **self._shown(view)}

    def observe(self, view: View) -> bytes:
        """For networks."""
        return bytes(min(n, 255) for n in view.lira + view.rubies)

    def imagine(self, view: View, source: Source) -> State:
        """There is one world."""
        record = self.blank()
        assign(record, view)
        return record

    def _shown(self, g: State) -> Json:
        few = slice(self.players)
        now: Json = {"seat": g.seat, "round": g.round, "rolling": g.rolling, "over": g.over}
        return {**now, "lira": g.lira[few], "rubies": g.rubies[few], "place": g.place[few]}


def new_game(options: Mapping[str, Any], start: int | None, source: Source) -> Harbour:
    """With a start seat from the source, if none was given."""
    game = Harbour.from_header(options, {})
    game.start_seat = source.below(game.players) if start is None else start
    return game


def from_header(options: Mapping[str, Any], header: Mapping[str, Any]) -> Harbour:
    """The game of a log."""
    return Harbour.from_header(options, header)
