"""The figures one can meet, one module each, found in the folders `figures`, by their `NUMBER`.

A figure module has `is_in_play(g)`; `can_meet(g, p)`, wherever the figure stands; `meet(g, p)`,
which begins the meeting on a MEETING frame; `options(g, p)` and `act(g, p, a)` for what it asks,
and `prompt(g)`, the id of the message that asks it. It ends with `leave(g, p)` (base/meeting.py),
or when it asks nothing more: two dice move the figure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from istanbul.engine import registry
from istanbul.games.board.contents import FIGURES
from istanbul.games.board.folders import packages
from istanbul.games.board.state import Public, State

_MODULES: Final = registry.modules(*packages("figures"))
IS_IN_PLAY: Final[list[Callable[[State], bool]]] = registry.column(_MODULES, "is_in_play")
CAN_MEET: Final[list[Callable[[State, int], bool]]] = registry.column(_MODULES, "can_meet")
MEET: Final[list[Callable[[State, int], None]]] = registry.column(_MODULES, "meet")
OPTIONS: Final[list[Callable[[State, int], None]]] = registry.column(_MODULES, "options")
ACT: Final[list[Callable[[State, int, int], None]]] = registry.column(_MODULES, "act")
PROMPT: Final[list[Callable[[Public], str]]] = registry.column(_MODULES, "prompt")
assert registry.names(_MODULES) == FIGURES, "modules are named and numbered as figures"
