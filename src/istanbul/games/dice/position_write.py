"""Positions as JSON: a view, less what follows from the rest."""

from __future__ import annotations

from typing import Final

import msgspec

from istanbul.engine.node import Json
from istanbul.games.dice.view_records import DiceView

FOLLOWS: Final = frozenset(
    {"game", "viewer", "goal", "numbers", "prices", "tile_costs", "supply", "stack", "deck"}
    | {"worth", "actions_left", "payments"}
)
"""What only a view tells."""


def write_position(view: DiceView) -> Json:
    """Every field that a position has, with ids."""
    found: Json = msgspec.to_builtins(view)
    return {name: value for name, value in found.items() if name not in FOLLOWS}
