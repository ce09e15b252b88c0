"""Yellow tile: once a turn, 2 lira to bring an assistant back from a place without the merchant.

It may be used on arrival, when the place just left is such a place. As moving and the use of an
assistant are one action, that is asked before the move: he may then be fetched from where the
merchant still stands, and the merchant must leave (`card stay` is not offered any more).
"""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.board.catalogue import TILE_YELLOW
from istanbul.games.board.effects import pay_lira, return_assistant
from istanbul.games.board.frames import MUST_LEAVE, is_before_move, offer
from istanbul.games.board.state import State
from istanbul.games.board.tables import MAX_PLACES, YELLOW


def options(g: State, p: int) -> None:
    """Every place where an own assistant lies and the merchant is not, or is about to leave."""
    if not g.tile[p][YELLOW] or g.yellow_used or g.lira[p] < g.tables.yellow_fee:
        return
    for place in range(MAX_PLACES):
        if g.assistant[p][place] and (place != g.merchant[p] or is_before_move(g)):
            offer(g, TILE_YELLOW + place)


def act(g: State, p: int, a: int) -> None:
    """Pay, and he is back."""
    g.yellow_used = MUST_LEAVE if a - TILE_YELLOW == g.merchant[p] else 1
    emit(g, "tile_used", p, YELLOW)
    pay_lira(g, p, g.tables.yellow_fee)
    return_assistant(g, p, a - TILE_YELLOW)
