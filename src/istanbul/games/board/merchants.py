"""The second phase, merchants met: pay every one of them, or the turn ends (3.2, B5)."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board.catalogue import PAY, REFUSE
from istanbul.games.board.frames import (
    ACTOR,
    ENCOUNTERS,
    PHASE,
    ROLL,
    VISIT,
    acting_place,
    offer,
    push,
    put,
)
from istanbul.games.board.rounds import cut_short
from istanbul.games.board.state import FIRST_NEUTRAL, N_FIGURES, Public, State

NAME: Final = "merchants"


def others_here(g: Public, p: int) -> int:
    """How many merchants and companions are to be paid here; one that was joined is not (L10)."""
    here = acting_place(g)
    n = 0
    for q in range(g.tables.players):
        if q != p:
            if g.merchant[q] == here and g.joined != q:
                n += 1
            if g.companion[q] == here:
                n += 1
    for figure in range(FIRST_NEUTRAL, N_FIGURES):
        if g.figure[figure] == here:
            n += 1
    return n


def begin_action(g: State, p: int) -> None:
    """The visit of the place where the figure stands; after it come the encounters."""
    g.frame[PHASE] = ENCOUNTERS
    push(g, VISIT, p, acting_place(g))
    put(g, ACTOR, g.frame[ACTOR])


def options(g: State, p: int) -> None:
    """Pay every merchant here if the lira suffice; nobody must."""
    if g.lira[p] >= g.tables.merchant_fee * others_here(g, p):
        offer(g, PAY)
    offer(g, REFUSE)


def pay(g: State, p: int, a: int) -> None:
    """Every one of them; then comes the action."""
    begin_action(g, p)
    pay_players(g, p)
    pay_neutral_ones(g, p)


def refuse(g: State, p: int, a: int) -> None:
    """Whoever does not pay ends the turn at once."""
    cut_short(g, p)


def pay_players(g: State, p: int) -> None:
    """Every other player's merchant and companion here."""
    here = acting_place(g)
    for q in range(g.tables.players):
        if q != p:
            if g.merchant[q] == here and g.joined != q:
                pay_seat(g, p, q)
            if g.companion[q] == here:
                pay_seat(g, p, q)


def pay_seat(g: State, p: int, q: int) -> None:
    """The fee for one figure."""
    g.lira[p] -= g.tables.merchant_fee
    g.lira[q] += g.tables.merchant_fee
    emit(g, "merchant_paid", p, q, g.tables.merchant_fee)


def pay_neutral_ones(g: State, p: int) -> None:
    """Neutral ones are paid too, and dice move them, the one that began on 14 first."""
    for i in range(N_FIGURES - FIRST_NEUTRAL):
        figure = N_FIGURES - 1 - i  # the last one pushed is rolled first
        if g.figure[figure] == acting_place(g):
            g.lira[p] -= g.tables.merchant_fee
            emit(g, "neutral_paid", p, figure, g.tables.merchant_fee)
            push(g, ROLL, p, figure)


ACTS: Final = {PAY: pay, REFUSE: refuse}
