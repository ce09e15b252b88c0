"""Again: right after the action of the place `value`, do it once more (G4)."""

from __future__ import annotations

from istanbul.games.board import places
from istanbul.games.board.cards import push_card, value_of
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.frames import MODE, MUST, VISIT, offer, pop, push, put
from istanbul.games.board.place_numbers import GREAT_MOSQUE, SMALL_MOSQUE
from istanbul.games.board.state import NOWHERE, State


def fits(g: State, place: int) -> bool:
    """Is this the place whose action has just been done? One card serves both mosques."""
    if g.just_done == NOWHERE:
        return False
    return g.just_done == place or (place == SMALL_MOSQUE and g.just_done == GREAT_MOSQUE)


def offer_plays(g: State, p: int, kind: int) -> None:
    """The action has just been done, and can be done (paid) again: the place itself is asked."""
    if not fits(g, value_of(g, kind)):
        return
    before = g.n_options
    push(g, VISIT, p, g.just_done)
    put(g, MODE, MUST)
    places.OPTIONS[g.just_done](g, p)
    pop(g)
    possible = g.n_options > before
    g.n_options = before
    if possible:
        offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """The visit begins anew, and must be carried out; the card is resolved with it."""
    push_card(g, p, kind)
    push(g, VISIT, p, g.just_done)
    put(g, MODE, MUST)
