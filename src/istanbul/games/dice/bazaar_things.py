"""What a bazaar card shows: its thing (families A to D), and its place in its family (E to H)."""

from __future__ import annotations

from typing import Final

from istanbul.games.dice.contents import BAZAAR_CARDS, COLOURS
from istanbul.games.dice.frames import ABOUT, get
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import CRYSTAL


def _thing(card: str) -> int:
    name = card[2:]
    return COLOURS.index(name) if name in COLOURS else CRYSTAL


THING: Final[list[int]] = [_thing(card) for card in BAZAAR_CARDS]
ROW: Final[list[int]] = [
    [other for other in BAZAAR_CARDS if other[0] == card[0]].index(card) for card in BAZAAR_CARDS
]


def shown_thing(g: State) -> int:
    """The thing on the card of the frame on top."""
    return THING[get(g, ABOUT)]


def row(g: State) -> int:
    """Which card of its family the frame on top is about."""
    return ROW[get(g, ABOUT)]
