"""Family E: give something for something else, or have 1 lira."""

from __future__ import annotations

from typing import Final

from istanbul.games.dice.bazaar_things import row
from istanbul.games.dice.catalogue import GIVE, GIVE_TILE, ONE_LIRA, TAKE_TILE, USE
from istanbul.games.dice.effects import give, give_tile, take, take_tile
from istanbul.games.dice.frames import MARKERS_LEFT, TAKE_MARKERS, offer, pop, push, put
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import BROWN, CRYSTAL, LIRA, N_TILES

# Rows of the family.
LIRA_FOR_TILE: Final = 0
CRYSTAL_FOR_BROWN: Final = 1
BROWN_FOR_MARKERS: Final = 2
LIRA_FOR_BROWN: Final = 3
MARKER_FOR_LIRA: Final = 4


def upper_options(g: State, p: int) -> None:
    """1 lira is always allowed; costs are paid from stock (D1)."""
    which = row(g)
    offer(g, ONE_LIRA)
    if which == LIRA_FOR_TILE:
        if g.has[p][LIRA] >= g.tables.e_tile_lira:
            for tile in range(N_TILES):
                if g.display[tile] > 0:
                    offer(g, TAKE_TILE + tile)
    elif which == MARKER_FOR_LIRA:
        for thing in range(BROWN + 1):  # brown may stand for a colour
            if g.has[p][thing] > 0:
                offer(g, GIVE + thing)
    elif which > MARKER_FOR_LIRA:
        for tile in range(N_TILES):
            if g.tiles[p][tile] > 0:
                offer(g, GIVE_TILE + tile)
    elif can_pay(g, p, which):
        offer(g, USE)


def can_pay(g: State, p: int, which: int) -> bool:
    """The cards with nothing to choose."""
    if which == CRYSTAL_FOR_BROWN:
        return g.has[p][CRYSTAL] > 0
    if which == BROWN_FOR_MARKERS:
        return g.has[p][BROWN] > 0
    return g.has[p][LIRA] >= g.tables.e_lira_paid


def upper(g: State, p: int, a: int) -> None:
    """Give what the card asks for and gain what it offers, or have the lira."""
    which = row(g)
    pop(g)
    if a == ONE_LIRA:
        take(g, p, LIRA, g.tables.consolation)
    elif which == LIRA_FOR_TILE:
        give(g, p, LIRA, g.tables.e_tile_lira)
        take_tile(g, p, a - TAKE_TILE)
    elif which == CRYSTAL_FOR_BROWN:
        give(g, p, CRYSTAL, 1)
        take(g, p, BROWN, 1)
        take(g, p, LIRA, g.tables.e_crystal_lira)
    elif which == BROWN_FOR_MARKERS:
        give(g, p, BROWN, 1)
        take(g, p, LIRA, g.tables.e_brown_lira)
        push(g, TAKE_MARKERS, p, 0)
        put(g, MARKERS_LEFT, g.tables.e_brown_markers)
    elif which == LIRA_FOR_BROWN:
        give(g, p, LIRA, g.tables.e_lira_paid)
        take(g, p, BROWN, 1)
        take(g, p, CRYSTAL, 1)
    elif which == MARKER_FOR_LIRA:
        give(g, p, a - GIVE, 1)
        take(g, p, LIRA, g.tables.e_marker_lira)
    else:
        give_tile(g, p, a - GIVE_TILE)
        take(g, p, BROWN, g.tables.e_tile_brown)
