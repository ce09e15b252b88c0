"""Caravansary: take two cards, each from the deck or off the open pile; then discard one (B8).

With the Caravan Leader variant the token's holder keeps both (V2). With Mocha & Baksheesh a coffee
comes on top.
"""

from __future__ import annotations

from typing import Final

from istanbul.games.board.cards import can_draw, discard_from_hand, draw, take_from_pile
from istanbul.games.board.catalogue import ACT, ACT_DECK, ACT_PILE, DISCARD
from istanbul.games.board.effects import done, gain_coffee
from istanbul.games.board.frames import STEP, get, offer, put
from istanbul.games.board.state import Public, State

NUMBER: Final = 6


def may_take(g: State) -> bool:
    """Is one of the two still missing, and is there a card?"""
    return get(g, STEP) < g.tables.caravansary_cards and can_draw(g)


def options(g: State, p: int) -> None:
    """Take while the two are not complete and there is a card; else discard."""
    if may_take(g):
        offer(g, ACT_DECK)
        if g.discards > 0:
            offer(g, ACT_PILE)
    elif g.caravan != p and g.hand_size[p] > 0:
        for kind in range(g.tables.bonus_kinds):
            if g.hand[p][kind] > 0:
                offer(g, DISCARD + kind)
    elif get(g, STEP) == 0 and g.tables.caravansary_coffee > 0:
        offer(g, ACT)  # no card anywhere: just the coffee


def act(g: State, p: int, a: int) -> None:
    """One card at a time: the first is seen before the second is chosen."""
    g.caravansary_used = 1
    if get(g, STEP) == 0:
        gain_coffee(g, p, g.tables.caravansary_coffee)
    if a == ACT:
        done(g)
    elif a == ACT_DECK:
        put(g, STEP, get(g, STEP) + 1)
        draw(g, p)
    elif a == ACT_PILE:
        put(g, STEP, get(g, STEP) + 1)
        take_from_pile(g, p)
    else:
        discard_from_hand(g, p, a - DISCARD)
        done(g)


def prompt(g: Public) -> str:
    """The first card, the second, and which one goes."""
    if get(g, STEP) >= g.tables.caravansary_cards:
        return "discard"
    return "second_card" if get(g, STEP) else "action"
