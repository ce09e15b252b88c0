"""Family D: the shown good; the others may buy it for 2 lira."""

from __future__ import annotations

from istanbul.games.dice.bazaar_things import shown_thing
from istanbul.games.dice.catalogue import PASS, TAKE, USE
from istanbul.games.dice.effects import give, take
from istanbul.games.dice.frames import offer, pop
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import LIRA


def upper_options(g: State, p: int) -> None:
    """It must be taken (D6)."""
    offer(g, USE)


def upper(g: State, p: int, a: int) -> None:
    """The seat gains the shown good."""
    thing = shown_thing(g)
    pop(g)
    take(g, p, thing, 1)


def lower_options(g: State, p: int) -> None:
    """Buy the shown good, if the lira suffice, or pass."""
    offer(g, PASS)
    if g.has[p][LIRA] >= g.tables.d_lower:
        offer(g, TAKE + shown_thing(g))


def lower(g: State, p: int, a: int) -> None:
    """Another seat pays for the good and takes it, or passes."""
    if a != PASS:
        give(g, p, LIRA, g.tables.d_lower)
        take(g, p, a - TAKE, 1)
