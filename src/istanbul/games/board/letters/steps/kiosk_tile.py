"""A kiosk tile that the seat has taken; its effect says what it is good for (kiosk_tiles/)."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.catalogue import SKIP
from istanbul.games.board.contents import KIOSK_TILES
from istanbul.games.board.effects import gain_lira
from istanbul.games.board.frames import ABOUT, KIOSK_TILE, STEP, get, offer, pop
from istanbul.games.board.letters import kiosk_tiles
from istanbul.games.board.state import Public, State

NUMBER: Final = KIOSK_TILE
TILE: Final = ABOUT
ABOUT_IDS: Final = {tile: number for number, tile in enumerate(KIOSK_TILES)}


def options(g: State, p: int) -> None:
    """What the effect offers; at first it may be skipped."""
    if get(g, STEP) == 0:
        offer(g, SKIP)
    kiosk_tiles.OPTIONS[g.tables.kiosk_effect[get(g, TILE)]](g, p)


def act(g: State, p: int, a: int) -> None:
    """Skip, or as the effect says."""
    if a == SKIP:
        pop(g)
    else:
        kiosk_tiles.ACT[g.tables.kiosk_effect[get(g, TILE)]](g, p, a)


def rolled(g: State, p: int, first: int, second: int) -> None:
    """One die: as many lira."""
    pop(g)
    gain_lira(g, p, first)


def prompt(g: Public) -> str:
    """Asks how to use the tile."""
    return "kiosk_tile"
