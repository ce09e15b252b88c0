"""The effects of kiosk tiles, one module each, found by scanning this package.

Tiles are rows of tables/letters.toml: effect and two numbers `a` and `b`. An effect module has
`options(g, p)` and `act(g, p, a)`, which work on the KIOSK_TILE frame on top; `skip` is always
offered besides at its first step. An effect takes the frame away when it is done. No encounters,
payments or actions follow from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from istanbul.engine import registry
from istanbul.games.board.state import State
from istanbul.games.board.tables import KIOSK_EFFECTS

_MODULES: Final = registry.modules(__name__)
OPTIONS: Final[list[Callable[[State, int], None]]] = registry.column(_MODULES, "options")
ACT: Final[list[Callable[[State, int, int], None]]] = registry.column(_MODULES, "act")
assert registry.names(_MODULES) == KIOSK_EFFECTS, "every effect has a row and every row an effect"
