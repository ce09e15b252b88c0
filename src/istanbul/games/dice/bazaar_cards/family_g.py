"""Family G: for at least two card dice spent on this action; or 1 lira."""

from __future__ import annotations

from istanbul.games.dice.bazaar_things import row
from istanbul.games.dice.catalogue import ONE_LIRA, USE
from istanbul.games.dice.effects import take
from istanbul.games.dice.frames import CARD_DICE, get, offer, pop
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import BROWN, CRYSTAL, LIRA


def upper_options(g: State, p: int) -> None:
    """Never for a card revealed by a mosque tile: no dice were spent."""
    offer(g, ONE_LIRA)
    if get(g, CARD_DICE) >= g.tables.g_dice:
        offer(g, USE)


def upper(g: State, p: int, a: int) -> None:
    """Brown markers, lira or crystals."""
    which = row(g)
    pop(g)
    if a == ONE_LIRA:
        take(g, p, LIRA, g.tables.consolation)
    elif which == 0:
        take(g, p, BROWN, g.tables.g_brown)
    elif which == 1:
        take(g, p, LIRA, g.tables.g_lira)
    else:
        take(g, p, CRYSTAL, g.tables.g_crystals)
