"""The companion: a second figure that moves one step, alone (L2, L3)."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.board.catalogue import COMPANION, PLACE_COMPANION
from istanbul.games.board.frames import ACTOR, BY_COMPANION, must_leave, offer
from istanbul.games.board.movement import go_on
from istanbul.games.board.reach import is_closed, measure
from istanbul.games.board.state import IN_RESERVE, NOWHERE, State
from istanbul.games.board.tables import MAX_PLACES


def offer_companion(g: State, p: int) -> None:
    """At the start of a turn: one step, or out of the personal supply to the merchant."""
    here = g.companion[p]
    if here > NOWHERE and not must_leave(g):
        for i in range(g.tables.n_next[here]):
            if not is_closed(g, p, here, g.tables.next[here][i]):
                offer(g, COMPANION + g.tables.next[here][i])
    if g.companion[p] == IN_RESERVE:
        offer(g, PLACE_COMPANION)


def offer_companion_steps(g: State, p: int, n: int) -> None:
    """All places exactly so many steps away."""
    measure(g, p, g.companion[p], n)
    for place in range(MAX_PLACES):
        if g.steps[place] == n:
            offer(g, COMPANION + place)


def place_companion(g: State, p: int, a: int) -> None:
    """He comes to where the merchant is; nobody is paid for that."""
    g.companion[p] = g.merchant[p]
    emit(g, "companion_placed", p, g.merchant[p])


def move_companion(g: State, p: int, place: int) -> None:
    """The companion, not the merchant, makes this turn."""
    g.companion[p] = place
    g.frame[ACTOR] = BY_COMPANION
    emit(g, "companion_moved", p, place)


def act_with_companion(g: State, p: int, a: int) -> None:
    """He moves; then come the merchants met, the action and the encounters."""
    move_companion(g, p, a - COMPANION)
    go_on(g, p)


def take_companion_home(g: State, p: int) -> None:
    """To the personal supply, from the general one or from the board."""
    if g.frame[ACTOR] == BY_COMPANION and p == g.seat:
        g.no_encounters = 1
    g.companion[p] = IN_RESERVE
    emit(g, "companion_home", p)
