"""Red tile: after a roll at the Black Market or the Tea House turn one die to 4, or reroll (B9)."""

from __future__ import annotations

from typing import Final

from istanbul.board_game.catalogue import KEEP, REROLL, TURN_DIE
from istanbul.board_game.dice import dice_count
from istanbul.board_game.frames import (
    DICE,
    FIRST,
    FOR_VISIT,
    ROLL,
    SECOND,
    VALUE,
    get,
    offer,
    pop,
    push,
    put,
)
from istanbul.board_game.state import State
from istanbul.board_game.tables import RED
from istanbul.engine.record import emit

TURNED_TO: Final = 4


def may_change(g: State, p: int) -> bool:
    """Has the seat the tile?"""
    return g.tile[p][RED] > 0


def ask(g: State, p: int, first: int, second: int) -> None:
    """Let the seat decide about the dice of the visit on top."""
    push(g, DICE, p, 0)
    put(g, FIRST, first)
    put(g, SECOND, second)


def options(g: State) -> None:
    """Keep the dice, turn one that does not show 4, or reroll."""
    first = get(g, FIRST)
    second = get(g, SECOND)
    offer(g, KEEP)
    for value in range(1, 7):
        if value != TURNED_TO and (first == value or second == value):
            offer(g, TURN_DIE + value)
    offer(g, REROLL)


def act(g: State, p: int, a: int) -> None:
    """Afterwards the dice stand, unless they are rolled again."""
    first = get(g, FIRST)
    second = get(g, SECOND)
    pop(g)
    if a != KEEP:
        emit(g, "tile_used", p, RED)
    if a == REROLL:
        push(g, ROLL, p, FOR_VISIT)
        put(g, VALUE, 1)
        return
    if a != KEEP:
        if first == a - TURN_DIE:
            first = TURNED_TO
        else:
            second = TURNED_TO
        emit(g, "die_turned", first, second)
    dice_count(g, p, first, second)
