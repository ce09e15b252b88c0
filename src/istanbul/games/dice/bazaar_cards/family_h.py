"""Family H: give something for the next ruby of any track; or 1 lira."""

from __future__ import annotations

from typing import Final

from istanbul.games.dice.bazaar_things import row
from istanbul.games.dice.catalogue import BLOCK, GIVE_TILE, ONE_LIRA, RUBY
from istanbul.games.dice.effects import give, give_tile, is_open, take, take_ruby
from istanbul.games.dice.frames import STEP, get, offer, pop, put
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import BROWN, CRYSTAL, LIRA, N_TILES, N_TRACKS

# Rows of the family.
FOR_BROWN: Final = 0
FOR_TILE: Final = 1

TILE_GIVEN: Final = 1  # step


def can_pay(g: State, p: int) -> bool:
    """Leaving the tile aside: is the price there, and a ruby?"""
    which = row(g)
    if which == FOR_BROWN:
        return g.has[p][BROWN] >= g.tables.h_brown
    if which == FOR_TILE:
        return g.has[p][LIRA] >= g.tables.h_tile_lira
    return g.has[p][CRYSTAL] >= g.tables.h_crystals and g.has[p][LIRA] >= g.tables.h_crystals_lira


def is_any_open(g: State) -> bool:
    """Has any track a ruby?"""
    for track in range(N_TRACKS):
        if is_open(g, track):
            return True
    return False


def upper_options(g: State, p: int) -> None:
    """The tile first, then the track."""
    if get(g, STEP) == 0:
        offer(g, ONE_LIRA)
        if not can_pay(g, p) or not is_any_open(g):
            return
        if row(g) == FOR_TILE:
            for tile in range(N_TILES):
                if g.tiles[p][tile] > 0:
                    offer(g, GIVE_TILE + tile)
            return
    for track in range(N_TRACKS):
        if is_open(g, track):
            offer(g, RUBY + track)


def upper(g: State, p: int, a: int) -> None:
    """Give, then take the ruby."""
    which = row(g)
    if a == ONE_LIRA:
        pop(g)
        take(g, p, LIRA, g.tables.consolation)
    elif BLOCK[a] == GIVE_TILE:
        give_tile(g, p, a - GIVE_TILE)
        give(g, p, LIRA, g.tables.h_tile_lira)
        put(g, STEP, TILE_GIVEN)
    else:
        pop(g)
        if which == FOR_BROWN:
            give(g, p, BROWN, g.tables.h_brown)
        elif which != FOR_TILE:
            give(g, p, CRYSTAL, g.tables.h_crystals)
            give(g, p, LIRA, g.tables.h_crystals_lira)
        take_ruby(g, p, a - RUBY)
