"""What options name, as a typed record: the arguments of every action in the catalogue."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, UnsetType

from istanbul.engine.shapes import Shape, one_of
from istanbul.games.board.contents import (
    BONUS_CARDS,
    FIGURES,
    GOODS,
    GUILD_CARDS,
    KIOSK_TILES,
    TAVERN_TILES,
)
from istanbul.games.board.ids import Place


class BoardArgs(Shape, kw_only=True):
    """What an option of the board game names; `kind` says which of it."""

    place: Place | UnsetType = UNSET
    card: Annotated[str, one_of([*BONUS_CARDS, *GUILD_CARDS])] | UnsetType = UNSET
    tile: Annotated[str, one_of([*TAVERN_TILES, *KIOSK_TILES])] | UnsetType = UNSET
    figure: Annotated[str, one_of(FIGURES, "Figure")] | UnsetType = UNSET
    good: Annotated[str, one_of([*GOODS, "coffee"], "GoodOrCoffee")] | UnsetType = UNSET
    goods: str | UnsetType = UNSET
    """A goods word: `r1y2` is one red good and two yellow ones."""
    n: int | UnsetType = UNSET
    other: int | UnsetType = UNSET
    """Another seat."""
    reward: Literal["lira", "card"] | UnsetType = UNSET
