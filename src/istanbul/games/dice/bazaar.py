"""Bazaar cards as things: revealed, one used, all discarded; the others' part goes round."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.dice.frames import CARD_DICE, CHOOSE_CARD, REVEAL_CARD, push, put
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import N_CARDS


def reveal_cards(g: State, p: int, n: int, dice: int) -> None:
    """So many cards are revealed; then one is chosen. `dice` card dice were spent on it."""
    push(g, CHOOSE_CARD, p, 0)
    put(g, CARD_DICE, dice)
    for _ in range(n):
        push(g, REVEAL_CARD, p, 0)


def show_card(g: State, card: int) -> None:
    """A card of the deck is turned up; after the last one the discards are shuffled at once."""
    g.deck[card] = 0
    g.n_deck -= 1
    g.shown[card] = 1
    emit(g, "card_shown", card)
    if g.n_deck == 0:
        renew_deck(g)  # S7


def renew_deck(g: State) -> None:
    """The discards, without the cards just revealed, become the deck (D5).

    Cards are revealed one for each die at most, so there are always discards.
    """
    for card in range(N_CARDS):
        if not g.deck[card] and not g.shown[card]:
            g.deck[card] = 1
            g.n_deck += 1
    emit(g, "deck_shuffled", g.n_deck)


def discard_all(g: State) -> None:
    """All cards that were revealed are gone."""
    for card in range(N_CARDS):
        g.shown[card] = 0
