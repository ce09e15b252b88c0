"""Fill: fill up the good `a`, then gain `b` goods of choice."""

from __future__ import annotations

from istanbul.games.board.catalogue import TAKE
from istanbul.games.board.effects import capacity, gain_goods, has_room
from istanbul.games.board.frames import STEP, get, offer, put
from istanbul.games.board.state import State
from istanbul.games.board.tables import N_GOODS


def can_play(g: State, p: int, card: int) -> bool:
    """Goods that do not fit never block it."""
    return True


def play(g: State, p: int, card: int) -> None:
    """Fill up; the step counts the goods that are still to be chosen."""
    gain_goods(g, p, g.tables.guild_a[card], capacity(g, p))
    put(g, STEP, g.tables.guild_b[card])


def options(g: State, p: int) -> None:
    """The goods that fit."""
    if get(g, STEP) > 0:
        for good in range(N_GOODS):
            if has_room(g, p, good):
                offer(g, TAKE + good)


def act(g: State, p: int, a: int) -> None:
    """Gain one of the goods of choice; the others are asked for next."""
    gain_goods(g, p, a - TAKE, 1)
    put(g, STEP, get(g, STEP) - 1)
