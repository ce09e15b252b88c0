"""The round at the Kiosk: everybody takes a tile, the acting seat also the last one (L6)."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board.catalogue import TAKE_KIOSK
from istanbul.games.board.frames import KIOSK_ROUND, KIOSK_TILE, SEAT, get, offer, push, put
from istanbul.games.board.letters.kiosk import LEFT
from istanbul.games.board.state import Public, State
from istanbul.games.board.tables import N_KIOSK_TILES

NUMBER: Final = KIOSK_ROUND


def options(g: State, p: int) -> None:
    """Any tile that lies face up."""
    if get(g, LEFT) > 0:
        for tile in range(N_KIOSK_TILES):
            if g.kiosk_row[tile]:
                offer(g, TAKE_KIOSK + tile)


def act(g: State, p: int, a: int) -> None:
    """He uses it before the next one takes; clockwise."""
    tile = a - TAKE_KIOSK
    g.kiosk_row[tile] = 0
    emit(g, "kiosk_taken", p, tile)
    put(g, LEFT, get(g, LEFT) - 1)
    put(g, SEAT, (p + 1) % g.tables.players)
    push(g, KIOSK_TILE, p, tile)


def prompt(g: Public) -> str:
    """Asks which tile to take."""
    return "take_kiosk"
