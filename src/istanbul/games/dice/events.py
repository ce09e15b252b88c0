"""What the events of the rules mean: the names of their ints."""

from __future__ import annotations

from typing import Any, Final

from istanbul.engine.events import named
from istanbul.engine.record import Event
from istanbul.games.dice.catalogue import FORMS
from istanbul.games.dice.contents import BAZAAR_CARDS, COLOURS, FACES, THINGS, TILES, TRACKS
from istanbul.games.dice.state import BY_RUBIES

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
    "track": [*TRACKS, "mosque"],
    "tile": TILES,
    "card": BAZAAR_CARDS,
    "piece": [*(f"die {c}" for c in COLOURS), *(f"marker {c}" for c in COLOURS), "brown"],
    "text": [form.text for form in FORMS],
}


def event_json(event: Event) -> dict[str, Any]:
    """An event with named fields and ids."""
    found = named(event, EVENTS, _IDS)
    if found["event"] == "game_over":
        found["reason"] = over_reason(found["reason"])
    return found


def over_reason(code: int) -> str:
    """Why a game is over."""
    return "rubies" if code == BY_RUBIES else "max_rounds"
