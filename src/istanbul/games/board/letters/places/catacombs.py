"""Catacombs: gain a good or a coffee, then put the figure that acted on any place (L9)."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board.catalogue import ACT_COFFEE, ACT_GOOD, PUT
from istanbul.games.board.effects import done
from istanbul.games.board.frames import (
    ACTOR,
    BY_COMPANION,
    BY_FAMILY,
    BY_MERCHANT,
    STEP,
    get,
    offer,
    put,
)
from istanbul.games.board.mocha.coffee import gain_choice, offer_gains
from istanbul.games.board.state import Public, State
from istanbul.games.board.tables import COFFEE, MAX_PLACES

NUMBER: Final = 25


def options(g: State, p: int) -> None:
    """What fits; then any place."""
    if get(g, STEP) == 0:
        offer_gains(g, p, ACT_GOOD)
    else:
        for place in range(MAX_PLACES):  # all of them: it lies in the Great Bazaar only
            offer(g, PUT + place)


def act(g: State, p: int, a: int) -> None:
    """Neither place has encounters for the figure that was put away."""
    if get(g, STEP) == 0:
        gain_choice(g, p, a - ACT_GOOD, 1)
        put(g, STEP, 1)
        return
    place = a - PUT
    actor = get(g, ACTOR)
    if actor == BY_FAMILY:
        g.family[p] = place
        emit(g, "family_sent", p, place)
    elif actor == BY_COMPANION:
        g.companion[p] = place
        g.no_encounters = 1
        emit(g, "companion_moved", p, place)
    else:
        g.merchant[p] = place
        if g.frame[ACTOR] == BY_MERCHANT:  # else the companion acts, and used the barrier (S6)
            g.no_encounters = 1
        emit(g, "moved", p, place)
    done(g)


def prompt(g: Public) -> str:
    """Once it has begun: where to?"""
    return "put_figure" if get(g, STEP) else "action"


assert ACT_COFFEE == ACT_GOOD + COFFEE
