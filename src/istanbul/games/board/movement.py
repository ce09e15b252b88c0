"""The first phase: where the merchant may go, and what is done about assistants there (3.1)."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board import hooks
from istanbul.games.board.catalogue import (
    GO,
    MOVE_LAY,
    MOVE_NEUTRAL,
    MOVE_ON,
    MOVE_OWN,
    N_WAYS,
    VISIT_ONLY,
)
from istanbul.games.board.effects import put_under_stack
from istanbul.games.board.frames import MERCHANTS, PHASE, acting_place, offer
from istanbul.games.board.merchants import begin_action, others_here
from istanbul.games.board.place_numbers import FOUNTAIN
from istanbul.games.board.reach import FAR, add_straight, is_barred, measure
from istanbul.games.board.rounds import cut_short
from istanbul.games.board.state import State
from istanbul.games.board.tables import MAX_PLACES, MOVEMENT

NAME: Final = "move"


def options(g: State, p: int) -> None:
    """Another place; expansions have more."""
    offer_moves(g, p)
    for offer_more in hooks.MOVES_OFFERED:
        offer_more(g, p)


def offer_moves(g: State, p: int) -> None:
    """All places one or two steps away; with the movement tile those in a straight line too."""
    here = g.merchant[p]
    if is_barred(g, p) or g.tavern_tile[p][MOVEMENT]:
        measure(g, p, here, 2)
        if g.tavern_tile[p][MOVEMENT]:
            add_straight(g, p, here)
        offer_measured(g, p)
    else:
        for i in range(g.tables.n_near[here]):
            offer_arrival(g, p, g.tables.near[here][i])


def offer_far_moves(g: State, p: int) -> None:
    """All places within four steps."""
    here = g.merchant[p]
    if is_barred(g, p):
        measure(g, p, here, 4)
        offer_measured(g, p)
    else:
        for i in range(g.tables.n_far[here]):
            offer_arrival(g, p, g.tables.far[here][i])


def offer_measured(g: State, p: int) -> None:
    """All places that have been found to be within reach."""
    for place in range(MAX_PLACES):
        if 0 < g.steps[place] < FAR:
            offer_arrival(g, p, place)


def offer_arrival(g: State, p: int, place: int) -> None:
    """Ways to arrive at a place: with an assistant's help, or without, which ends the turn (B1)."""
    action = GO + N_WAYS * place
    if place == FOUNTAIN:
        offer(g, action + MOVE_ON)
        return
    if g.tables.neutral_assistants:
        if g.assistant[p][place]:
            offer(g, action + MOVE_OWN)
        if g.neutral_assistant[place] > 0:
            offer(g, action + MOVE_NEUTRAL)
        if not g.assistant[p][place] and g.stack[p] > 0:
            offer(g, action + MOVE_LAY)
    elif g.assistant[p][place] or g.stack[p] > 0:
        offer(g, action + MOVE_ON)
    offer(g, action + VISIT_ONLY)


def arrive(g: State, p: int, a: int) -> None:
    """The merchant is there. Next come the merchants met, the action and the encounters."""
    place = (a - GO) // N_WAYS
    way = (a - GO) % N_WAYS
    g.merchant[p] = place
    emit(g, "moved", p, place)
    if way == VISIT_ONLY:
        cut_short(g, p)
        return
    if place != FOUNTAIN:
        use_assistant(g, p, place, way)
    go_on(g, p)


def use_assistant(g: State, p: int, place: int, way: int) -> None:
    """Pick one up under the stack, or lay the bottom one."""
    if way == MOVE_NEUTRAL:
        g.neutral_assistant[place] -= 1
        put_under_stack(g, p, 1)
        emit(g, "neutral_assistant_taken", p, place)
    elif way != MOVE_LAY and g.assistant[p][place]:
        g.assistant[p][place] = 0
        put_under_stack(g, p, 0)
        emit(g, "assistant_taken", p, place)
    else:
        lay_bottom_assistant(g, p, place)


def lay_bottom_assistant(g: State, p: int, place: int) -> None:
    """The bottom assistant of the stack stays at the place; with the variant he may be neutral."""
    neutral = g.stack_neutral[p] % 2
    g.stack[p] -= 1
    g.stack_neutral[p] //= 2
    if neutral:
        g.neutral_assistant[place] += 1
        emit(g, "neutral_assistant_laid", p, place)
    else:
        g.assistant[p][place] = 1
        emit(g, "assistant_laid", p, place)


def go_on(g: State, p: int) -> None:
    """The figure stands at its destination: the merchants there come next, then the action."""
    if acting_place(g) != FOUNTAIN and others_here(g, p) > 0:
        g.frame[PHASE] = MERCHANTS
    else:
        begin_action(g, p)


ACTS: Final = {GO: arrive}
