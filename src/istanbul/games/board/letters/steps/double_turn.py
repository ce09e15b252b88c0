"""Double turn: letters with at least 3 seals for another turn at once, once a round (L4).

They are given one by one in a fixed order, so that a set has one way.
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board.catalogue import DONE, GIVE_LETTER, PASS
from istanbul.games.board.frames import DOUBLE, SEALS, STEP, get, offer, pop, put
from istanbul.games.board.letters.letters import (
    give_letter,
    has_letter,
    letter_number,
    seals_from,
    seals_on,
)
from istanbul.games.board.rounds import clear_turn, next_turn
from istanbul.games.board.state import Public, State
from istanbul.games.board.tables import MAX_PLACES

NUMBER: Final = DOUBLE
FIRST_LETTER: Final = STEP  # from which one on


def options(g: State, p: int) -> None:
    """Pass, or letters one by one in a fixed order until the seals suffice; more may be given."""
    given = get(g, SEALS)
    if given >= g.tables.double_seals:
        offer(g, DONE)
    if given == 0:
        offer(g, PASS)
    for i in range(get(g, FIRST_LETTER), 2 * MAX_PLACES):
        if has_letter(g, p, i) and given + seals_from(g, p, i) >= g.tables.double_seals:
            offer(g, GIVE_LETTER + i)


def act(g: State, p: int, a: int) -> None:
    """Give one more letter, begin the second turn, or do without it."""
    if a == PASS:
        pop(g)
        next_turn(g)
    elif a == DONE:
        pop(g)
        begin_second_turn(g)
    else:
        i = letter_number(a)
        put(g, SEALS, get(g, SEALS) + seals_on(g, i))
        put(g, FIRST_LETTER, i)
        give_letter(g, p, i)


def begin_second_turn(g: State) -> None:
    """The same seat once more."""
    g.doubled[g.seat] = 1
    clear_turn(g)
    emit(g, "double_turn", g.seat)


def prompt(g: Public) -> str:
    """Letters for another turn?"""
    return "double_turn"
