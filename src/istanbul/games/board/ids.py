"""The ids of the board game as types, for records that others read."""

from __future__ import annotations

from typing import Annotated, Final

from istanbul.engine.shapes import one_of
from istanbul.games.board.contents import (
    ALL_FIGURES,
    BONUS_CARDS,
    EXPANSIONS,
    GOODS,
    GUILD_CARDS,
    KIOSK_TILES,
    MARKETS,
    PLACES,
    TAVERN_TILES,
)

OVER_REASONS: Final = ["rubies", "max_rounds"]

Place = Annotated[str, one_of(PLACES, "Place", "PLACES")]
Good = Annotated[str, one_of(GOODS, "Good", "GOODS")]
Market = Annotated[str, one_of(MARKETS, "Market")]
BonusCard = Annotated[str, one_of(BONUS_CARDS)]
GuildCard = Annotated[str, one_of(GUILD_CARDS)]
KioskTile = Annotated[str, one_of(KIOSK_TILES)]
TavernTile = Annotated[str, one_of(TAVERN_TILES, "TavernTile")]
AnyFigure = Annotated[str, one_of(ALL_FIGURES, "AnyFigure")]
Expansion = Annotated[str, one_of(EXPANSIONS, "Expansion")]
OverReason = Annotated[str, one_of(OVER_REASONS, "OverReason")]
