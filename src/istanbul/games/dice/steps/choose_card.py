"""One of the bazaar cards that lie open is used."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.dice import bazaar_cards
from istanbul.games.dice.bazaar import discard_all
from istanbul.games.dice.catalogue import USE_CARD
from istanbul.games.dice.frames import (
    CARD_DICE,
    CHOOSE_CARD,
    LOWER,
    SEATS_LEFT,
    UPPER,
    get,
    offer,
    pop,
    push,
    put,
)
from istanbul.games.dice.state import Public, State
from istanbul.games.dice.tables import N_CARDS

NUMBER: Final = CHOOSE_CARD


def options(g: State, p: int) -> None:
    """Every card that lies open."""
    for card in range(N_CARDS):
        if g.shown[card]:
            offer(g, USE_CARD + card)


def act(g: State, p: int, a: int) -> None:
    """All are discarded. After the upper part of the one used the others have theirs."""
    card = a - USE_CARD
    dice = get(g, CARD_DICE)
    pop(g)
    discard_all(g)
    emit(g, "card_used", p, card)
    if bazaar_cards.HAS_LOWER[bazaar_cards.FAMILY[card]]:
        push(g, LOWER, (p + 1) % g.tables.players, card)
        put(g, SEATS_LEFT, g.tables.players - 1)
    push(g, UPPER, p, card)
    put(g, CARD_DICE, dice)


def prompt(g: Public) -> str:
    """Asks which card to use."""
    return "dice_choose_card"
