"""The round at the Kiosk: everybody takes a tile, the acting seat also the last one (L6).

A KIOSK_ROUND frame: SEAT takes now, VALUE tiles are still to be taken.
"""

from __future__ import annotations

from istanbul.board_game.catalogue import TAKE_KIOSK
from istanbul.board_game.frames import KIOSK_TILE, SEAT, VALUE, get, offer, push, put
from istanbul.board_game.state import State
from istanbul.board_game.tables import N_KIOSK_TILES
from istanbul.engine.record import emit


def options(g: State, p: int) -> None:
    """Any tile that lies face up."""
    if get(g, VALUE) > 0:
        for tile in range(N_KIOSK_TILES):
            if g.kiosk_row[tile]:
                offer(g, TAKE_KIOSK + tile)


def act(g: State, p: int, a: int) -> None:
    """He uses it before the next one takes; clockwise."""
    tile = a - TAKE_KIOSK
    g.kiosk_row[tile] = 0
    emit(g, "kiosk_taken", p, tile)
    put(g, VALUE, get(g, VALUE) - 1)
    put(g, SEAT, (p + 1) % g.tables.players)
    push(g, KIOSK_TILE, p, tile)


def reveal_kiosk(g: State, tile: int) -> None:
    """A kiosk tile is turned face up; after the last one the others are shuffled at once (S7)."""
    g.kiosk_deck[tile] = 0
    g.kiosk_left -= 1
    g.kiosk_row[tile] = 1
    emit(g, "kiosk_revealed", tile)
    if g.kiosk_left == 0:
        renew_kiosk(g)


def renew_kiosk(g: State) -> None:
    """The tiles that do not lie face up become the face-down ones."""
    for tile in range(N_KIOSK_TILES):
        if not g.kiosk_row[tile]:
            g.kiosk_deck[tile] = 1
            g.kiosk_left += 1
    emit(g, "kiosk_shuffled", g.kiosk_left)
