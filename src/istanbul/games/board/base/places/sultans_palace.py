"""Sultan's Palace: deliver every uncovered good for a ruby; each ruby uncovers one more."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.base.spending import spare_goods
from istanbul.games.board.base.tracks import take_palace_ruby
from istanbul.games.board.catalogue import ACT, ACT_GOODS, GOODS_SET_SIZE, GOODS_SETS
from istanbul.games.board.effects import done, pay_goods
from istanbul.games.board.frames import offer
from istanbul.games.board.place_numbers import SULTANS_PALACE
from istanbul.games.board.state import State
from istanbul.games.board.tables import N_GOODS

NUMBER: Final = 13


def spare(g: State, p: int, good: int) -> int:
    """How many of a good are left after the coloured symbols; negative if they do not suffice."""
    return spare_goods(g, p, good) - g.tables.palace_need[g.palace][good]


def options(g: State, p: int) -> None:
    """All symbols must be paid; what is paid for the "any" symbols is chosen."""
    if g.palace == 0:
        return  # sold out
    for good in range(N_GOODS):
        if spare(g, p, good) < 0:
            return
    if g.tables.palace_any[g.palace] == 0:
        offer(g, ACT)
        return
    for row in range(len(GOODS_SETS)):
        if GOODS_SET_SIZE[row] == g.tables.palace_any[g.palace] and can_pay(g, p, row):
            offer(g, ACT_GOODS + row)


def can_pay(g: State, p: int, row: int) -> bool:
    """Is this set of goods left after paying the coloured symbols?"""
    for good in range(N_GOODS):
        if GOODS_SETS[row][good] > spare(g, p, good):
            return False
    return True


def act(g: State, p: int, a: int) -> None:
    """Deliver, and take the ruby."""
    for good in range(N_GOODS):
        any_of_it = 0 if a == ACT else GOODS_SETS[a - ACT_GOODS][good]
        pay_goods(g, p, good, g.tables.palace_need[g.palace][good] + any_of_it)
    take_palace_ruby(g, p, SULTANS_PALACE)
    done(g)
