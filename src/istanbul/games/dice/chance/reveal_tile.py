"""The next mosque tile of the stack."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.dice.contents import TILES
from istanbul.games.dice.frames import REVEAL_TILE, may_happen, pop
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import N_TILES

NUMBER: Final = REVEAL_TILE
TEXTS: Final = {i: f"tile {tile}" for i, tile in enumerate(TILES)}


def outcomes(g: State) -> None:
    """Those that nobody has seen."""
    for tile in range(N_TILES):
        may_happen(g, tile, g.unseen[tile])


def happen(g: State, outcome: int) -> None:
    """It lies in the display."""
    pop(g)
    g.unseen[outcome] -= 1
    g.n_unseen -= 1
    g.display[outcome] += 1
    emit(g, "tile_shown", outcome)
