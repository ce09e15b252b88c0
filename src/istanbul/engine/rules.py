"""A game's rules as the engine calls them: functions over the game's state record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from inspect import signature
from typing import Any, Final

from istanbul.engine.source import Source, pick

CHANCE: Final = -1
"""A record waits for an outcome of chance. (In a log it is a word: log.BY_CHANCE.)"""
NOBODY: Final = -2
"""A record waits for nobody: the game is over."""
NOTHING: Final = -1
"""No outcome of chance."""


@dataclass(frozen=True, slots=True)
class Rules:
    """A game's rules: functions over its state record.

    `options` and `outcomes` leave their answers in the record's scratch lists (`option`, `outcome`,
    `weight`) and return how many there are. Those after them are made of the others; in native code
    they save the way back to Python.
    """

    start: Callable[[Any], None]
    waits_for: Callable[[Any], int]
    options: Callable[[Any], int]
    apply: Callable[[Any, int], None]
    outcomes: Callable[[Any], int]
    apply_chance: Callable[[Any, int], None]
    legal_actions: Callable[[Any], list[int]]
    """The legal actions at a decision, ascending; empty at any other node."""
    chance_outcomes: Callable[[Any], list[tuple[int, int]]]
    """The outcomes with their weights at a chance node; empty at any other."""
    step: Callable[[Any, int], bool]
    """Do an action, at a chance node let an outcome come true; False if it is not legal."""
    sample: Callable[[Any, Source], int]
    """An outcome of a chance node, by weight; NOTHING at any other."""


def rules_of(
    *,
    start: Callable[[Any], None],
    waits_for: Callable[[Any], int],
    options: Callable[[Any], int],
    apply: Callable[[Any, int], None],
    outcomes: Callable[[Any], int],
    apply_chance: Callable[[Any, int], None],
) -> Rules:
    """Rules from what a game has written, in plain Python."""

    def legal_actions(record: Any) -> list[int]:
        if waits_for(record) < 0:
            return []
        n = options(record)
        actions: list[int] = record.option[:n]
        return actions

    def chance_outcomes(record: Any) -> list[tuple[int, int]]:
        if waits_for(record) != CHANCE:
            return []
        n = outcomes(record)
        return list(zip(record.outcome[:n], record.weight[:n], strict=True))

    def step(record: Any, number: int) -> bool:
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

    def sample(record: Any, source: Source) -> int:
        weighted = chance_outcomes(record)
        return pick(source, weighted) if weighted else NOTHING

    steps = (start, waits_for, options, apply, outcomes, apply_chance)
    return Rules(*steps, legal_actions, chance_outcomes, step, sample)


STEPS: Final = tuple(signature(rules_of).parameters)
"""What a game writes."""
LONGER: Final = tuple(field.name for field in fields(Rules) if field.name not in STEPS)
"""What is made of it."""
