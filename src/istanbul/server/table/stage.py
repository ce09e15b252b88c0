"""What is told of a game, when, and to whom.

Where a seat is asked and where the rules go on by themselves depends on the cards it hides. So
nobody else may see a turn as it is made, choice by choice. While a seat decides, the others are
told just that. What it did they are told when somebody else decides, as a row of moments that is
the same whether a person chose there or nobody was asked. A seat that hides nothing is watched
live.

Those who own the seat see everything at once. Both ways of telling have one numbering: `STRIDE` for
every moment that all have been told of, and one for every entry since, which only its owner sees.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from istanbul.engine.events import NamedEvent
from istanbul.engine.log import BY_CHANCE, By, Entry
from istanbul.engine.match import Match
from istanbul.engine.moments import Moment
from istanbul.engine.rules import CHANCE
from istanbul.engine.state import State
from istanbul.server.table.recent import Recent, Told

STRIDE: Final = 10_000  # more than the entries a seat can make before the others are told
FORCED: Final = "forced"  # the event that tells that somebody had no choice


class Mark(Struct, frozen=True):
    """A moment that everybody is told of, and the state then."""

    before: int
    step: Told
    state: State


class Piece(Struct, frozen=True):
    """An entry, or a part of one, that belongs to one seat's turn to decide."""

    n: int
    events: list[NamedEvent]
    moments: list[Moment]
    after: State


class Passage(Struct, frozen=True):
    """What is told at one time: to the owner of a seat step by step, to the others as marks."""

    by: int  # the seat whose doing it is; none is its owner if it is chance
    steps: list[Told]
    before: int
    after: int
    state: State
    marks: list[Mark]  # none as long as the seat goes on
    start: State  # what the others see until then
    public: int  # and its number
    decides: int  # whom the state waits for, or nobody
    asked: bool  # is it really asked, or will the rules go on for it?
    alone: bool  # did the rules do all of it by themselves?
    may_undo: By | None
    may_redo: By | None


@dataclass(slots=True)
class Run:
    """What a seat has done since the others were told last."""

    owner: int
    start: State
    told: int  # the number at its start
    pieces: list[Piece] = field(default_factory=list)
    steps: list[Told] = field(default_factory=list)  # as the owner was told them


Follow = Callable[[list[Passage], int], None]
"""Hears of all that is told, and after how many entries of the log."""


class Stage:
    """Goes along with a match, entry by entry."""

    def __init__(self, match: Match, follow: Follow | None = None) -> None:
        self.match = match
        self._follow = follow
        self.public = 0
        """The number of what everybody has been told of."""
        self.number = 0
        """The number of the state, for whoever decides."""
        first = match.first()
        self._run = Run(first.waits_for, first, 0)
        self._past: list[Run] = []  # those that can be taken back
        self._undone: list[Piece] = []
        self._passed = False  # did the last entry pass by another seat?
        self.recent = Recent()

    @property
    def may_undo(self) -> By | None:
        """For whom `undo` would do something.

        What another seat has decided is not undone; nor what it might not have been asked.
        """
        match = self.match
        seat, last = match.waits_for, match.may_undo
        if self._passed or last is None:
            return None
        state = match.state
        if seat in (last, CHANCE) or state.game.asks_always(state.record):
            return last
        return None if state.game.hides(state.record, seat) else last

    def steps_of(self, seat: int) -> list[Told]:
        """What a seat has done so far without the others having been told."""
        return self._run.steps if self._run.owner == seat else []

    # Following the match.

    def played(self, events: list[NamedEvent]) -> list[Passage]:
        """The match has made one more entry, with these events."""
        found = self._played(events)
        if self._follow is not None:
            self._follow(found, len(self.match.log.entries))
        return found

    def _played(self, events: list[NamedEvent]) -> list[Passage]:
        match = self.match
        entry = match.log.entries[-1]
        word = entry.text.partition(" ")[0]
        if word == "undo":
            return [self._took_back(entry)]
        if word == "redo":
            piece = self._undone.pop()
            parts = [(self._run.owner, piece)]
            told = Told(self.number + 1, entry.by, f"redo {piece.n}", [], entry)
        else:
            self._undone.clear()
            parts = self._parts(events)
            told = Told(self.number + 1, entry.by, entry.text, parts[0][1].events, entry)
        self._passed = len(parts) > 1
        if self._past and entry.by != self._past[-1].owner:
            self._past.clear()
        found = [self._play(parts[0][1], told, parts[1][0] if len(parts) > 1 else None)]
        for at, (owner, part) in enumerate(parts[1:], 2):
            alone = Told(self.number + 1, owner, "", part.events)
            found.append(self._play(part, alone, parts[at][0] if len(parts) > at else None, True))
        if entry.by == BY_CHANCE:  # which is not taken back, nor what came before it
            self._past.clear()
        return found

    def _parts(self, events: list[NamedEvent]) -> list[tuple[int, Piece]]:
        """The last entry, cut where it passed by another seat."""
        match, owner, number = self.match, self._run.owner, self.number + 1
        if not match.moments:
            return [(owner, Piece(number, events, [], match.state))]
        parts: list[tuple[int, Piece]] = []
        moments: list[Moment] = []
        told = 0
        for moment in match.moments:
            if moment.begins:
                cut = Piece(number, events[told : moment.at], moments, moment.state)
                parts.append((owner, cut))
                owner, told, moments = moment.seat, moment.at, []
            else:
                moments.append(moment._replace(at=moment.at - told))
        return [*parts, (owner, Piece(number, events[told:], moments, match.state))]

    def _play(self, piece: Piece, told: Told, passes: int | None, alone: bool = False) -> Passage:
        """One more piece of the run; `passes` is the seat that it passes by at its end."""
        run, before, public = self._run, self.number, self.public
        self.number += 1
        run.pieces.append(piece)
        run.steps.append(told)
        waits_for = self.match.waits_for if passes is None else passes
        marks: list[Mark] = []
        if self._is_told(run, piece, waits_for):
            marks = self._tell(run, piece.after)
            self._past.append(run)
            self._run = Run(waits_for, piece.after, self.public)
        return Passage(
            by=run.owner,
            steps=[told],
            before=before,
            after=self.number,
            state=piece.after,
            marks=marks,
            start=run.start,
            public=public,
            decides=waits_for,
            asked=passes is None,
            alone=alone,
            may_undo=self.may_undo,
            may_redo=self.match.may_redo,
        )

    def _is_told(self, run: Run, piece: Piece, waits_for: int) -> bool:
        """Are the others told now? When another seat decides, or when nothing is hidden."""
        if waits_for == CHANCE:
            return False
        hides = piece.after.game.hides
        return waits_for != run.owner or not hides(piece.after.record, run.owner)

    def _tell(self, run: Run, end: State) -> list[Mark]:
        """Everything a seat has done, moment by moment."""
        events: list[NamedEvent] = []
        marks: list[Mark] = []
        for piece in run.pieces:
            told = 0
            for moment in piece.moments:
                events += _open(piece.events[told : moment.at])
                told = moment.at
                if events:
                    marks.append(self._mark(run.owner, "", events, moment.state))
                    events = []
            events += _open(piece.events[told:])
            if events and piece.after.waits_for != CHANCE:
                marks.append(self._mark(run.owner, "", events, piece.after))
                events = []
        if not marks or marks[-1].state is not end:
            marks.append(self._mark(run.owner, "", events, end))
        return marks

    def _mark(self, by: int, text: str, events: list[NamedEvent], state: State) -> Mark:
        before = self.public
        self.public = self.number = before + STRIDE
        step = Told(self.public, by if by >= 0 else "chance", text, events)
        self.recent.add(step)
        return Mark(before, step, state)

    def _took_back(self, entry: Entry) -> Passage:
        """The last piece never happened; if the others were told of it, they are told so."""
        run, before, public = self._run, self.number, self.public
        marks: list[Mark] = []
        while not run.pieces or run.owner != entry.by:
            run = self._past.pop()
        if run is self._run:
            self.number += 1
        else:
            self._run = run
            marks = [self._mark(run.owner, f"undo {run.told}", [], run.start)]
        piece = run.pieces.pop()
        self._undone.append(piece)
        to = run.pieces[-1].n if run.pieces else run.told
        told = Told(self.number, run.owner, f"undo {to}", [])
        run.steps.append(told)
        return replace(self.now(run), steps=[told], before=before, marks=marks, public=public)

    def now(self, run: Run | None = None) -> Passage:
        """How things stand, for those who own the seat of a run and for the others: nothing new."""
        run, match = run or self._run, self.match
        return Passage(
            by=run.owner,
            steps=[],
            before=self.number,
            after=self.number,
            state=match.state,
            marks=[],
            start=run.start,
            public=self.public,
            decides=match.waits_for,
            asked=True,
            alone=False,
            may_undo=self.may_undo,
            may_redo=match.may_redo,
        )


def _open(events: list[NamedEvent]) -> list[NamedEvent]:
    """Events without what tells that somebody had no choice."""
    return [event for event in events if event["event"] != FORCED]


def standing(passage: Passage) -> Passage:
    """How things stand when a passage has been told: nothing new."""
    goes_on = not passage.marks or passage.marks[-1].step.text  # also when it was taken back
    return replace(
        passage,
        by=passage.by if goes_on else passage.decides,
        steps=[],
        marks=[],
        before=passage.after,
        start=passage.start if goes_on else passage.state,
        public=passage.after if passage.marks else passage.public,
    )


def joined(passages: list[Passage]) -> list[Passage]:
    """Fewer of them: what one seat does at one time, and the others are not told in between."""
    if len(passages) < 2:
        return passages
    found: list[Passage] = []
    for passage in passages:
        last = found[-1] if found else None
        if last is None or last.marks or last.by != passage.by:
            found.append(passage)
        else:
            found[-1] = _and_then(last, passage)
    return found


def _and_then(first: Passage, second: Passage) -> Passage:
    steps = [*first.steps, *second.steps]
    alone = first.alone and second.alone
    return replace(second, steps=steps, before=first.before, alone=alone)
