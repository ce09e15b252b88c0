"""A match: a game in progress, its log, undo and redo. Knows neither sockets nor screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Generic, NamedTuple

from istanbul.engine.errors import Fault, IllegalAction, MalformedInput, StaleAction
from istanbul.engine.game import SPECTATOR, Game
from istanbul.engine.kinds import E, S, V
from istanbul.engine.log import BY_CHANCE, FORMAT, By, Entry, Log
from istanbul.engine.moments import Moment
from istanbul.engine.node import Given, Json, Over
from istanbul.engine.rules import CHANCE, NOBODY
from istanbul.engine.source import Source
from istanbul.engine.state import State


class Step(NamedTuple):
    """An entry that counts (was not undone), and the state after it."""

    entry: Entry
    state: State


class Match(Generic[S, V, E]):
    """The only owner of the state. Every change is an entry in the log.

    With `keep_states=False` only the states that seats could go back to stay in memory, which is
    what a server with many tables wants. Its log is one that a table could have written: chance is
    never taken back. All else is the same: what is no longer there is worked out again from the log
    when somebody asks for it. `begin` is a state to begin from, for study; the log then holds it as
    a position.
    """

    def __init__(
        self,
        game: Game[S, V, E],
        seats: Sequence[Given] | None = None,
        keep_states: bool = True,
        begin: State[S, V, E] | None = None,
    ) -> None:
        self.game = game
        self._begin = begin
        names = seats or [{"name": f"Seat {p}", "kind": "person"} for p in range(game.players)]
        header = {"format": FORMAT, "rules": game.revision, "options": game.options()}
        self.log = Log({**header, **game.header(), "seats": [dict(seat) for seat in names]})
        if begin is not None:
            self.log.header["position"] = begin.to_json()
        self._keep_states = keep_states
        self._went_far_back = False
        self._counting: list[Entry] = []
        self._states = [self.first()]  # the last ones: before the first entry, or after an entry
        self.waits_for = self.state.waits_for
        """The seat that decides, or CHANCE or NOBODY of the rules: kept, since many ask."""
        self.moments: list[Moment] = []
        """Where a seat had no choice in the last entry; not known where all states are kept."""
        self.owner = self.waits_for  # who decides, or decided last
        self._undone: list[Step] = []
        self._masks: dict[int, tuple[int, str]] = {}  # by entry: whom it is hidden from (bits)

    def __copy__(self) -> Match[S, V, E]:
        """Independent of this one: two matches never write one log."""
        return deepcopy(self)

    def __repr__(self) -> str:
        return f"<Match of {self.number} entries at {self.state!r}>"

    def first(self) -> State[S, V, E]:
        """The state before the first entry."""
        return self._begin or self.game.root()

    @property
    def state(self) -> State[S, V, E]:
        """The current state: after the last entry that counts."""
        return self._states[-1]

    @property
    def number(self) -> int:
        """The number of the state: whoever acts says which one they saw."""
        return len(self.log.entries)

    @property
    def steps(self) -> list[Step]:
        """The entries that count, with the state after each."""
        self._recover(len(self._counting))
        states = self._states[1:]
        found = [Step(entry, state) for entry, state in zip(self._counting, states, strict=True)]
        self._forget()
        return found

    # Acting.

    def act(self, seat: int, action: int | str, at: int | None = None) -> list[E]:
        """Apply an action, by number or text; returns what happened. Errors change nothing."""
        self._check_number(at)
        waits_for = self.waits_for
        if waits_for != seat:
            others = {CHANCE: "chance", NOBODY: "nobody"}
            whom = others.get(waits_for, f"seat {waits_for}")
            raise IllegalAction(f"seat {seat} cannot act now; the game waits for {whom}")
        return self._go_on(seat, action)

    def happen(self, text: str) -> list[E]:
        """Apply a chance outcome; returns what happened."""
        if self.waits_for != CHANCE:
            raise IllegalAction(f"{text!r}: chance has nothing to say now")
        return self._go_on(BY_CHANCE, text)

    def resolve_chance(self, source: Source) -> list[E]:
        """Resolve chance until a seat has to decide, or the game is over."""
        events: list[E] = []
        while self.waits_for == CHANCE:
            events += self.sample(source)
        return events

    def sample(self, source: Source) -> list[E]:
        """Resolve one chance node; returns what happened."""
        if self.waits_for != CHANCE:
            raise IllegalAction("chance has nothing to say now")
        return self._go_on(BY_CHANCE, self.state.sample(source))

    def _go_on(self, by: By, chosen: int | str) -> list[E]:
        before, n = self._states[-1], len(self.log.entries) + 1
        number = before.parse(chosen) if isinstance(chosen, str) else chosen
        if self._keep_states:
            after, events = before.apply_with_events(number)
        else:
            after, events, self.moments = before.follow(number, self.owner)
            if self.moments:
                self.owner = self.moments[-1].seat
        if by == BY_CHANCE:
            entry = Entry(n, by, self.game.outcome_text(before.record, number))
            self._hide(n, before)
        else:
            entry = Entry(n, by, self.game.describe(number).text)
        self._undone.clear()
        self._append(entry, Step(entry, after))
        return events

    def _append(self, entry: Entry, step: Step | None = None) -> None:
        self.log.entries.append(entry)
        if step is not None:
            self._counting.append(step.entry)
            self._states.append(step.state)
            self._forget()
        self.waits_for = waits_for = self._states[-1].waits_for
        if waits_for >= 0:
            self.owner = waits_for
        node = self.state.node if waits_for == NOBODY else None
        self.log.result = _result(node) if isinstance(node, Over) else None

    def _forget(self) -> None:
        """Keep the states that the seat which acted last can go back to.

        Where seats went back one after the other, those since the last outcome of chance: the game
        is worked out anew at most once, whatever they do.
        """
        if self._keep_states:
            return
        by = self._counting[-1].by if self._counting else BY_CHANCE
        back = 0
        while back < len(self._counting):
            other = self._counting[-1 - back].by
            if other == BY_CHANCE or (other != by and not self._went_far_back):
                break
            back += 1
        del self._states[: -1 - back]

    def _recover(self, back: int) -> None:
        """Work out the states of so many entries back, if they are no longer there."""
        if len(self._states) > back:
            return
        states = [self.first()]
        for entry in self._counting:
            states.append(states[-1].apply(states[-1].parse(entry.text)))
        self._states = states

    def _check_number(self, at: int | None) -> None:
        if at is not None and at != self.number:
            raise StaleAction(f"made for state {at}, but the game is at state {self.number}")

    # Undo and redo.

    def undo(self, seat: int, at: int | None = None) -> None:
        """Take back the seat's own last action. Chance and other seats' actions are not crossed.

        Nor is the end of the game, which reveals what was hidden.
        """
        self._check_number(at)
        if self.waits_for == NOBODY:
            raise IllegalAction("cannot undo: the game is over, and everything has been shown")
        if not self._counting or self._counting[-1].by != seat:
            by = self._counting[-1].by if self._counting else "nobody"
            who = f"seat {by} has acted" if isinstance(by, int) else f"{by} has spoken"
            raise IllegalAction(f"cannot undo: {who} since seat {seat} did something")
        self._step_back(seat)

    @property
    def may_undo(self) -> By | None:
        """For whom `undo` would do something now: the seat that acted last, if it can."""
        return self._counting[-1].by if self._counting and self.waits_for != NOBODY else None

    @property
    def may_redo(self) -> By | None:
        """For whom `redo` would do something now: the seat that undid last."""
        return self._undone[-1].entry.by if self._undone else None

    def undo_anything(self) -> None:
        """Take back the last entry whatever it is: for study, never at a table."""
        if not self._counting:
            raise IllegalAction("cannot undo: this is the beginning")
        self._step_back(self._counting[-1].by)

    def _step_back(self, by: By) -> None:
        self._went_far_back |= len(self._states) == 1
        self._recover(1)
        self._undone.append(Step(self._counting.pop(), self._states.pop()))
        to = self._counting[-1].n if self._counting else 0
        self.moments = []
        self._append(Entry(self.number + 1, by, f"undo {to}"))

    def redo(self, seat: int, at: int | None = None) -> None:
        """Take back the seat's last undo, as long as nothing else was done."""
        self._check_number(at)
        if not self._undone or self._undone[-1].entry.by != seat:
            raise IllegalAction("cannot redo: nothing has just been undone by this seat")
        step = self._undone.pop()
        self.moments = []
        self._append(Entry(self.number + 1, seat, f"redo {step.entry.n}"), step)

    # The log.

    def _hide(self, n: int, before: State) -> None:
        """Remember from whom this outcome is hidden, and what they get instead."""
        hidden = self.game.outcome_is_hidden_from
        viewers = range(SPECTATOR, self.game.players)
        blind = sum(_bit(viewer) for viewer in viewers if hidden(before.record, viewer))
        if blind:
            self._masks[n] = blind, self.game.hidden_outcome_text(before.record)

    def entry_for(self, entry: Entry, viewer: int) -> Entry:
        """An entry of the log as a viewer may see it."""
        mask = self._masks.get(entry.n)
        if mask is None or not mask[0] & _bit(viewer) or self.waits_for == NOBODY:
            return entry
        return Entry(entry.n, entry.by, mask[1])

    def log_for(self, viewer: int) -> Log:
        """The log as a viewer may see it; when the game is over, all of it."""
        if self.waits_for == NOBODY:
            return self.log
        return Log(self.log.header, [self.entry_for(entry, viewer) for entry in self.log.entries])

    @classmethod
    def from_log(
        cls,
        log: Log,
        make: Callable[[Json, Json], Game[S, V, E]],
        to: int | None = None,
        keep_states: bool = True,
        told: Callable[[Match[S, V, E], list[E]], None] | None = None,
    ) -> Match[S, V, E]:
        """Replay a log, to an entry if given. A log that does not replay is refused by entry.

        One of an earlier revision of the rules is replayed by those of today, if it fits them.
        `told` hears of every entry, the last one of the match, and of what it caused.
        """
        game = make(log.header["options"], log.header)
        theirs = log.header.get("rules")
        revisions = f"rules revision {theirs!r}; this program plays {game.revision}"
        if type(theirs) is not int or not 1 <= theirs <= game.revision:
            raise MalformedInput(f"log: {revisions}", Fault("file-log_rules"))
        why = f" ({revisions})" if theirs < game.revision else ""
        match = cls(game, _seats(log, game), keep_states, _begin(log, game))
        match.log.header = log.header
        for entry in log.entries[:to]:
            try:
                events = match.replay(entry)
            except (IllegalAction, MalformedInput) as problem:
                fault = Fault("file-log_move", {"n": entry.n, "text": entry.text})
                raise type(problem)(f"log, entry {entry.n}: {problem}{why}", fault) from problem
            if told is not None:
                told(match, events)
        if to is None and log.result is not None:
            match.check_result(log.result, why)
        return match

    def check_result(self, given: object, why: str = "") -> None:
        """Check that a log's result is right. Fields besides ranking and reason are kept."""
        ours = self.log.result
        if not ours or not isinstance(given, Mapping) or {**given, **ours} != given:
            text = f"log: the result is {ours}, not {given}{why}"
            raise MalformedInput(text, Fault("file-log_result"))
        self.log.result = dict(given)

    def replay(self, entry: Entry) -> list[E]:
        """Apply an entry of another log; returns what happened."""
        word = entry.text.partition(" ")[0]
        if word in ("undo", "redo"):
            if word == "undo" and self._keep_states:
                self.undo_anything()
            elif not isinstance(entry.by, int):
                raise MalformedInput(f"{entry.text!r}: chance takes nothing back")
            elif word == "undo":
                self.undo(entry.by)
            else:
                self.redo(entry.by)
            right = self.log.entries[-1]
            if right != entry:
                raise MalformedInput(
                    f"{entry.text!r} by {entry.by} does not follow; "
                    f"expected {right.text!r} by {right.by}"
                )
            return []
        if entry.by == BY_CHANCE:
            return self.happen(entry.text)
        assert isinstance(entry.by, int)
        return self.act(entry.by, entry.text)


def _seats(log: Log, game: Game) -> list[Json]:
    seats = log.header.get("seats")
    if (
        not isinstance(seats, list)
        or len(seats) != game.players
        or not all(isinstance(seat, Mapping) for seat in seats)
    ):
        text = f"log: the header must list {game.players} seats, each an object"
        raise MalformedInput(text, Fault("file-log_seats", {"n": game.players}))
    return seats


def _begin(log: Log, game: Game) -> State | None:
    """The position that the game began from, if it is one for study."""
    if "position" not in log.header:
        return None
    given = log.header["position"]
    if not isinstance(given, Mapping):
        text = f"log: position: expected an object, got {given!r:.40}"
        raise MalformedInput(text, Fault("file-log_header"))
    return game.position(given)


def _bit(viewer: int) -> int:
    return 1 << (viewer - SPECTATOR)


def _result(over: Over) -> Json:
    return {"ranking": [list(rank) for rank in over.ranking], "reason": over.reason}
