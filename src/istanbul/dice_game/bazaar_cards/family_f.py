"""Family F: for owning brown markers, which are kept; or 1 lira."""

from __future__ import annotations

from istanbul.dice_game.bazaar_things import row
from istanbul.dice_game.catalogue import ONE_LIRA, USE
from istanbul.dice_game.effects import take
from istanbul.dice_game.frames import offer, pop
from istanbul.dice_game.state import State
from istanbul.dice_game.tables import BROWN, CRYSTAL, LIRA


def upper_options(g: State, p: int) -> None:
    """One, two or three of them."""
    offer(g, ONE_LIRA)
    if g.has[p][BROWN] > row(g):
        offer(g, USE)


def upper(g: State, p: int, a: int) -> None:
    """A crystal, a brown marker or nothing, and lira."""
    which = row(g)
    pop(g)
    if a == ONE_LIRA:
        take(g, p, LIRA, g.tables.consolation)
        return
    if which == 0:
        take(g, p, CRYSTAL, 1)
    elif which == 1:
        take(g, p, BROWN, 1)
    take(g, p, LIRA, g.tables.f_lira[which])
