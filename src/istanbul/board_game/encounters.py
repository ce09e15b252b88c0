"""Encounters after the action: family members must be caught, figures may be met (3.4)."""

from __future__ import annotations

from istanbul.board_game import figures
from istanbul.board_game.cards import can_draw, draw
from istanbul.board_game.catalogue import CATCH, END_TURN, FOR_CARD, FOR_LIRA, MEET
from istanbul.board_game.effects import gain_lira
from istanbul.board_game.frames import acting_place, offer
from istanbul.board_game.meeting import begin_meeting
from istanbul.board_game.place_numbers import POLICE_STATION
from istanbul.board_game.state import NOWHERE, State
from istanbul.engine.record import emit


def is_to_catch(g: State, p: int, q: int) -> bool:
    """Does the merchant meet the family member of q? None is caught at the police (B6)."""
    return q != p and g.family[q] == acting_place(g) != POLICE_STATION


def options(g: State, p: int) -> None:
    """The turn cannot end while there is somebody to catch."""
    if g.no_encounters:
        offer(g, END_TURN)
        return
    left = 0
    for q in range(g.tables.players):
        if is_to_catch(g, p, q):
            left += 1
    if left == 0:
        offer(g, END_TURN)
    else:
        for q in range(g.tables.players):
            if is_to_catch(g, p, q):
                offer(g, CATCH + 2 * q + FOR_LIRA)
                if can_draw(g):
                    offer(g, CATCH + 2 * q + FOR_CARD)
    for figure in range(len(figures.CAN_MEET)):
        is_here = g.figure[figure] == acting_place(g) and not g.met[figure]
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


def meet(g: State, p: int, figure: int) -> None:
    """Use a figure's ability."""
    begin_meeting(g, p, figure)
    figures.MEET[figure](g, p)
