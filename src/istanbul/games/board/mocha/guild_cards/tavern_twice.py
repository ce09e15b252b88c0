"""Tavern twice: two different options of the Tavern, `a` coffee less in all (M5, S4).

The discount is taken off the first one. The step is 1 and 2 while they are chosen; VALUE remembers
which kind the first one was.
"""

from __future__ import annotations

from istanbul.games.board.frames import ABOUT, STEP, VALUE, get, offer, put
from istanbul.games.board.mocha.promise import brings_anywhere
from istanbul.games.board.mocha.reserve import SECOND_CHOICE
from istanbul.games.board.mocha.tavern_options import (
    BARRIER_OPTION,
    N_TAVERN_OPTIONS,
    bullet_of,
    do_tavern_option,
    is_possible,
    price_of,
    tavern_option,
    text_of,
)
from istanbul.games.board.state import State


def is_second_payable(g: State, p: int, first: int, discount: int) -> bool:
    """Could another option be paid after this one, with what the barrier's action brings?"""
    left = g.coffee[p] - price_of(g, first) + discount
    for second in range(N_TAVERN_OPTIONS):
        differs = bullet_of(second) != bullet_of(first)
        if differs and is_possible(g, p, second) and price_of(g, second) <= left:
            return True
    return first == BARRIER_OPTION and is_second_gained(g, p, left)


def is_second_gained(g: State, p: int, left: int) -> bool:
    """With so much coffee left, does some action at a barrier bring what is lacking?"""
    coffee = g.coffee[p]
    g.coffee[p] = left
    possible = brings_anywhere(g, p)
    g.coffee[p] = coffee
    return possible


def can_begin(g: State, p: int, first: int, discount: int) -> bool:
    """May this be the first of the two?"""
    if not is_possible(g, p, first) or g.coffee[p] + discount < price_of(g, first):
        return False
    return is_second_payable(g, p, first, discount)


def can_end(g: State, p: int, second: int) -> bool:
    """May this be the second of the two?"""
    differs = bullet_of(second) != get(g, VALUE)
    return differs and is_possible(g, p, second) and g.coffee[p] >= price_of(g, second)


def can_play(g: State, p: int, card: int) -> bool:
    """If two can be paid. The card itself cannot be given for coffee meanwhile."""
    g.guild_hand[p][card] = 0
    possible = can_begin_any(g, p, g.tables.guild_a[card])
    g.guild_hand[p][card] = 1
    return possible


def can_begin_any(g: State, p: int, discount: int) -> bool:
    """Is there a first of the two?"""
    for first in range(N_TAVERN_OPTIONS):
        if can_begin(g, p, first, discount):
            return True
    return False


def play(g: State, p: int, card: int) -> None:
    """The card waits for the first of the two things."""
    put(g, STEP, 1)


def options(g: State, p: int) -> None:
    """The first is finished before the second is chosen; the two must differ."""
    step = get(g, STEP)
    discount = g.tables.guild_a[get(g, ABOUT)]
    for option in range(N_TAVERN_OPTIONS):
        possible = False
        if step == 1:
            possible = can_begin(g, p, option, discount)
        elif step == SECOND_CHOICE:
            possible = can_end(g, p, option)
        if possible:
            offer(g, text_of(option))


def act(g: State, p: int, a: int) -> None:
    """One option of the Tavern."""
    step = get(g, STEP)
    discount = g.tables.guild_a[get(g, ABOUT)] if step == 1 else 0
    place = g.tables.guild_place[get(g, ABOUT)]
    option = tavern_option(a)
    put(g, VALUE, bullet_of(option))
    put(g, STEP, step + 1)
    do_tavern_option(g, p, option, discount, place)
