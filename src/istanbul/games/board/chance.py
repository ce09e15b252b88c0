"""What waits for chance, one module each, found in the folders `chance`.

Like a step (steps.py) it is a frame on the stack. Its module has
- `NUMBER`, the kind of the frame; positions call it by the name of the module;
- `can_happen(g, p)`: is there anything to draw, if need be after shuffling? It is asked once;
- `outcomes(g)`, which lists what may happen, and `happen(g, p, outcome)`, which lets it come true
  and takes the frame away;
- `TEXTS`, the notation of every outcome, and `HIDDEN` if only the seat itself sees which it is;
- `ABOUT_IDS`, what the frame may be about, if anything: id -> number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from istanbul.engine import registry
from istanbul.games.board.folders import packages
from istanbul.games.board.frames import FIRST_CHANCE
from istanbul.games.board.state import State


def always(g: State, p: int) -> bool:
    """For dice and tiles that are there for sure."""
    return True


MODULES: Final = registry.modules(*packages("chance"))
CAN_HAPPEN: Final[list[Callable[[State, int], bool]]] = registry.column(
    MODULES, "can_happen", always
)
OUTCOMES: Final[list[Callable[[State], None]]] = registry.column(MODULES, "outcomes")
HAPPEN: Final[list[Callable[[State, int, int], None]]] = registry.column(MODULES, "happen")
TEXTS: Final[list[dict[int, str]]] = registry.column(MODULES, "TEXTS")
IS_HIDDEN: Final[list[bool]] = [hasattr(module, "HIDDEN") for module in MODULES]
assert registry.column(MODULES, "NUMBER") == [FIRST_CHANCE + i for i in range(len(MODULES))]
