"""Every way to pay for what may be done now: a screen lets people pick the pieces themselves."""

from __future__ import annotations

from typing import Final

from istanbul.games.dice import actions, payment
from istanbul.games.dice.actions import COIN
from istanbul.games.dice.catalogue import (
    ACT_CARDS,
    ACT_COINS,
    ACT_RUBY,
    BLOCK,
    END_TURN,
    FORMS,
    PAY_DIE,
)
from istanbul.games.dice.contents import COLOURS
from istanbul.games.dice.frames import ACTIONS, KIND, LEFT, PAYMENT, PHASE, SEAT, get, pop
from istanbul.games.dice.state import FRAME, State
from istanbul.games.dice.tables import LIRA_TRACK

PIECES: Final = [*(f"die {c}" for c in COLOURS), *(f"marker {c}" for c in COLOURS), "brown"]
"""In the order in which they are paid."""
UNDER_WAY: Final = "pay"
"""The key of a payment that has begun."""


def ways_to_pay(g: State) -> dict[str, list[list[str]]]:
    """By the text of an action: its ways as lists of pieces, those with dice first.

    The state is as before afterwards, but for its answers.
    """
    if g.over:
        return {}
    if get(g, KIND) == PAYMENT:
        return {UNDER_WAY: ways(g, get(g, SEAT))}
    if g.top > 0 or get(g, PHASE) != ACTIONS:
        return {}
    actions.options(g, g.seat)
    offered = [a for a in g.option[: g.n_options] if a != END_TURN]
    return {FORMS[a].text: _ways_of(g, a) for a in offered}


def _ways_of(g: State, a: int) -> list[list[str]]:
    if a == ACT_COINS:
        return [["die coin"] * g.dice[COIN]]
    if BLOCK[a] == ACT_CARDS:
        return [["die card"] * (a - ACT_CARDS)]
    if a == ACT_RUBY + LIRA_TRACK:
        return [[]]
    actions.set_price(g, g.seat, actions.PAID_FOR[a], a - BLOCK[a])
    found = ways(g, g.seat)
    pop(g)
    return found


def ways(g: State, p: int) -> list[list[str]]:
    """All ways to complete the payment on top, by the rules that offer its pieces."""
    if get(g, LEFT) == 0:
        return [[]]
    found: list[list[str]] = []
    first = get(g, payment.FIRST_PIECE)
    for piece in range(first, payment.N_PIECES):
        if payment.can_pay(g, p, piece):
            before = g.frame[g.top : g.top + FRAME]
            payment.act(g, p, piece + PAY_DIE)
            found += [[PIECES[piece], *rest] for rest in ways(g, p)]
            payment.hand_over(g, p, piece, -1)
            g.frame[g.top : g.top + FRAME] = before
    return found
