"""To the Fountain: the merchant's stack goes there; assistants on the board stay (L6)."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.board.catalogue import USE
from istanbul.games.board.frames import ACTOR, BY_COMPANION, offer, pop
from istanbul.games.board.place_numbers import FOUNTAIN
from istanbul.games.board.state import State


def options(g: State, p: int) -> None:
    """It is of use if the merchant is not there yet."""
    if g.merchant[p] != FOUNTAIN:
        offer(g, USE)


def act(g: State, p: int, a: int) -> None:
    """The merchant who makes this turn has no encounters then, neither here nor there."""
    pop(g)
    g.merchant[p] = FOUNTAIN
    emit(g, "moved", p, FOUNTAIN)
    if p == g.seat and g.frame[ACTOR] != BY_COMPANION:
        g.no_encounters = 1
