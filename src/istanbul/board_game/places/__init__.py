"""The places, one module each, found by scanning this package.

A place module has its printed `NUMBER`; `options(g, p)`, which offers what its action can be now;
`act(g, p, a)`, which does it; and, if it rolls dice, `rolled(g, p, first, second)`, which goes on
afterwards. A place works on the frame on top of the stack, never on where the merchant stands: a
family member may be the one who acts. Its action ends with `done(g)`, or when it has begun and
offers nothing more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from istanbul.board_game.contents import PLACES
from istanbul.board_game.state import State
from istanbul.engine import registry


def never_rolls(g: State, p: int, first: int, second: int) -> None:
    """For the places without dice."""


OPTIONS: Final[list[Callable[[State, int], None]]] = registry.column(__name__, "options")
ACT: Final[list[Callable[[State, int, int], None]]] = registry.column(__name__, "act")
ROLLED: Final[list[Callable[[State, int, int, int], None]]] = registry.column(
    __name__, "rolled", never_rolls
)
assert registry.names(__name__) == PLACES[: len(OPTIONS)], (
    "modules are named and numbered as places"
)
