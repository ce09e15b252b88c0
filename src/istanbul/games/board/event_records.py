"""A record for each event."""

from __future__ import annotations

from typing import Annotated, Final

from istanbul.engine.events import event_records
from istanbul.engine.shapes import one_of
from istanbul.games.board.contents import BONUS_CARDS, GUILD_CARDS
from istanbul.games.board.events import EVENTS, BoardEvent
from istanbul.games.board.ids import TavernTile

SPECIAL: Final[dict[tuple[str, str], object]] = {
    ("demand", "tile"): int,
    ("tavern_tile", "tile"): TavernTile,
    # what somebody else draws is hidden
    ("card_drawn", "card"): Annotated[str, one_of([*BONUS_CARDS, "?"])],
    ("guild_drawn", "guild"): Annotated[str, one_of([*GUILD_CARDS, "?"])],
}
BOARD_EVENTS: Final = event_records("Board", EVENTS, BoardEvent, SPECIAL)
