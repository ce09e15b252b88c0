"""Markers of choice, one by one in the order of colours, so that a set has one way."""

from __future__ import annotations

from typing import Final

from istanbul.games.dice.catalogue import TAKE
from istanbul.games.dice.effects import take
from istanbul.games.dice.frames import MARKERS_LEFT, NEED, STEP, TAKE_MARKERS, get, offer, pop, put
from istanbul.games.dice.state import Public, State
from istanbul.games.dice.tables import N_COLOURS

NUMBER: Final = TAKE_MARKERS
FIRST_COLOUR: Final = STEP  # from which one on
CHOSEN: Final = NEED  # of each colour


def options(g: State, p: int) -> None:
    """Any colour that does not come before the last one."""
    if get(g, MARKERS_LEFT) > 0:
        for colour in range(get(g, FIRST_COLOUR), N_COLOURS):
            offer(g, TAKE + colour)


def act(g: State, p: int, a: int) -> None:
    """One more of this colour."""
    colour = a - TAKE
    put(g, FIRST_COLOUR, colour)
    put(g, MARKERS_LEFT, get(g, MARKERS_LEFT) - 1)
    put(g, CHOSEN + colour, get(g, CHOSEN + colour) + 1)


def finish(g: State, p: int) -> None:
    """All that were chosen; those of a colour together, which matters in a shortage."""
    for colour in range(N_COLOURS):
        take(g, p, colour, get(g, CHOSEN + colour))
    pop(g)


def prompt(g: Public) -> str:
    """Asks for the colour of a marker."""
    return "dice_take_markers"
