"""Family: the family member goes to the police, without reward, and on to any other place."""

from __future__ import annotations

from istanbul.board_game.catalogue import ACT_POLICE
from istanbul.board_game.frames import ACTOR, BY_FAMILY, STEP, VISIT, get, offer, push, put
from istanbul.board_game.place_numbers import POLICE_STATION
from istanbul.board_game.state import State
from istanbul.board_game.tables import MAX_PLACES
from istanbul.engine.record import emit


def can_play(g: State, p: int, card: int) -> bool:
    """From anywhere, also if it is there already."""
    return True


def play(g: State, p: int, card: int) -> None:
    """To the police, then ask where to."""
    if g.family[p] != POLICE_STATION:
        g.family[p] = POLICE_STATION
        emit(g, "family_returned", p)
    put(g, STEP, 1)


def options(g: State, p: int) -> None:
    """Any other place."""
    if get(g, STEP) == 1:
        for place in range(MAX_PLACES):
            if g.tables.on_board[place] and place != POLICE_STATION:
                offer(g, ACT_POLICE + place)


def act(g: State, p: int, a: int) -> None:
    """Its action may be done there."""
    put(g, STEP, 0)
    g.family[p] = a - ACT_POLICE
    emit(g, "family_sent", p, g.family[p])
    push(g, VISIT, p, g.family[p])
    put(g, ACTOR, BY_FAMILY)
