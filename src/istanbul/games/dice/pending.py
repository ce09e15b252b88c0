"""What is under way in the middle of a turn: the names of frames and of their ints."""

from __future__ import annotations

from typing import Final

from istanbul.engine import registry
from istanbul.games.dice import chance, steps
from istanbul.games.dice.contents import COLOURS
from istanbul.games.dice.frames import TURN

INCOMES: Final = ["lira", "crystal", "card"]
_MODULES: Final = [module for module in (*steps.MODULES, *chance.MODULES) if module.NUMBER != TURN]
KINDS: Final[dict[str, int]] = dict(
    zip(registry.names(_MODULES), registry.column(_MODULES, "NUMBER"), strict=True)
)
FOR: Final = ["marker", "brown", "crystal", "two_markers", "tile", "ruby"]
NUMBERS: Final = ("step", "value", "left", "different", *(f"need_{c}" for c in COLOURS))
"""The other ints of a frame, in their order; zeros are left out."""
KIND_NAMES: Final = {number: name for name, number in KINDS.items()}
