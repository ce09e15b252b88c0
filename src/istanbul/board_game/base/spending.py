"""What a seat may spend."""

from __future__ import annotations

from istanbul.board_game import hooks
from istanbul.board_game.state import State


def spare_goods(g: State, p: int, good: int) -> int:
    """Goods of a kind that may be spent; below 0 if what has to be kept is not there yet."""
    n = g.goods[p][good]
    for kept in hooks.GOODS_KEPT:
        n -= kept(g, p, good)
    return n
