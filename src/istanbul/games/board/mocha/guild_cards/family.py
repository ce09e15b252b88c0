"""Family: the family member goes to the police, without reward, and on to any other place."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.board.catalogue import ACT_POLICE
from istanbul.games.board.frames import ACTOR, BY_FAMILY, STEP, get, offer, put
from istanbul.games.board.mocha.guild_cards.visits import can_visit, push_visit
from istanbul.games.board.place_numbers import POLICE_STATION
from istanbul.games.board.state import State
from istanbul.games.board.tables import MAX_PLACES


def can_play(g: State, p: int, card: int) -> bool:
    """From anywhere, also if it is there already. The Post Office's action can always be done."""
    return True


def can_act_at(g: State, p: int, place: int) -> bool:
    """Is it another place whose action could be done there? Letters for it would be delivered."""
    if not g.tables.on_board[place] or place == POLICE_STATION:
        return False
    letters = g.letter_front[p][place]
    g.letter_front[p][place] = 0
    g.letter_back[p][place] += letters
    possible = can_visit(g, p, place)
    g.letter_front[p][place] = letters
    g.letter_back[p][place] -= letters
    return possible


def play(g: State, p: int, card: int) -> None:
    """To the police, then ask where to."""
    if g.family[p] != POLICE_STATION:
        g.family[p] = POLICE_STATION
        emit(g, "family_returned", p)
    put(g, STEP, 1)


def options(g: State, p: int) -> None:
    """The places where something can be done."""
    if get(g, STEP) == 1:
        for place in range(MAX_PLACES):
            if can_act_at(g, p, place):
                offer(g, ACT_POLICE + place)


def act(g: State, p: int, a: int) -> None:
    """Its action is done there (S5)."""
    put(g, STEP, 0)
    g.family[p] = a - ACT_POLICE
    emit(g, "family_sent", p, g.family[p])
    push_visit(g, p, g.family[p])
    put(g, ACTOR, BY_FAMILY)
