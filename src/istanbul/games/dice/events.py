"""What the events of the rules mean: the names of their ints."""

from __future__ import annotations

from typing import Final

from istanbul.engine.events import EventNames, NamedEvent
from istanbul.games.dice.catalogue import FORMS
from istanbul.games.dice.contents import BAZAAR_CARDS, FACES, THINGS, TILES
from istanbul.games.dice.ids import (
    OVER_REASONS,
    PIECES,
    RUBY_SOURCES,
    BazaarCard,
    DiceOverReason,
    Face,
    Piece,
    RubySource,
    Thing,
    Tile,
)


class DiceEvent(NamedEvent, total=False):
    """Something that happened in a Dice Game; `event` says which fields it has."""

    face: Face
    thing: Thing
    track: RubySource
    tile: Tile
    card: BazaarCard
    piece: Piece
    text: str
    reason: DiceOverReason


_FIELDS: Final[dict[str, str]] = {
    "turn_begun": "seat round",
    "rolled": "face",
    "picked": "face",
    "acted": "seat text",
    "coins": "seat n",
    "paid": "seat piece",
    "taken": "seat thing n",
    "given": "seat thing n",
    "returned": "seat thing",
    "ruby": "seat track",
    "goal_reached": "seat n",
    "tile_taken": "seat tile",
    "tile_given": "seat tile",
    "tile_shown": "tile",
    "card_shown": "card",
    "card_used": "seat card",
    "deck_shuffled": "n",
    "forced": "seat text",
    "game_over": "reason",
}
EVENTS: Final[dict[str, list[str]]] = {name: words.split() for name, words in _FIELDS.items()}
"""Every event with the names of its fields."""

COUNTED: Final = {
    "ruby": "track",
    "acted": "text",
    "card_used": "card",
    "tile_taken": "tile",
}
"""Events that simulations count, by this field."""

_IDS: Final[dict[str, list[str]]] = {
    "face": FACES,
    "thing": THINGS,
    "track": RUBY_SOURCES,
    "tile": TILES,
    "card": BAZAAR_CARDS,
    "piece": PIECES,
    "reason": ["", *OVER_REASONS],
    "text": [form.text for form in FORMS],
}


EVENT_NAMES: Final = EventNames[DiceEvent](EVENTS, _IDS)


def over_reason(code: int) -> str:
    """Why a game is over."""
    return OVER_REASONS[code - 1]
