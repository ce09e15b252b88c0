"""The kiosk tiles as things: face down, face up, taken one by one in a round (L6)."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board.frames import KIOSK_ROUND, REVEAL_KIOSK, VALUE, push, put
from istanbul.games.board.state import State
from istanbul.games.board.tables import N_KIOSK_TILES

LEFT: Final = VALUE  # of a round: how many are still to be taken


def begin_kiosk_round(g: State, p: int) -> None:
    """A tile for everybody and one more are revealed; then they are taken."""
    push(g, KIOSK_ROUND, p, 0)
    put(g, LEFT, g.tables.players + 1)
    for _ in range(g.tables.players + 1):
        push(g, REVEAL_KIOSK, p, 0)


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
