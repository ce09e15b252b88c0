"""The steps of a turn that ask a seat something, one module each, found by scanning this package.

A step is pending work: a frame on the stack (frames.py). Its module has
- `NUMBER`, the kind of the frame; positions call it by the name of the module;
- `options(g, p)`, which offers what the seat may choose now, and `act(g, p, a)`, which does it;
- `finish(g, p)`, called when it offers nothing (more); unless it says otherwise the frame goes;
- `prompt(g)`, the id of the message that asks;
- names of its own for the ints of its frame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from istanbul.engine import registry
from istanbul.games.dice.frames import pop
from istanbul.games.dice.state import Public, State


def go(g: State, p: int) -> None:
    """For the steps that leave nothing to do."""
    pop(g)


MODULES: Final = registry.modules(__name__)
OPTIONS: Final[list[Callable[[State, int], None]]] = registry.column(MODULES, "options")
ACT: Final[list[Callable[[State, int, int], None]]] = registry.column(MODULES, "act")
FINISH: Final[list[Callable[[State, int], None]]] = registry.column(MODULES, "finish", go)
PROMPT: Final[list[Callable[[Public], str]]] = registry.column(MODULES, "prompt")
assert registry.column(MODULES, "NUMBER") == list(range(len(MODULES))), "each kind has one module"
