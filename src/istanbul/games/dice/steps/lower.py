"""The lower part of a bazaar card, for the other seats, one after the other (bazaar_cards/)."""

from __future__ import annotations

from typing import Final

from istanbul.games.dice import bazaar_cards
from istanbul.games.dice.contents import BAZAAR_CARDS
from istanbul.games.dice.frames import ABOUT, LOWER, SEAT, SEATS_LEFT, get, put
from istanbul.games.dice.state import Public, State

NUMBER: Final = LOWER
CARD: Final = ABOUT


def options(g: State, p: int) -> None:
    """What the family of the card offers."""
    if get(g, SEATS_LEFT) > 0:
        bazaar_cards.LOWER_OPTIONS[bazaar_cards.FAMILY[get(g, CARD)]](g, p)


def act(g: State, p: int, a: int) -> None:
    """As the family says; then the next seat clockwise."""
    bazaar_cards.LOWER[bazaar_cards.FAMILY[get(g, CARD)]](g, p, a)
    put(g, SEAT, (p + 1) % g.tables.players)
    put(g, SEATS_LEFT, get(g, SEATS_LEFT) - 1)


def prompt(g: Public) -> str:
    """The id of the card, with what it says to the other seats."""
    return f"{BAZAAR_CARDS[get(g, CARD)]}_others"
