"""Tea House: success pays `a` times the number named, failure `b` lira; no red tile."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.board.catalogue import ACT_NUMBER
from istanbul.games.board.effects import gain_lira
from istanbul.games.board.frames import ABOUT, FOR_VISIT, ROLL, STEP, VALUE, get, offer, push, put
from istanbul.games.board.state import State


def can_play(g: State, p: int, card: int) -> bool:
    """It needs nothing but the dice."""
    return True


def play(g: State, p: int, card: int) -> None:
    """A number is named first."""
    put(g, STEP, 1)


def options(g: State, p: int) -> None:
    """Any number from 3 to 12."""
    if get(g, STEP) == 1:
        for n in range(g.tables.tea_lowest, g.tables.tea_highest + 1):
            offer(g, ACT_NUMBER + n)


def act(g: State, p: int, a: int) -> None:
    """Remember the number and roll."""
    put(g, STEP, 0)
    put(g, VALUE, a - ACT_NUMBER)
    emit(g, "called", p, a - ACT_NUMBER)
    push(g, ROLL, p, FOR_VISIT)


def rolled(g: State, p: int, first: int, second: int) -> None:
    """Lira for the roll."""
    card = get(g, ABOUT)
    named = get(g, VALUE)
    won = first + second >= named
    gain_lira(g, p, named * g.tables.guild_a[card] if won else g.tables.guild_b[card])
