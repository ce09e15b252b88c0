"""Family C: a brown marker; the others may have the shown good."""

from __future__ import annotations

from istanbul.dice_game.bazaar_things import shown_thing
from istanbul.dice_game.catalogue import PASS, TAKE, USE
from istanbul.dice_game.effects import take
from istanbul.dice_game.frames import offer, pop
from istanbul.dice_game.state import State
from istanbul.dice_game.tables import BROWN


def upper_options(g: State, p: int) -> None:
    """It must be taken (D6)."""
    offer(g, USE)


def upper(g: State, p: int, a: int) -> None:
    """Brown."""
    pop(g)
    take(g, p, BROWN, g.tables.c_upper)


def lower_options(g: State, p: int) -> None:
    """The good, or not."""
    offer(g, PASS)
    offer(g, TAKE + shown_thing(g))


def lower(g: State, p: int, a: int) -> None:
    """Taken."""
    if a != PASS:
        take(g, p, a - TAKE, 1)
