"""What the events of the rules mean: the names of their ints, and who may see them."""

from __future__ import annotations

from typing import Final, Literal

from istanbul.engine.events import EventNames, NamedEvent
from istanbul.games.board.catalogue import FORMS, GOODS_SETS, goods_word
from istanbul.games.board.contents import (
    ALL_FIGURES,
    BONUS_CARDS,
    GOODS,
    GUILD_CARDS,
    KIOSK_TILES,
    MARKETS,
    PLACES,
    TAVERN_TILES,
)
from istanbul.games.board.ids import (
    OVER_REASONS,
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


class BoardEvent(NamedEvent, total=False):
    """Something that happened in a board game; `event` says which fields it has."""

    other: int
    first: int
    second: int
    place: Place
    to: Place
    good: Good
    colour: Good
    goods: str
    """A goods word: `r1y2`."""
    card: BonusCard
    guild: GuildCard
    kiosk: KioskTile
    tile: int | TavernTile
    """A demand tile by its number, or a tile of the tavern."""
    figure: AnyFigure
    market: Market
    side: Literal["a", "b"]
    text: str
    reason: OverReason


_FIELDS: Final[dict[str, str]] = {
    "turn_begun": "seat round",
    "moved": "seat place",
    "assistant_laid": "seat place",
    "assistant_taken": "seat place",
    "neutral_assistant_laid": "seat place",
    "neutral_assistant_taken": "seat place",
    "assistant_returned": "seat place",
    "fifth_assistant": "seat",
    "merchant_paid": "seat other n",
    "neutral_paid": "seat figure n",
    "turn_cut_short": "seat",
    "lira": "seat n",
    "lira_paid": "seat n",
    "goods": "seat good n",
    "goods_paid": "seat good n",
    "sold": "seat place goods n",
    "extension": "seat n",
    "ruby": "seat place",
    "mosque_tile": "seat colour",
    "price": "place n",
    "mail": "n",
    "demand": "market tile",
    "card_drawn": "seat card",
    "card_taken": "seat card",
    "card_played": "seat card",
    "card_discarded": "seat card",
    "deck_shuffled": "n",
    "nothing_drawn": "seat",
    "rolled": "first second",
    "die_turned": "first second",
    "called": "seat n",
    "figure_moved": "figure place",
    "family_sent": "seat place",
    "family_caught": "seat other",
    "family_returned": "seat",
    "caravan_taken": "seat",
    "acted": "seat place",
    "skipped": "seat place",
    "tile_used": "seat colour",
    "forced": "seat text",
    "coffee": "seat n",
    "coffee_paid": "seat n",
    "tavern_tile": "seat tile",
    "baksheesh_turned": "side",
    "barrier_put": "seat place to",
    "guild_drawn": "seat guild",
    "guild_played": "seat guild",
    "guild_discarded": "seat guild",
    "guild_shuffled": "n",
    "letter_taken": "seat place",
    "letter_delivered": "seat place",
    "letter_given": "seat place n",
    "letters_shuffled": "n",
    "companion_placed": "seat place",
    "companion_moved": "seat place",
    "companion_home": "seat",
    "double_turn": "seat",
    "kiosk_revealed": "kiosk",
    "kiosk_taken": "seat kiosk",
    "kiosk_shuffled": "n",
    "rolled_one": "n",
    "bid": "seat n",
    "passed": "seat",
    "auction_won": "seat n",
    "goal_reached": "seat n",
    "last_cards": "",
    "game_over": "reason",
}
EVENTS: Final[dict[str, list[str]]] = {name: words.split() for name, words in _FIELDS.items()}
"""Every event with the names of its fields."""

COUNTED: Final = {
    "ruby": "place",
    "acted": "place",
    "card_played": "card",
    "tile_used": "colour",
    "guild_played": "guild",
    "tavern_tile": "tile",
    "kiosk_taken": "kiosk",
}
"""Events that simulations count, by this field."""

PAYING: Final = ("lira_paid", "merchant_paid", "neutral_paid")

_IDS: Final[dict[str, list[str]]] = {
    "place": PLACES,
    "good": GOODS,
    "colour": GOODS,
    "card": BONUS_CARDS,
    "figure": ALL_FIGURES,
    "market": MARKETS,
    "to": PLACES,
    "guild": GUILD_CARDS,
    "kiosk": KIOSK_TILES,
    "side": ["a", "b"],
    "tavern_tile.tile": TAVERN_TILES,
    "reason": ["", *OVER_REASONS],
    "goods": [goods_word(counts) for counts in GOODS_SETS],
    "text": [form.text for form in FORMS],
}


EVENT_NAMES: Final = EventNames[BoardEvent](EVENTS, _IDS)


def over_reason(code: int) -> str:
    """Why a game is over."""
    return OVER_REASONS[code - 1]


def event_for(event: BoardEvent, viewer: int) -> BoardEvent:
    """The event as a viewer may see it: what another seat draws stays hidden."""
    if event["event"] == "card_drawn" and event["seat"] != viewer:
        return {"event": "card_drawn", "seat": event["seat"], "card": "?"}
    if event["event"] == "guild_drawn" and event["seat"] != viewer:
        return {"event": "guild_drawn", "seat": event["seat"], "guild": "?"}
    return event
