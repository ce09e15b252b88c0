"""What the two mosques share: a tile for having goods and paying one; a ruby for both tiles."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.board.base.mosque_tiles import blue
from istanbul.games.board.base.spending import spare_goods
from istanbul.games.board.catalogue import ACT_GOOD
from istanbul.games.board.effects import done, gain_ruby, pay_goods
from istanbul.games.board.frames import ABOUT, get, offer
from istanbul.games.board.state import State
from istanbul.games.board.tables import BLUE


def mosque_options(g: State, p: int, first: int) -> None:
    """Tiles of this colour and the next that are missing, left, and deserved."""
    for colour in range(first, first + 2):
        if (
            not g.tile[p][colour]
            and g.mosque_taken[colour] < g.tables.mosque_tiles
            and g.goods[p][colour] >= g.tables.mosque_need[g.mosque_taken[colour]]
            and spare_goods(g, p, colour) > 0
        ):
            offer(g, ACT_GOOD + colour)


def mosque_act(g: State, p: int, a: int) -> None:
    """Pay one good of the colour."""
    pay_goods(g, p, a - ACT_GOOD, 1)
    take_tile(g, p, a - ACT_GOOD, get(g, ABOUT))
    done(g)


def take_tile(g: State, p: int, colour: int, place: int) -> None:
    """The top tile of a stack; with both of a mosque its ruby, while one lies there."""
    g.tile[p][colour] = 1
    g.mosque_taken[colour] += 1
    emit(g, "mosque_tile", p, colour)
    if colour == BLUE:
        blue.gained(g, p)
    mosque = colour // 2
    if g.tile[p][2 * mosque] and g.tile[p][2 * mosque + 1] and g.mosque_rubies[mosque] > 0:
        g.mosque_rubies[mosque] -= 1
        gain_ruby(g, p, place)
