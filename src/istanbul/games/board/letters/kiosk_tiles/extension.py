"""Extension: `a` lira, or `b` goods of each colour, for an extension; the third brings the ruby."""

from __future__ import annotations

from istanbul.games.board.base.spending import spare_goods
from istanbul.games.board.catalogue import USE
from istanbul.games.board.effects import add_extension, pay_goods, pay_lira
from istanbul.games.board.frames import ABOUT, get, offer, pop
from istanbul.games.board.place_numbers import WAINWRIGHT
from istanbul.games.board.state import State
from istanbul.games.board.tables import N_GOODS


def options(g: State, p: int) -> None:
    """If one is missing and the price can be paid."""
    tile = get(g, ABOUT)
    if g.extensions[p] == g.tables.max_extensions or g.lira[p] < g.tables.kiosk_a[tile]:
        return
    for good in range(N_GOODS):
        if spare_goods(g, p, good) < g.tables.kiosk_b[tile]:
            return
    offer(g, USE)


def act(g: State, p: int, a: int) -> None:
    """Pay the lira or the goods, then add the extension."""
    tile = get(g, ABOUT)
    pop(g)
    if g.tables.kiosk_a[tile] > 0:
        pay_lira(g, p, g.tables.kiosk_a[tile])
    for good in range(N_GOODS):
        pay_goods(g, p, good, g.tables.kiosk_b[tile])
    add_extension(g, p, WAINWRIGHT)
