"""The types of the events' fields, and a record for each event."""

from __future__ import annotations

from typing import Annotated, Any, Final

from istanbul.engine.events import event_records
from istanbul.engine.shapes import one_of
from istanbul.games.dice.contents import COLOURS, TRACKS
from istanbul.games.dice.events import EVENTS
from istanbul.games.dice.view_records import BazaarCard, DiceOverReason, Face, Thing, Tile

PIECES: Final = [*(f"die {c}" for c in COLOURS), *(f"marker {c}" for c in COLOURS), "brown"]
TYPES: Final[dict[str, Any]] = {
    **dict.fromkeys(("seat", "round", "n"), int),
    "face": Face,
    "thing": Thing,
    "track": Annotated[str, one_of([*TRACKS, "mosque"], "RubySource")],
    "tile": Tile,
    "card": BazaarCard,
    "piece": Annotated[str, one_of(PIECES, "Piece")],
    "text": str,
    "reason": DiceOverReason,
}
DICE_EVENTS: Final = event_records("Dice", EVENTS, TYPES, {})
