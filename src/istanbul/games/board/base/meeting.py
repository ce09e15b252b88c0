"""What meetings share: a fee for the figure, and afterwards two dice move it."""

from __future__ import annotations

from istanbul.games.board.catalogue import PAY_GOOD, PAY_LIRA
from istanbul.games.board.effects import pay_goods, pay_lira
from istanbul.games.board.frames import ABOUT, MEETING, ROLL, get, offer, pop, push
from istanbul.games.board.state import NOWHERE, State
from istanbul.games.board.tables import ENCOUNTERS_TILE, N_GOODS


def is_free(g: State, p: int) -> bool:
    """Has the seat the tile that lets figures give without being paid?"""
    return g.tavern_tile[p][ENCOUNTERS_TILE] > 0


def begin_meeting(g: State, p: int, figure: int) -> None:
    """Nothing that was done before can be done again."""
    g.just_done = NOWHERE
    push(g, MEETING, p, figure)


def offer_fee(g: State, p: int) -> None:
    """Lira, or any good; never coffee."""
    if is_free(g, p):
        return
    if g.lira[p] >= g.tables.figure_fee:
        offer(g, PAY_LIRA)
    for good in range(N_GOODS):
        if g.goods[p][good] > 0:
            offer(g, PAY_GOOD + good)


def pay_fee(g: State, p: int, a: int) -> None:
    """Paid: the meeting is over."""
    if a == PAY_LIRA:
        pay_lira(g, p, g.tables.figure_fee)
    else:
        pay_goods(g, p, a - PAY_GOOD, 1)
    leave(g, p)


def leave(g: State, p: int) -> None:
    """The meeting on top is over."""
    figure = get(g, ABOUT)
    pop(g)
    push(g, ROLL, p, figure)
