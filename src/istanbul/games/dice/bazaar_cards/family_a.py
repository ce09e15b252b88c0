"""Family A: 4 lira; the others may sell the shown thing."""

from __future__ import annotations

from istanbul.games.dice.bazaar_things import shown_thing
from istanbul.games.dice.catalogue import GIVE, PASS, USE
from istanbul.games.dice.effects import give, take
from istanbul.games.dice.frames import offer, pop
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import BROWN, CRYSTAL, LIRA


def upper_options(g: State, p: int) -> None:
    """It must be taken (D6)."""
    offer(g, USE)


def upper(g: State, p: int, a: int) -> None:
    """The seat gains the lira."""
    pop(g)
    take(g, p, LIRA, g.tables.a_upper)


def lower_options(g: State, p: int) -> None:
    """Sell it, or not; brown may stand for a colour (D1)."""
    thing = shown_thing(g)
    offer(g, PASS)
    if g.has[p][thing] > 0:
        offer(g, GIVE + thing)
    if thing != CRYSTAL and g.has[p][BROWN] > 0:
        offer(g, GIVE + BROWN)


def lower(g: State, p: int, a: int) -> None:
    """Another seat sells the thing, or passes."""
    price = g.tables.a_lower_crystal if shown_thing(g) == CRYSTAL else g.tables.a_lower
    if a != PASS:
        give(g, p, a - GIVE, 1)
        take(g, p, LIRA, price)
