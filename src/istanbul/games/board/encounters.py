"""The last phase, encounters: family members must be caught, figures may be met (3.4)."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board import figures
from istanbul.games.board.base.meeting import begin_meeting
from istanbul.games.board.cards import can_draw, draw
from istanbul.games.board.catalogue import CATCH, END_TURN, FOR_CARD, FOR_LIRA, MEET
from istanbul.games.board.effects import gain_lira
from istanbul.games.board.frames import acting_place, offer
from istanbul.games.board.place_numbers import POLICE_STATION
from istanbul.games.board.rounds import end_turn
from istanbul.games.board.state import NOWHERE, State

NAME: Final = "encounters"


def options(g: State, p: int) -> None:
    """The turn cannot end while there is somebody to catch. None is caught at the police (B6)."""
    here = acting_place(g)
    left = 0
    if not g.no_encounters and here != POLICE_STATION:
        for q in range(g.tables.players):
            if q != p and g.family[q] == here:
                left += 1
    if left == 0:
        offer(g, END_TURN)
    else:
        for q in range(g.tables.players):
            if q != p and g.family[q] == here:
                offer(g, CATCH + 2 * q + FOR_LIRA)
                if can_draw(g):
                    offer(g, CATCH + 2 * q + FOR_CARD)
    if not g.no_encounters:
        for figure in range(len(figures.CAN_MEET)):
            is_here = g.figure[figure] == here and not g.met[figure]
            if is_here and figures.CAN_MEET[figure](g, p):
                offer(g, MEET + figure)


def catch(g: State, p: int, a: int) -> None:
    """One family member goes to the Police Station, for lira or a card (B7)."""
    q = (a - CATCH) // 2
    g.just_done = NOWHERE
    g.family[q] = POLICE_STATION
    emit(g, "family_caught", p, q)
    if (a - CATCH) % 2 == FOR_LIRA:
        gain_lira(g, p, g.tables.catch_lira)
    else:
        draw(g, p)


def meet(g: State, p: int, a: int) -> None:
    """Use a figure's ability."""
    figure = a - MEET
    begin_meeting(g, p, figure)
    figures.MEET[figure](g, p)


def end(g: State, p: int, a: int) -> None:
    """Meet nobody else: the turn ends."""
    end_turn(g)


ACTS: Final = {END_TURN: end, CATCH: catch, MEET: meet}
