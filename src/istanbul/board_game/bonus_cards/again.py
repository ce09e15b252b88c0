"""Again: right after the action of the place `value`, do it once more (G4)."""

from __future__ import annotations

from istanbul.board_game import places
from istanbul.board_game.catalogue import CARD_FIRST
from istanbul.board_game.frames import ACTOR, BY_CARD, CARD, VISIT, offer, pop, push, put
from istanbul.board_game.state import State


def offer_plays(g: State, p: int, kind: int) -> None:
    """The action has just been done, and can be done (paid) again: the place itself is asked."""
    place = g.tables.card_value[kind]
    if g.just_done != place:
        return
    before = g.n_options
    push(g, VISIT, p, place)
    places.OPTIONS[place](g, p)
    pop(g)
    possible = g.n_options > before
    g.n_options = before
    if possible:
        offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """The visit begins anew, and must be carried out; the card is resolved with it."""
    push(g, CARD, p, kind)
    push(g, VISIT, p, g.tables.card_value[kind])
    put(g, ACTOR, BY_CARD)
