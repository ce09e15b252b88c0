"""Family B: the shown thing and 3 lira; the others may have the thing or 3 lira."""

from __future__ import annotations

from istanbul.games.dice.bazaar_things import shown_thing
from istanbul.games.dice.catalogue import PASS, TAKE, USE
from istanbul.games.dice.effects import take
from istanbul.games.dice.frames import offer, pop
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import LIRA


def upper_options(g: State, p: int) -> None:
    """It must be taken (D6)."""
    offer(g, USE)


def upper(g: State, p: int, a: int) -> None:
    """One kind at a time, in printed order (D4)."""
    thing = shown_thing(g)
    pop(g)
    take(g, p, thing, 1)
    take(g, p, LIRA, g.tables.b_upper)


def lower_options(g: State, p: int) -> None:
    """The thing, the lira, or neither."""
    offer(g, PASS)
    offer(g, TAKE + shown_thing(g))
    offer(g, TAKE + LIRA)


def lower(g: State, p: int, a: int) -> None:
    """Another seat takes the thing or the lira, or passes."""
    if a == TAKE + LIRA:
        take(g, p, LIRA, g.tables.b_lower)
    elif a != PASS:
        take(g, p, a - TAKE, 1)
