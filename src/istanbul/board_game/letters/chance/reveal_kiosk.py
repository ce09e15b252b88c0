"""The next kiosk tile."""

from __future__ import annotations

from typing import Final

from istanbul.board_game.frames import REVEAL_KIOSK, may_happen, pop
from istanbul.board_game.letters.kiosk import renew_kiosk, reveal_kiosk
from istanbul.board_game.state import State
from istanbul.board_game.tables import N_KIOSK_TILES

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
