"""Family C: a brown marker; the others may have the shown good."""

from __future__ import annotations

from istanbul.games.dice.bazaar_things import shown_thing
from istanbul.games.dice.catalogue import PASS, TAKE, USE
from istanbul.games.dice.effects import take
from istanbul.games.dice.frames import offer, pop
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import BROWN


def upper_options(g: State, p: int) -> None:
    """It must be taken (D6)."""
    offer(g, USE)


def upper(g: State, p: int, a: int) -> None:
    """The seat gains brown markers."""
    pop(g)
    take(g, p, BROWN, g.tables.c_upper)


def lower_options(g: State, p: int) -> None:
    """Take the shown good, or pass."""
    offer(g, PASS)
    offer(g, TAKE + shown_thing(g))


def lower(g: State, p: int, a: int) -> None:
    """Another seat takes the good, or passes."""
    if a != PASS:
        take(g, p, a - TAKE, 1)
