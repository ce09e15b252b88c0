"""The families of bazaar cards, one module each, found by scanning this package.

A family module has `upper_options(g, p)` and `upper(g, p, a)` for the seat whose turn it is, on an
UPPER frame, which it takes away; and, if there is such a part, `lower_options(g, p)` and
`lower(g, p, a)` for each other seat, on a LOWER frame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from istanbul.engine import registry
from istanbul.games.dice.contents import BAZAAR_CARDS
from istanbul.games.dice.state import State


def no_options(g: State, p: int) -> None:
    """For the families without a part for the others."""


def no_act(g: State, p: int, a: int) -> None:
    """For the families without a part for the others."""


_MODULES: Final = registry.modules(__name__)
UPPER_OPTIONS: Final[list[Callable[[State, int], None]]] = registry.column(
    _MODULES, "upper_options"
)
UPPER: Final[list[Callable[[State, int, int], None]]] = registry.column(_MODULES, "upper")
LOWER_OPTIONS: Final[list[Callable[[State, int], None]]] = registry.column(
    _MODULES, "lower_options", no_options
)
LOWER: Final[list[Callable[[State, int, int], None]]] = registry.column(_MODULES, "lower", no_act)

_FAMILIES: Final = registry.names(_MODULES)
HAS_LOWER: Final[list[int]] = [int(hasattr(module, "lower")) for module in _MODULES]
FAMILY: Final[list[int]] = [_FAMILIES.index(f"family_{card[0]}") for card in BAZAAR_CARDS]
"""Of every card."""
