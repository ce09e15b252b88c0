"""What the three warehouses share: fill one good to the limit; the green tile buys another one."""

from __future__ import annotations

from istanbul.games.board.base.mosque_tiles import green
from istanbul.games.board.catalogue import ACT, ACT_GOOD
from istanbul.games.board.effects import capacity, done, gain_goods, has_room
from istanbul.games.board.frames import offer
from istanbul.games.board.state import State
from istanbul.games.board.tables import N_GOODS


def warehouse_options(g: State, p: int, good: int) -> None:
    """Fill up; with the green tile also buy a good of another kind (its own is full then)."""
    if has_room(g, p, good):
        offer(g, ACT)
    if green.may_buy(g, p):
        for other in range(N_GOODS):
            if other != good and has_room(g, p, other):
                offer(g, ACT_GOOD + other)


def warehouse_act(g: State, p: int, a: int, good: int) -> None:
    """Fill up, then the green tile's good."""
    gain_goods(g, p, good, capacity(g, p))
    if a != ACT:
        green.buy(g, p, a - ACT_GOOD)
    done(g)
