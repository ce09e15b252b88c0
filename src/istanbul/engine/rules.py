"""A game's rules as the engine calls them: functions over the game's state record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from inspect import signature
from typing import Final, Generic, NamedTuple

from istanbul.engine.kinds import S
from istanbul.engine.record import Event
from istanbul.engine.source import Source, pick

CHANCE: Final = -1
"""A record waits for an outcome of chance. (In a log it is a word: log.BY_CHANCE.)"""
NOBODY: Final = -2
"""A record waits for nobody: the game is over."""
NOTHING: Final = -1
"""No outcome of chance."""
PASSED: Final = -1
"""Among the numbers of native events: a seat is passed by."""


class Passed(NamedTuple, Generic[S]):
    """Where the rules went on for a seat without asking it."""

    at: int
    """How many events came before."""
    seat: int
    record: S
    """The state then."""


class Told(NamedTuple, Generic[S]):
    """What happened."""

    events: tuple[Event, ...]
    passed: list[Passed[S]]


@dataclass(frozen=True, slots=True)
class Rules(Generic[S]):
    """A game's rules: functions over its state record.

    `options` and `outcomes` leave their answers in the record's scratch lists (`option`, `outcome`,
    `weight`) and return how many there are. Those after them are made of the others; in native code
    they save the way back to Python.
    """

    start: Callable[[S], None]
    waits_for: Callable[[S], int]
    options: Callable[[S], int]
    apply: Callable[[S, int], None]
    outcomes: Callable[[S], int]
    apply_chance: Callable[[S, int], None]
    legal_actions: Callable[[S], list[int]]
    """The legal actions at a decision, ascending; empty at any other node."""
    chance_outcomes: Callable[[S], list[tuple[int, int]]]
    """The outcomes with their weights at a chance node; empty at any other."""
    step: Callable[[S, int], bool]
    """Do an action, at a chance node let an outcome come true; False if it is not legal."""
    sample: Callable[[S, Source], int]
    """An outcome of a chance node, by weight; NOTHING at any other."""
    tell: Callable[[S, int], Told[S]]
    """Do a legal action, at a chance node let an outcome come true, and tell what happens."""


def rules_of(
    *,
    start: Callable[[S], None],
    waits_for: Callable[[S], int],
    options: Callable[[S], int],
    apply: Callable[[S, int], None],
    outcomes: Callable[[S], int],
    apply_chance: Callable[[S, int], None],
) -> Rules[S]:
    """Rules from what a game has written, in plain Python."""

    def legal_actions(record: S) -> list[int]:
        if waits_for(record) < 0:
            return []
        n = options(record)
        return record.option[:n]

    def chance_outcomes(record: S) -> list[tuple[int, int]]:
        if waits_for(record) != CHANCE:
            return []
        n = outcomes(record)
        return list(zip(record.outcome[:n], record.weight[:n], strict=True))

    def step(record: S, number: int) -> bool:
        seat = waits_for(record)
        if seat >= 0:
            n = options(record)
            if number in record.option[:n]:
                apply(record, number)
                return True
        elif seat == CHANCE:
            n = outcomes(record)
            if number in record.outcome[:n]:
                apply_chance(record, number)
                return True
        return False

    def sample(record: S, source: Source) -> int:
        weighted = chance_outcomes(record)
        return pick(source, weighted) if weighted else NOTHING

    def tell(record: S, number: int) -> Told[S]:
        return _telling(record, number, apply_chance if waits_for(record) == CHANCE else apply)

    steps = (start, waits_for, options, apply, outcomes, apply_chance)
    return Rules(*steps, legal_actions, chance_outcomes, step, sample, tell)


def _telling(record: S, number: int, act: Callable[[S, int], None]) -> Told[S]:
    """Do something to a record, and tell what happens."""
    events: list[Event] = []
    passing = _Passing(record, events)
    record.events, record.watcher = events, passing
    act(record, number)
    record.events = record.watcher = None
    return Told(tuple(events), passing.found)


class _Passing(Generic[S]):
    """Watches a record: gathers where seats are passed by."""

    def __init__(self, record: S, events: list[Event]) -> None:
        self._record = record
        self._events = events  # so far
        self.found: list[Passed[S]] = []

    def passed(self, seat: int) -> None:
        """Keep the state as it is now."""
        self.found.append(Passed(len(self._events), seat, self._record.copy()))


STEPS: Final = tuple(signature(rules_of).parameters)
"""What a game writes."""
LONGER: Final = tuple(field.name for field in fields(Rules) if field.name not in STEPS)
"""What is made of it."""
