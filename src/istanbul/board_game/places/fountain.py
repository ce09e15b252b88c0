"""Fountain: own assistants back to the stack, the companion to the personal supply."""

from __future__ import annotations

from typing import Final

from istanbul.board_game.calling import assistants_from, offer_assistants, return_all
from istanbul.board_game.catalogue import ACT_ALL, ACT_COMPANION, ACT_PLACE, DONE
from istanbul.board_game.companion import take_companion_home
from istanbul.board_game.effects import done, return_assistant
from istanbul.board_game.frames import STEP, get, offer, put
from istanbul.board_game.state import IN_RESERVE, State

NUMBER: Final = 7

# Step 1: the companion has been called. Step n + 2: the assistant on place n has been called.
COMPANION_CALLED: Final = 1


def options(g: State, p: int) -> None:
    """One by one in a fixed order, so that a set has one way; or all assistants at once."""
    step = get(g, STEP)
    first = max(step - 1, 0)
    n = assistants_from(g, p, first)
    if step > 0:
        offer(g, DONE)
    if step <= COMPANION_CALLED and n > 0:
        offer(g, ACT_ALL)
    if step == 0 and g.tables.letters and g.companion[p] != IN_RESERVE:
        offer(g, ACT_COMPANION)
    if step > COMPANION_CALLED or n > 1:
        offer_assistants(g, p, first)


def act(g: State, p: int, a: int) -> None:
    """Call one, or all, or be done."""
    if a == ACT_ALL:
        return_all(g, p)
        done(g)
    elif a == DONE:
        done(g)
    elif a == ACT_COMPANION:
        take_companion_home(g, p)
        put(g, STEP, COMPANION_CALLED)
    else:
        return_assistant(g, p, a - ACT_PLACE)
        put(g, STEP, a - ACT_PLACE + 2)
