"""A match: a game being played, its log, undo and redo. Knows neither sockets nor screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from istanbul.engine.errors import IllegalAction, MalformedInput, StaleAction
from istanbul.engine.game import SPECTATOR, Game
from istanbul.engine.log import CHANCE, FORMAT, Entry, Log
from istanbul.engine.node import Json, Over
from istanbul.engine.source import Source
from istanbul.engine.state import State


@dataclass(frozen=True, slots=True)
class Step:
    """An entry that counts (was not undone), and the state after it."""

    entry: Entry
    state: State


class Match:
    """The one who may change the state. Every change is an entry of the log."""

    def __init__(self, game: Game, seats: Sequence[Mapping[str, Any]] | None = None) -> None:
        self.game = game
        names = seats or [{"name": f"Seat {p}", "kind": "person"} for p in range(game.players)]
        header = {"format": FORMAT, "rules": game.revision, "options": game.options()}
        self.log = Log({**header, **game.header(), "seats": [dict(seat) for seat in names]})
        self._root = game.root()
        self._steps: list[Step] = []
        self._undone: list[Step] = []
        self._masks: list[tuple[frozenset[int], str]] = []

    @property
    def state(self) -> State:
        """The state now."""
        return self._steps[-1].state if self._steps else self._root

    @property
    def number(self) -> int:
        """The number of the state: whoever acts says which one they saw."""
        return len(self.log.entries)

    @property
    def steps(self) -> list[Step]:
        """The entries that count, with the state after each."""
        return list(self._steps)

    # Acting.

    def act(self, seat: int, text: str, at: int | None = None) -> list[Json]:
        """A seat's action; what happened. Refused, it changes nothing."""
        self._check_number(at)
        waits_for = self.state.waits_for
        if waits_for != seat:
            whom = (
                f"seat {waits_for}" if waits_for >= 0 else "chance" if waits_for == -1 else "nobody"
            )
            raise IllegalAction(f"seat {seat} cannot act now; the game waits for {whom}")
        return self._go_on(seat, text)

    def happen(self, text: str) -> list[Json]:
        """An outcome of chance; what happened."""
        if not self.state.is_chance:
            raise IllegalAction(f"{text!r}: chance has nothing to say now")
        return self._go_on(CHANCE, text)

    def resolve_chance(self, source: Source) -> list[Json]:
        """Let chance speak until somebody has to decide, or the game is over."""
        events: list[Json] = []
        while self.state.is_chance:
            events += self.happen(self.state.text(self.state.sample(source)))
        return events

    def _go_on(self, by: int | str, text: str) -> list[Json]:
        before = self.state
        number = before.parse(text)
        entry = Entry(self.number + 1, by, before.text(number))
        after, events = before.apply_with_events(number)
        self._masks.append(self._mask(before) if by == CHANCE else (frozenset(), ""))
        self._append(entry, Step(entry, after))
        self._undone.clear()
        return events

    def _append(self, entry: Entry, step: Step | None = None) -> None:
        self.log.entries.append(entry)
        if step is not None:
            self._steps.append(step)
        node = self.state.node if self.state.is_over else None
        self.log.result = _result(node) if isinstance(node, Over) else None

    def _check_number(self, at: int | None) -> None:
        if at is not None and at != self.number:
            raise StaleAction(f"made for state {at}, but the game is at state {self.number}")

    # Undo and redo.

    def undo(self, seat: int, at: int | None = None) -> None:
        """Take back the seat's own last action. Chance and other seats' actions are not crossed.

        Nor is the end of the game, which lays open what was hidden.
        """
        self._check_number(at)
        if self.state.is_over:
            raise IllegalAction("cannot undo: the game is over, and everything has been shown")
        if not self._steps or self._steps[-1].entry.by != seat:
            by = self._steps[-1].entry.by if self._steps else "nobody"
            who = f"seat {by} has acted" if isinstance(by, int) else f"{by} has spoken"
            raise IllegalAction(f"cannot undo: {who} since seat {seat} did something")
        self._step_back(seat)

    def undo_anything(self) -> None:
        """Take back the last entry whatever it is: for study, never at a table."""
        if not self._steps:
            raise IllegalAction("cannot undo: this is the beginning")
        self._step_back(self._steps[-1].entry.by)

    def _step_back(self, by: int | str) -> None:
        self._undone.append(self._steps.pop())
        to = self._steps[-1].entry.n if self._steps else 0
        self._masks.append((frozenset(), ""))
        self._append(Entry(self.number + 1, by, f"undo {to}"))

    def redo(self, seat: int, at: int | None = None) -> None:
        """Take back the seat's last undo, as long as nothing else was done."""
        self._check_number(at)
        if not self._undone or self._undone[-1].entry.by != seat:
            raise IllegalAction("cannot redo: nothing has just been undone by this seat")
        step = self._undone.pop()
        self._masks.append((frozenset(), ""))
        self._append(Entry(self.number + 1, seat, f"redo {step.entry.n}"), step)

    # The log.

    def _mask(self, before: State) -> tuple[frozenset[int], str]:
        """From whom this outcome is hidden, and what they get instead."""
        hidden = self.game.outcome_is_hidden_from
        viewers = range(SPECTATOR, self.game.players)
        blind = frozenset(viewer for viewer in viewers if hidden(before.record, viewer))
        return blind, self.game.hidden_outcome_text(before.record) if blind else ""

    def log_for(self, viewer: int) -> Log:
        """The log through a viewer's eyes; when the game is over, all of it."""
        if self.state.is_over:
            return self.log
        entries = [
            Entry(entry.n, entry.by, text) if viewer in blind else entry
            for entry, (blind, text) in zip(self.log.entries, self._masks, strict=True)
        ]
        return Log(self.log.header, entries)

    @classmethod
    def from_log(cls, log: Log, make: Callable[[Json, Json], Game], to: int | None = None) -> Match:
        """Replay a log, to an entry if given. A log that does not replay is refused by entry."""
        game = make(log.header["options"], log.header)
        if log.header.get("rules") != game.revision:
            theirs = log.header.get("rules")
            raise MalformedInput(
                f"log: rules revision {theirs!r}; this program plays {game.revision}"
            )
        match = cls(game, _seats(log, game))
        match.log.header = log.header
        for entry in log.entries[:to]:
            try:
                match._replay(entry)
            except (IllegalAction, MalformedInput) as problem:
                raise type(problem)(f"log, entry {entry.n}: {problem}") from problem
        if to is None and log.result is not None and match.log.result != log.result:
            raise MalformedInput(f"log: the result is {match.log.result}, not {log.result}")
        return match

    def _replay(self, entry: Entry) -> None:
        word = entry.text.partition(" ")[0]
        if word in ("undo", "redo"):
            if word == "undo":
                self.undo_anything()
            elif isinstance(entry.by, int):
                self.redo(entry.by)
            else:
                raise MalformedInput(f"{entry.text!r}: chance takes nothing back")
            right = self.log.entries[-1]
            if right != entry:
                raise MalformedInput(
                    f"{entry.text!r} by {entry.by} does not follow; "
                    f"expected {right.text!r} by {right.by}"
                )
        elif entry.by == CHANCE:
            self.happen(entry.text)
        else:
            assert isinstance(entry.by, int)
            self.act(entry.by, entry.text)


def _seats(log: Log, game: Game) -> list[Json]:
    seats = log.header.get("seats")
    if (
        not isinstance(seats, list)
        or len(seats) != game.players
        or not all(isinstance(seat, Mapping) for seat in seats)
    ):
        raise MalformedInput(f"log: the header must list {game.players} seats, each an object")
    return seats


def _result(over: Over) -> Json:
    return {"ranking": [list(rank) for rank in over.ranking], "reason": over.reason}
