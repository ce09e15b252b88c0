"""Family step: one step of the family member and that place's action are the whole turn (L12)."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.board.cards import push_card
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.frames import (
    ACTOR,
    BY_FAMILY,
    ENCOUNTERS,
    PHASE,
    VISIT,
    is_before_move,
    must_leave,
    offer,
    push,
    put,
)
from istanbul.games.board.place_numbers import POLICE_STATION
from istanbul.games.board.reach import is_closed
from istanbul.games.board.state import State


def offer_plays(g: State, p: int, kind: int) -> None:
    """Not from the Police Station nor to it; the barrier holds."""
    here = g.family[p]
    if not is_before_move(g) or must_leave(g) or here == POLICE_STATION:
        return
    for i in range(g.tables.n_next[here]):
        place = g.tables.next[here][i]
        if place != POLICE_STATION and not is_closed(g, p, here, place):
            offer(g, CARD_FIRST[kind] + place)


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Nobody else moves or is met in this turn."""
    g.family[p] = choice
    emit(g, "family_sent", p, choice)
    g.frame[PHASE] = ENCOUNTERS
    g.no_encounters = 1
    push_card(g, p, kind)
    push(g, VISIT, p, choice)
    put(g, ACTOR, BY_FAMILY)
