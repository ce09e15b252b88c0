"""The places, one module each, found in the folders `places` of the base game and the expansions.

A place module has its printed `NUMBER`; `options(g, p)`, which offers what its action can be now;
`act(g, p, a)`, which does it; if it rolls dice, `rolled(g, p, first, second)`, which goes on
afterwards; and, if it asks several things, `prompt(g)`, the id of the message for the next one. A
place works on the frame on top of the stack, never on where the merchant stands: a family member
may be the one who acts. Its action ends with `done(g)`, or when it has begun and offers nothing
more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from istanbul.engine import registry
from istanbul.games.board.contents import PLACES
from istanbul.games.board.folders import packages
from istanbul.games.board.state import Public, State


def never_rolls(g: State, p: int, first: int, second: int) -> None:
    """For the places without dice."""


def asks_once(g: Public) -> str:
    """For the places that ask one thing."""
    return "action"


_MODULES: Final = registry.modules(*packages("places"))
OPTIONS: Final[list[Callable[[State, int], None]]] = registry.column(_MODULES, "options")
ACT: Final[list[Callable[[State, int, int], None]]] = registry.column(_MODULES, "act")
ROLLED: Final[list[Callable[[State, int, int, int], None]]] = registry.column(
    _MODULES, "rolled", never_rolls
)
PROMPT: Final[list[Callable[[Public], str]]] = registry.column(_MODULES, "prompt", asks_once)
assert registry.names(_MODULES) == PLACES, "modules are named and numbered as places"
