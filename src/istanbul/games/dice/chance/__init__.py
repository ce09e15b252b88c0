"""What waits for chance, one module each, found by scanning this package.

Like a step (steps/) it is a frame on the stack. Its module has
- `NUMBER`, the kind of the frame; positions call it by the name of the module;
- `prepare(g)`, if something has to be shuffled first;
- `outcomes(g)`, which lists what may happen, and `happen(g, outcome)`, which lets it come true and
  takes the frame away;
- `TEXTS`, the notation of every outcome.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from istanbul.engine import registry
from istanbul.games.dice.frames import FIRST_CHANCE
from istanbul.games.dice.state import State


def is_ready(g: State) -> None:
    """For dice and tiles."""


MODULES: Final = registry.modules(__name__)
PREPARE: Final[list[Callable[[State], None]]] = registry.column(MODULES, "prepare", is_ready)
OUTCOMES: Final[list[Callable[[State], None]]] = registry.column(MODULES, "outcomes")
HAPPEN: Final[list[Callable[[State, int], None]]] = registry.column(MODULES, "happen")
TEXTS: Final[list[dict[int, str]]] = registry.column(MODULES, "TEXTS")
assert registry.column(MODULES, "NUMBER") == [FIRST_CHANCE + i for i in range(len(MODULES))]
