"""The types of the events' fields, and a record for each event."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from istanbul.engine.events import event_records
from istanbul.engine.shapes import one_of
from istanbul.games.board.contents import BONUS_CARDS, GUILD_CARDS
from istanbul.games.board.events import EVENTS
from istanbul.games.board.ids import (
    AnyFigure,
    BonusCard,
    Good,
    GuildCard,
    KioskTile,
    Market,
    OverReason,
    Place,
    TavernTile,
)

TYPES: Final[dict[str, Any]] = {
    **dict.fromkeys(("seat", "other", "round", "n", "first", "second", "tile"), int),
    "place": Place,
    "to": Place,
    "good": Good,
    "colour": Good,
    "goods": str,
    "card": BonusCard,
    "guild": GuildCard,
    "kiosk": KioskTile,
    "figure": AnyFigure,
    "market": Market,
    "side": Literal["a", "b"],
    "text": str,
    "reason": OverReason,
}
SPECIAL: Final[dict[tuple[str, str], Any]] = {
    ("tavern_tile", "tile"): TavernTile,
    # what somebody else draws is hidden
    ("card_drawn", "card"): Annotated[str, one_of([*BONUS_CARDS, "?"])],
    ("guild_drawn", "guild"): Annotated[str, one_of([*GUILD_CARDS, "?"])],
}
BOARD_EVENTS: Final = event_records("Board", EVENTS, TYPES, SPECIAL)
