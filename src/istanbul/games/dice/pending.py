"""What is under way in the middle of a turn: the names of frames and of their ints."""

from __future__ import annotations

from typing import Final

from istanbul.engine import registry
from istanbul.engine.node import Json
from istanbul.games.dice import chance, steps
from istanbul.games.dice.contents import BAZAAR_CARDS, COLOURS
from istanbul.games.dice.frames import ABOUT, KIND, SEAT, STEP, TURN
from istanbul.games.dice.state import FRAME, Public

INCOMES: Final = ["lira", "crystal", "card"]
_MODULES: Final = [module for module in (*steps.MODULES, *chance.MODULES) if module.NUMBER != TURN]
KINDS: Final = dict(zip(registry.names(_MODULES), registry.column(_MODULES, "NUMBER"), strict=True))
FOR: Final = ["marker", "brown", "crystal", "two_markers", "tile", "ruby"]
NUMBERS: Final = ("step", "value", "left", "different", *(f"need_{c}" for c in COLOURS))
"""The other ints of a frame, in their order; zeros are left out."""
_NAMES: Final = {number: name for name, number in KINDS.items()}


def write_pending(g: Public) -> list[Json]:
    """The frames above the turn, from below."""
    return [_write_frame(g, at) for at in range(FRAME, g.top + FRAME, FRAME)]


def _write_frame(g: Public, at: int) -> Json:
    name = _NAMES[g.frame[at + KIND]]
    found: Json = {"frame": name, "seat": g.frame[at + SEAT]}
    if name == "payment":
        found["for"] = FOR[g.frame[at + ABOUT]]
    elif name in ("upper", "lower"):
        found["card"] = BAZAAR_CARDS[g.frame[at + ABOUT]]
    for i, key in enumerate(NUMBERS):
        if g.frame[at + STEP + i]:
            found[key] = g.frame[at + STEP + i]
    return found
