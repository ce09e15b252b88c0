"""The effects of guild cards, one module each, found by scanning this package.

Cards are rows of tables/mocha.toml: effect, place, and two numbers `a` and `b`. An effect module
has `can_play(g, p, card)` (all of the card must be doable, M4) and `play(g, p, card)`, which works
on the GUILD frame on top; if it asks something it also has `options(g, p)` and `act(g, p, a)`, and
`rolled` if it rolls. A guild frame that asks nothing more is resolved.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from istanbul.engine import registry
from istanbul.games.board.state import State
from istanbul.games.board.tables import GUILD_EFFECTS


def no_options(g: State, p: int) -> None:
    """For the effects that ask nothing."""


def no_act(g: State, p: int, a: int) -> None:
    """For the effects that ask nothing."""


def never_rolls(g: State, p: int, first: int, second: int) -> None:
    """For the effects without dice."""


_MODULES: Final = registry.modules(__name__)
CAN_PLAY: Final[list[Callable[[State, int, int], bool]]] = registry.column(_MODULES, "can_play")
PLAY: Final[list[Callable[[State, int, int], None]]] = registry.column(_MODULES, "play")
OPTIONS: Final[list[Callable[[State, int], None]]] = registry.column(
    _MODULES, "options", no_options
)
ACT: Final[list[Callable[[State, int, int], None]]] = registry.column(_MODULES, "act", no_act)
ROLLED: Final[list[Callable[[State, int, int, int], None]]] = registry.column(
    _MODULES, "rolled", never_rolls
)
assert registry.names(_MODULES) == GUILD_EFFECTS, "every effect has a row and every row an effect"
