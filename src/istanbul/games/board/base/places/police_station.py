"""Police Station: send the family member to another place, and do that place's action (B6)."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board.catalogue import ACT_POLICE
from istanbul.games.board.frames import ABOUT, ACTOR, BY_FAMILY, offer, put
from istanbul.games.board.place_numbers import POLICE_STATION
from istanbul.games.board.state import State
from istanbul.games.board.tables import MAX_PLACES

NUMBER: Final = 12


def options(g: State, p: int) -> None:
    """Any other place, if the family member is here."""
    if g.family[p] == POLICE_STATION:
        for place in range(MAX_PLACES):
            if g.tables.on_board[place] and place != POLICE_STATION:
                offer(g, ACT_POLICE + place)


def act(g: State, p: int, a: int) -> None:
    """The visit goes on as the family member's at that place; it may be skipped there."""
    g.family[p] = a - ACT_POLICE
    emit(g, "family_sent", p, g.family[p])
    emit(g, "acted", p, POLICE_STATION)
    put(g, ABOUT, g.family[p])
    put(g, ACTOR, BY_FAMILY)
