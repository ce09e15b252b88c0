"""Family F: for owning brown markers, which are kept; or 1 lira."""

from __future__ import annotations

from istanbul.games.dice.bazaar_things import row
from istanbul.games.dice.catalogue import ONE_LIRA, USE
from istanbul.games.dice.effects import take
from istanbul.games.dice.frames import offer, pop
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import BROWN, CRYSTAL, LIRA


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
