"""The next bazaar card."""

from __future__ import annotations

from typing import Final

from istanbul.games.dice.bazaar import renew_deck, show_card
from istanbul.games.dice.contents import BAZAAR_CARDS
from istanbul.games.dice.frames import REVEAL_CARD, may_happen, pop
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import N_CARDS

NUMBER: Final = REVEAL_CARD
TEXTS: Final = {i: f"reveal {card}" for i, card in enumerate(BAZAAR_CARDS)}


def prepare(g: State) -> None:
    """There is always a card, if need be after shuffling."""
    if g.n_deck == 0:
        renew_deck(g)


def outcomes(g: State) -> None:
    """What the deck holds."""
    for card in range(N_CARDS):
        may_happen(g, card, g.deck[card])


def happen(g: State, outcome: int) -> None:
    """The drawn card lies open, for whoever comes next."""
    pop(g)
    show_card(g, outcome)
