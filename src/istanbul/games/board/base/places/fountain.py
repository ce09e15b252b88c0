"""Fountain: own assistants back to the stack; an expansion may have others to call."""

from __future__ import annotations

from typing import Final

from istanbul.games.board import hooks
from istanbul.games.board.base.calling import assistants_from, offer_assistants, return_all
from istanbul.games.board.catalogue import ACT_ALL, ACT_PLACE, BLOCK, DONE
from istanbul.games.board.effects import done, return_assistant
from istanbul.games.board.frames import STEP, get, offer, put
from istanbul.games.board.state import Public, State

NUMBER: Final = 7

# Step 1: others than assistants have been called. Step n + 2: the assistant on place n has been.
OTHERS_CALLED: Final = 1


def options(g: State, p: int) -> None:
    """One by one in a fixed order, so that a set has one way; or all assistants at once."""
    step = get(g, STEP)
    first = max(step - 1, 0)
    n = assistants_from(g, p, first)
    if step > 0:
        offer(g, DONE)
    if step <= OTHERS_CALLED and n > 0:
        offer(g, ACT_ALL)
    if step == 0:
        for offer_more in hooks.FOUNTAIN_OFFERED:
            offer_more(g, p)
    if step > OTHERS_CALLED or n > 1:
        offer_assistants(g, p, first)


def act(g: State, p: int, a: int) -> None:
    """Call one, or all, or be done."""
    if a == ACT_ALL:
        return_all(g, p)
        done(g)
    elif a == DONE:
        done(g)
    elif BLOCK[a] == ACT_PLACE:
        return_assistant(g, p, a - ACT_PLACE)
        put(g, STEP, a - ACT_PLACE + 2)
    else:
        for call in hooks.FOUNTAIN_CALLED:
            call(g, p)
        put(g, STEP, OTHERS_CALLED)


def prompt(g: Public) -> str:
    """Once it has begun: whom else?"""
    return "fountain_more" if get(g, STEP) else "action"
