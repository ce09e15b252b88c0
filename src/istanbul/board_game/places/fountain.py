"""Fountain: any number of own assistants back to the stack, all at once or one by one."""

from __future__ import annotations

from typing import Final

from istanbul.board_game.catalogue import ACT_ALL, ACT_PLACE, DONE
from istanbul.board_game.effects import done, return_assistant
from istanbul.board_game.frames import STEP, get, offer, put
from istanbul.board_game.state import State
from istanbul.board_game.tables import MAX_PLACES

NUMBER: Final = 7


def assistants_from(g: State, p: int, first: int) -> int:
    """How many own assistants lie on the places from this one on."""
    n = 0
    for place in range(first, MAX_PLACES):
        n += g.assistant[p][place]
    return n


def options(g: State, p: int) -> None:
    """One by one in the order of places, so that a set has one way; the step says from where on."""
    first = get(g, STEP)
    n = assistants_from(g, p, first)
    if first > 0:
        offer(g, DONE)
    elif n > 0:
        offer(g, ACT_ALL)
    if first > 0 or n > 1:
        for place in range(first, MAX_PLACES):
            if g.assistant[p][place]:
                offer(g, ACT_PLACE + place)


def act(g: State, p: int, a: int) -> None:
    """Call one, or all, or be done."""
    if a == ACT_ALL:
        for place in range(MAX_PLACES):
            if g.assistant[p][place]:
                return_assistant(g, p, place)
        done(g)
    elif a == DONE:
        done(g)
    else:
        return_assistant(g, p, a - ACT_PLACE)
        put(g, STEP, a - ACT_PLACE + 1)
