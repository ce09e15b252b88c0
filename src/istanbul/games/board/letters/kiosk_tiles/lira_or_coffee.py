"""Lira or coffee: `a` lira, or `b` coffee if coffee is in play."""

from __future__ import annotations

from istanbul.games.board.catalogue import USE, USE_COFFEE
from istanbul.games.board.effects import gain_coffee, gain_lira
from istanbul.games.board.frames import ABOUT, get, offer, pop
from istanbul.games.board.mocha.coffee import can_gain_choice
from istanbul.games.board.state import State
from istanbul.games.board.tables import COFFEE


def options(g: State, p: int) -> None:
    """The lira, and the coffee if it can be gained."""
    offer(g, USE)
    if can_gain_choice(g, p, COFFEE) and g.tables.kiosk_b[get(g, ABOUT)] > 0:
        offer(g, USE_COFFEE)


def act(g: State, p: int, a: int) -> None:
    """Gain what was chosen of the two."""
    tile = get(g, ABOUT)
    pop(g)
    if a == USE:
        gain_lira(g, p, g.tables.kiosk_a[tile])
    else:
        gain_coffee(g, p, g.tables.kiosk_b[tile])
