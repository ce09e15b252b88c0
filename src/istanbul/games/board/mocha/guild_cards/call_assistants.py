"""Call assistants: any number of them back to the stack, then the four phases of a turn.

The ban on what is tied to a place ends with the card; a second guild card is not allowed.
"""

from __future__ import annotations

from istanbul.games.board.base.calling import assistants_from, offer_assistants, return_all
from istanbul.games.board.catalogue import ACT_ALL, ACT_PLACE, DONE
from istanbul.games.board.effects import return_assistant
from istanbul.games.board.frames import MOVE, PHASE, STEP, get, offer, put
from istanbul.games.board.state import State
from istanbul.games.board.tables import MAX_PLACES

FINISHED = MAX_PLACES  # step


def can_play(g: State, p: int, card: int) -> bool:
    """Any number, so none will do."""
    return True


def play(g: State, p: int, card: int) -> None:
    """After the card the turn begins as if nothing had been played."""
    g.guild_turn = 0
    g.no_encounters = 0
    g.frame[PHASE] = MOVE


def options(g: State, p: int) -> None:
    """One by one in the order of places, or all."""
    first = get(g, STEP)
    n = assistants_from(g, p, first)
    if n > 0:
        offer(g, DONE)
        if first == 0:
            offer(g, ACT_ALL)
        if first > 0 or n > 1:
            offer_assistants(g, p, first)


def act(g: State, p: int, a: int) -> None:
    """Call one, or all, or be done."""
    if a == ACT_ALL:
        return_all(g, p)
        put(g, STEP, FINISHED)
    elif a == DONE:
        put(g, STEP, FINISHED)
    else:
        return_assistant(g, p, a - ACT_PLACE)
        put(g, STEP, a - ACT_PLACE + 1)
