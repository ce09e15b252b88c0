"""Exchange: up to `value`, three, goods or coffee for as many others; no kind for itself (M6).

First they are given, one by one in the order of kinds, then as many are taken. The step says how
far the order has come, SECOND which kinds were given (a bit each), FIRST how many are to be taken.
"""

from __future__ import annotations

from typing import Final

from istanbul.games.board.cards import push_card, stands_for
from istanbul.games.board.catalogue import CARD_FIRST, DONE, GIVE, TAKE
from istanbul.games.board.effects import capacity
from istanbul.games.board.frames import ACTOR, FIRST, SECOND, STEP, get, offer, put
from istanbul.games.board.mocha.coffee import (
    can_gain_choice,
    can_pay_choice,
    gain_choice,
    pay_choice,
)
from istanbul.games.board.state import State
from istanbul.games.board.tables import COFFEE

GIVING: Final = 0  # stages, kept in ACTOR
TAKING: Final = 1
ANY: Final = 99  # coffee needs no room


def most(g: State) -> int:
    """How many may be given, by the card on top."""
    return g.tables.card_value[stands_for(g)]


def room_for_others(g: State, p: int, given: int) -> int:
    """How many goods and coffee of kinds that are not given could be taken."""
    room = 0
    for choice in range(COFFEE + 1):
        if (given >> choice) % 2 == 0:
            room += ANY if choice == COFFEE else capacity(g, p) - g.goods[p][choice]
    return room


def can_give(g: State, p: int, choice: int, given: int, n: int) -> bool:
    """Has the seat one of it, and could as many others be taken for all that is given then?"""
    return can_pay_choice(g, p, choice) and room_for_others(g, p, given | (1 << choice)) > n


def offer_plays(g: State, p: int, kind: int) -> None:
    """With something that can be exchanged."""
    for choice in range(COFFEE + 1):
        if can_give(g, p, choice, 0, 0):
            offer(g, CARD_FIRST[kind])
            return


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Ask what is given."""
    push_card(g, p, kind)


def options(g: State, p: int) -> None:
    """Give up to three, or take as many."""
    n = get(g, FIRST)
    given = get(g, SECOND)
    if get(g, ACTOR) == GIVING:
        if n > 0:
            offer(g, DONE)
        if n < most(g):
            for choice in range(get(g, STEP), COFFEE + 1):
                if can_give(g, p, choice, given, n):
                    offer(g, GIVE + choice)
    elif n > 0:
        for choice in range(get(g, STEP), COFFEE + 1):
            if (given >> choice) % 2 == 0 and can_take(g, p, choice, given, n):
                offer(g, TAKE + choice)


def can_take(g: State, p: int, choice: int, given: int, n: int) -> bool:
    """Does it fit, and would the rest fit in what comes after it in the order?"""
    if not can_gain_choice(g, p, choice):
        return False
    room = 0
    for other in range(choice, COFFEE + 1):
        if (given >> other) % 2 == 0:
            room += ANY if other == COFFEE else capacity(g, p) - g.goods[p][other]
    return room >= n


def act(g: State, p: int, a: int) -> None:
    """One piece at a time."""
    if a == DONE:
        begin_taking(g)
    elif get(g, ACTOR) == GIVING:
        choice = a - GIVE
        pay_choice(g, p, choice, 1)
        put(g, STEP, choice)
        put(g, SECOND, get(g, SECOND) | (1 << choice))
        put(g, FIRST, get(g, FIRST) + 1)
        if get(g, FIRST) == most(g):
            begin_taking(g)
    else:
        gain_choice(g, p, a - TAKE, 1)
        put(g, STEP, a - TAKE)
        put(g, FIRST, get(g, FIRST) - 1)


def begin_taking(g: State) -> None:
    """From now on the card asks what to take for what was given."""
    put(g, ACTOR, TAKING)
    put(g, STEP, 0)
