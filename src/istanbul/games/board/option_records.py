"""What a decision asks, and what its options name: the arguments of every action."""

from __future__ import annotations

from typing import Annotated, Final, Literal

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
from istanbul.games.board.phases import NAMES as PHASES

PROMPTS: Final = [
    *(*PHASES, "action", "again", "discard", "second_card", "fountain_more", "red_tile"),
    *("governor_payment", "smuggler_good", "smuggler_payment", "last_cards"),
    *("barrier", "black_market_good", "coffee_trader_payment", "discard_guild", "roasting_more"),
    *("bid", "courier_payment", "double_turn", "give_letters", "kiosk_tile", "put_figure"),
    *("take_kiosk", *BONUS_CARDS, *GUILD_CARDS),
]
"""All that is asked: by a phase, a place, a figure, a step, or a card that is being played."""
BoardPrompt = Annotated[str, one_of(PROMPTS, "BoardPrompt")]


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
