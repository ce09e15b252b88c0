"""A game's rules as the engine calls them: functions over the game's state record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

CHANCE: Final = -1
NOBODY: Final = -2
"""Whom a record waits for, if not a seat."""


@dataclass(frozen=True, slots=True)
class Rules:
    """A game's rules: functions over its state record.

    `options` and `outcomes` leave their answers in the record's scratch lists (`option`, `outcome`,
    `weight`) and return how many there are.
    """

    start: Callable[[Any], None]
    waits_for: Callable[[Any], int]
    options: Callable[[Any], int]
    apply: Callable[[Any, int], None]
    outcomes: Callable[[Any], int]
    apply_chance: Callable[[Any, int], None]

    def legal_actions(self, record: Any) -> list[int]:
        """The legal actions at a decision, ascending; empty at any other node."""
        if self.waits_for(record) < 0:
            return []
        n = self.options(record)
        actions: list[int] = record.option[:n]
        return actions

    def chance_outcomes(self, record: Any) -> list[tuple[int, int]]:
        """The outcomes with their weights at a chance node; empty at any other."""
        if self.waits_for(record) != CHANCE:
            return []
        n = self.outcomes(record)
        return list(zip(record.outcome[:n], record.weight[:n], strict=True))
