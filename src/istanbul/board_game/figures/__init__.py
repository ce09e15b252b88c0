"""The figures one can meet, one module each, found by scanning this package, by their `NUMBER`.

A figure module has `can_meet(g, p)`, wherever the figure stands; `meet(g, p)`, which begins the
meeting on a MEETING frame; `options(g, p)` and `act(g, p, a)` for what it asks. It ends with
`leave(g, p)` (meeting.py), or when it asks nothing more: two dice move the figure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from istanbul.board_game.contents import FIGURES
from istanbul.board_game.state import State
from istanbul.engine import registry

CAN_MEET: Final[list[Callable[[State, int], bool]]] = registry.column(__name__, "can_meet")
MEET: Final[list[Callable[[State, int], None]]] = registry.column(__name__, "meet")
OPTIONS: Final[list[Callable[[State, int], None]]] = registry.column(__name__, "options")
ACT: Final[list[Callable[[State, int, int], None]]] = registry.column(__name__, "act")
assert registry.names(__name__) == FIGURES[: len(MEET)], "modules are named and numbered as figures"
