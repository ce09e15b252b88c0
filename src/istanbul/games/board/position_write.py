"""Positions as JSON: the view of everybody's hands, less what follows from the rest."""

from __future__ import annotations

from typing import Final

import msgspec

from istanbul.engine.node import Json
from istanbul.games.board.view_records import BoardView

FOLLOWS: Final = frozenset(
    {"game", "goal", "deck", "guild_deck", "largest_room", "double_turn_seals", "places"}
    | {"viewer", "unseen", "guild_unseen"}
)
"""What only a view tells; the deck is what is named nowhere."""
SEAT_FOLLOWS: Final = frozenset({"room", "cards", "guild_cards", "seals"})


def write_position(view: BoardView) -> Json:
    """Every field that a position has, with ids."""
    found: Json = msgspec.to_builtins(view)
    position = {name: value for name, value in found.items() if name not in FOLLOWS}
    position["seats"] = [
        {name: value for name, value in seat.items() if name not in SEAT_FOLLOWS}
        for seat in found["seats"]
    ]
    return position
