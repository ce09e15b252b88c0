"""Tea House: name a number, roll; at least that: so many lira, else a consolation."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board.catalogue import ACT_NUMBER
from istanbul.games.board.effects import done, gain_lira
from istanbul.games.board.frames import FOR_VISIT, ROLL, VALUE, get, offer, push, put
from istanbul.games.board.state import State

NUMBER: Final = 9


def options(g: State, p: int) -> None:
    """Any number from 3 to 12."""
    for n in range(g.tables.tea_lowest, g.tables.tea_highest + 1):
        offer(g, ACT_NUMBER + n)


def act(g: State, p: int, a: int) -> None:
    """Remember the number and roll."""
    put(g, VALUE, a - ACT_NUMBER)
    emit(g, "called", p, a - ACT_NUMBER)
    push(g, ROLL, p, FOR_VISIT)


def rolled(g: State, p: int, first: int, second: int) -> None:
    """Pay the number named if the roll reaches it, else the consolation."""
    named = get(g, VALUE)
    gain_lira(g, p, named if first + second >= named else g.tables.tea_consolation)
    done(g)
