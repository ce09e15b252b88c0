"""The next kiosk tile."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.frames import REVEAL_KIOSK, may_happen, pop
from istanbul.games.board.letters.kiosk import renew_kiosk, reveal_kiosk
from istanbul.games.board.state import State
from istanbul.games.board.tables import N_KIOSK_TILES

NUMBER: Final = REVEAL_KIOSK
TEXTS: Final = {tile: f"tile {tile + 1}" for tile in range(N_KIOSK_TILES)}


def can_happen(g: State, p: int) -> bool:
    """All tiles may lie face up."""
    if g.kiosk_left == 0:
        renew_kiosk(g)
    return g.kiosk_left > 0


def outcomes(g: State) -> None:
    """Those that lie face down."""
    for tile in range(N_KIOSK_TILES):
        may_happen(g, tile, g.kiosk_deck[tile])


def happen(g: State, p: int, outcome: int) -> None:
    """It is turned face up."""
    pop(g)
    reveal_kiosk(g, outcome)
