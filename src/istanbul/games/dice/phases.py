"""The phases of a turn, and who carries out what may be chosen in them.

1. income: what mosque tiles bring (income.py); then the dice are rolled;
2. rolled: crystals may have dice rolled again (rerolling.py);
3. actions: as many as the seat has, and the end of the turn (actions.py).

A phase module has its `NAME`; `options(g, p)`; `ACTS`, the functions for its actions, by block of
the catalogue; `finish(g, p)` if it goes on by itself when it asks nothing (more); and `PROMPT`, the
id of its message.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from istanbul.engine import registry
from istanbul.games.dice import actions, income, rerolling
from istanbul.games.dice.catalogue import BLOCK
from istanbul.games.dice.frames import ACTIONS, INCOME, ROLLED
from istanbul.games.dice.state import State

PHASES: Final = [income, rerolling, actions]


def asks_on(g: State, p: int) -> None:
    """For the phase that always has something to ask."""


NAMES: Final[list[str]] = registry.column(PHASES, "NAME")
PROMPTS: Final[list[str]] = registry.column(PHASES, "PROMPT")
OPTIONS: Final[list[Callable[[State, int], None]]] = registry.column(PHASES, "options")
FINISH: Final[list[Callable[[State, int], None]]] = registry.column(PHASES, "finish", asks_on)
WHICH, ACT = registry.by_block(BLOCK, {**income.ACTS, **rerolling.ACTS, **actions.ACTS})
assert (NAMES[INCOME], NAMES[ROLLED], NAMES[ACTIONS]) == ("income", "rolled", "actions")
