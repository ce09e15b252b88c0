"""The barrier: put between two neighbours, it brings the action of one of them (M1, M2).

The step asks for the lower-numbered place, then the other one, then whose action is done.
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board.catalogue import PUT, SKIP, USE_AT
from istanbul.games.board.frames import (
    BARRIER,
    MODE,
    MUST,
    STEP,
    VALUE,
    VISIT,
    get,
    offer,
    pop,
    push,
    put,
)
from istanbul.games.board.mocha.reserve import has_what_is_needed, is_promised
from istanbul.games.board.place_numbers import TAVERN
from istanbul.games.board.state import Public, State
from istanbul.games.board.tables import MAX_PLACES

NUMBER: Final = BARRIER
LOWER: Final = VALUE  # the first place chosen

SECOND_PLACE: Final = 1  # steps
WHOSE_ACTION: Final = 2


def has_later_neighbour(g: State, place: int) -> bool:
    """Is there an edge to a place with a higher number?"""
    for i in range(g.tables.n_next[place]):
        if g.tables.next[place][i] > place:
            return True
    return False


def options(g: State, p: int) -> None:
    """Any inner edge, also the one where it lies."""
    step = get(g, STEP)
    if step == 0:
        for place in range(MAX_PLACES):
            if g.tables.on_board[place] and has_later_neighbour(g, place):
                offer(g, PUT + place)
    elif step == SECOND_PLACE:
        first = get(g, LOWER)
        for i in range(g.tables.n_next[first]):
            if g.tables.next[first][i] > first:
                offer(g, PUT + g.tables.next[first][i])
    else:
        offer(g, SKIP)
        if g.barrier_low != TAVERN:
            offer(g, USE_AT + g.barrier_low)
        if g.barrier_high != TAVERN:
            offer(g, USE_AT + g.barrier_high)


def act(g: State, p: int, a: int) -> None:
    """The action is done from afar; the Catacombs move the merchant from where he stands (S6)."""
    step = get(g, STEP)
    if step == 0:
        put(g, LOWER, a - PUT)
        put(g, STEP, SECOND_PLACE)
    elif step == SECOND_PLACE:
        g.barrier_low = get(g, LOWER)
        g.barrier_high = a - PUT
        g.barrier_holder = p
        emit(g, "barrier_put", p, g.barrier_low, g.barrier_high)
        put(g, STEP, WHOSE_ACTION)
    else:
        pop(g)
        if a != SKIP:
            push(g, VISIT, p, a - USE_AT)
            if is_promised(g, p) and not has_what_is_needed(g, p):
                put(g, MODE, MUST)  # guild card 19 needs what it brings (S4)


def prompt(g: Public) -> str:
    """Where, and whose action?"""
    return "barrier"
