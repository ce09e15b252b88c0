"""Yellow tile: once a turn, 2 lira to bring an assistant back from a place without the merchant."""

from __future__ import annotations

from istanbul.board_game.catalogue import TILE_YELLOW
from istanbul.board_game.effects import pay_lira, return_assistant
from istanbul.board_game.frames import offer
from istanbul.board_game.state import State
from istanbul.board_game.tables import MAX_PLACES, YELLOW


def options(g: State, p: int) -> None:
    """Every place where an own assistant lies and the merchant is not."""
    if not g.tile[p][YELLOW] or g.yellow_used or g.lira[p] < g.tables.yellow_fee:
        return
    for place in range(MAX_PLACES):
        if g.assistant[p][place] and place != g.merchant[p]:
            offer(g, TILE_YELLOW + place)


def act(g: State, p: int, a: int) -> None:
    """Pay, and he is back."""
    g.yellow_used = 1
    pay_lira(g, p, g.tables.yellow_fee)
    return_assistant(g, p, a - TILE_YELLOW)
