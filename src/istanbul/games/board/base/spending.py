"""What a seat may spend."""

from __future__ import annotations

from istanbul.games.board import hooks
from istanbul.games.board.state import Public


def spare_goods(g: Public, p: int, good: int) -> int:
    """Goods of a kind that may be spent; below 0 if what has to be kept is not there yet."""
    n = g.goods[p][good]
    for kept in hooks.GOODS_KEPT:
        n -= kept(g, p, good)
    return n
