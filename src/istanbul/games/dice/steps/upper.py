"""The upper part of a bazaar card, for the seat whose turn it is (bazaar_cards/)."""

from __future__ import annotations

from typing import Final

from istanbul.games.dice import bazaar_cards
from istanbul.games.dice.contents import BAZAAR_CARDS
from istanbul.games.dice.frames import ABOUT, UPPER, get
from istanbul.games.dice.state import Public, State

NUMBER: Final = UPPER
CARD: Final = ABOUT


def options(g: State, p: int) -> None:
    """What the family of the card offers."""
    bazaar_cards.UPPER_OPTIONS[bazaar_cards.FAMILY[get(g, CARD)]](g, p)


def act(g: State, p: int, a: int) -> None:
    """What the family of the card does with the answer."""
    bazaar_cards.UPPER[bazaar_cards.FAMILY[get(g, CARD)]](g, p, a)


def prompt(g: Public) -> str:
    """The id of the card: each has a message of its own."""
    return BAZAAR_CARDS[get(g, CARD)]
