"""High die, a toy game that keeps the engine honest: it shares nothing with the real ones.

Everybody draws a hidden card, 0 to 2. Then each seat rolls a die, and may roll again twice; the
last roll counts. Die and card together decide.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.node import Json, Option
from istanbul.engine.record import Event, Record, assign, emit
from istanbul.engine.rules import CHANCE, NOBODY, rules_of
from istanbul.engine.source import Source, shuffled

SEATS: Final = 4
CARDS: Final = [2, 2, 2]  # two of each, 0 to 2
KEEP, ROLL = 0, 1
TEXTS: Final = ["keep", "roll"]
ROLLS: Final = 3


class Public(Record):
    SCRATCH: ClassVar = ("option", "outcome", "weight")

    def __init__(self) -> None:
        self.players = 0
        self.seat = 0
        self.dealt = 0  # seats that have a card
        self.asked = 0  # the die has been rolled, and the seat is to decide
        self.die: list[int] = [0] * SEATS
        self.rolls: list[int] = [0] * SEATS
        self.shown: list[int] = [-1] * SEATS  # cards, laid open at the end
        self.option: list[int] = [0, 0]
        self.outcome: list[int] = [0] * 6
        self.weight: list[int] = [0] * 6


class State(Public):
    def __init__(self) -> None:
        super().__init__()
        self.deck: list[int] = list(CARDS)
        self.card: list[int] = [-1] * SEATS


class View(Public):
    def __init__(self) -> None:
        super().__init__()
        self.viewer = 0
        self.own = -1
        self.unseen: list[int] = [0] * len(CARDS)


def waits_for(g: Public) -> int:
    if g.seat == g.players:
        return NOBODY
    return g.seat if g.asked else CHANCE


def options(g: State) -> int:
    g.option[:] = [KEEP, ROLL]
    return 2


def outcomes(g: State) -> int:
    if g.dealt == g.players:
        g.outcome[:], g.weight[:] = range(6), [1] * 6
        return 6
    kinds = [kind for kind, n in enumerate(g.deck) if n]
    g.outcome[: len(kinds)] = kinds
    g.weight[: len(kinds)] = [g.deck[kind] for kind in kinds]
    return len(kinds)


def apply(g: State, action: int) -> None:
    g.asked = 0
    if action == KEEP:
        next_seat(g)


def apply_chance(g: State, outcome: int) -> None:
    if g.dealt < g.players:
        emit(g, "drawn", g.dealt, outcome)
        g.deck[outcome] -= 1
        g.card[g.dealt] = outcome
        g.dealt += 1
        return
    emit(g, "rolled", g.seat, outcome + 1)
    g.die[g.seat] = outcome + 1
    g.rolls[g.seat] += 1
    g.asked = 1
    if g.rolls[g.seat] == ROLLS:
        emit(g, "forced", g.seat)
        apply(g, KEEP)


def next_seat(g: State) -> None:
    emit(g, "kept", g.seat, g.die[g.seat])
    g.seat += 1
    if g.seat == g.players:
        for seat in range(g.players):
            emit(g, "shown", seat, g.card[seat])
            g.shown[seat], g.card[seat] = g.card[seat], -1


class HighDie(Game):
    name = "high_die"
    revision = 1
    telling_events = frozenset({"shown"})
    n_actions = 2
    rules = rules_of(
        start=lambda g: None,
        waits_for=waits_for,
        options=options,
        apply=apply,
        outcomes=outcomes,
        apply_chance=apply_chance,
    )

    def __init__(self, players: int = 3) -> None:
        self.players = players

    @classmethod
    def from_header(cls, options: Mapping[str, Any], header: Mapping[str, Any]) -> HighDie:
        return cls(options["players"])

    def options(self) -> Json:
        return {"game": self.name, "players": self.players}

    def header(self) -> Json:
        return {}

    def blank(self) -> State:
        record = State()
        record.players = self.players
        return record

    def read_position(self, position: Mapping[str, Any]) -> State:
        record = self.blank()
        for name in ("seat", "dealt", "asked"):
            setattr(record, name, position[name])
        for name in ("die", "rolls", "shown", "card"):
            getattr(record, name)[:] = position[name]
        gone = record.card + record.shown
        record.deck = [n - gone.count(kind) for kind, n in enumerate(CARDS)]
        return record

    def write_position(self, record: State) -> Json:
        return {"options": self.options(), **_open(record), "card": record.card[:]}

    def fingerprint(self) -> bytes:
        return bytes([self.players])

    def describe(self, action: int) -> Option:
        if not 0 <= action < self.n_actions:
            raise MalformedInput(f"no action {action}")
        return Option(action, TEXTS[action], TEXTS[action])

    def action_number(self, text: str) -> int | None:
        return TEXTS.index(text) if text in TEXTS else None

    def outcome_text(self, record: State, outcome: int) -> str:
        return f"draw {outcome}" if self.hides_outcomes(record) else f"roll {outcome + 1}"

    def hides_outcomes(self, record: State) -> bool:
        return record.dealt < record.players

    def outcome_is_hidden_from(self, record: State, viewer: int) -> bool:
        return self.hides_outcomes(record) and record.dealt != viewer

    def hidden_outcome_text(self, record: State) -> str:
        return "draw ?"

    def prompt(self, record: State) -> str:
        return "again"

    def ranking(self, record: State) -> tuple[tuple[int, ...], ...]:
        total = {p: record.die[p] + record.shown[p] for p in range(self.players)}
        ranks = sorted(set(total.values()), reverse=True)
        return tuple(tuple(p for p in total if total[p] == rank) for rank in ranks)

    def over_reason(self, record: State) -> str:
        return "all_kept"

    def event_json(self, event: Event) -> Json:
        return dict(zip(("event", "seat", "n"), event, strict=False))

    def event_for(self, event: Json, viewer: int) -> Json:
        hidden = event["event"] == "drawn" and event["seat"] != viewer
        return {**event, "n": "?"} if hidden else event

    def see(self, record: State, viewer: int) -> View:
        view = self.blank_view()
        assign(view, record)
        view.viewer = viewer
        view.own = record.card[viewer] if viewer >= 0 else -1
        seen = [view.own, *view.shown]
        view.unseen = [n - seen.count(kind) for kind, n in enumerate(CARDS)]
        return view

    def blank_view(self) -> View:
        return View()

    def view_json(self, view: View) -> Json:
        return {"options": self.options(), **_open(view), "own": view.own, "unseen": view.unseen}

    def imagine(self, view: View, source: Source) -> State:
        record = self.blank()
        assign(record, view)
        pile = shuffled(source, [kind for kind, n in enumerate(view.unseen) for _ in range(n)])
        for seat in range(view.dealt if view.seat < view.players else 0):
            record.card[seat] = view.own if seat == view.viewer else pile.pop()
        record.deck = [pile.count(kind) for kind in range(len(CARDS))]
        return record


def _open(g: Public) -> Json:
    words: Json = {"seat": g.seat, "dealt": g.dealt, "asked": g.asked}
    return {**words, "die": g.die[:], "rolls": g.rolls[:], "shown": g.shown[:]}
