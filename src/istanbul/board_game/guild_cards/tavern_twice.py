"""Tavern twice: two different options of the Tavern, `a` coffee less in all (M5).

The discount is taken off the first one. The step is 1 and 2 while they are chosen; VALUE remembers
which kind the first one was.
"""

from __future__ import annotations

from typing import Final

from istanbul.board_game.frames import ABOUT, STEP, VALUE, get, offer, put
from istanbul.board_game.state import State
from istanbul.board_game.tavern_options import (
    N_TAVERN_OPTIONS,
    bullet_of,
    do_tavern_option,
    is_possible,
    price_of,
    tavern_option,
    text_of,
)

SECOND_CHOICE: Final = 2  # step


def is_second_payable(g: State, p: int, first: int, discount: int) -> bool:
    """Could another option be paid after this one, without what it may bring?"""
    left = g.coffee[p] - price_of(g, first) + discount
    for second in range(N_TAVERN_OPTIONS):
        differs = bullet_of(second) != bullet_of(first)
        if differs and is_possible(g, p, second) and price_of(g, second) <= left:
            return True
    return False


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
    """If two can be paid."""
    for first in range(N_TAVERN_OPTIONS):
        if can_begin(g, p, first, g.tables.guild_a[card]):
            return True
    return False


def play(g: State, p: int, card: int) -> None:
    """Ask for the first."""
    put(g, STEP, 1)


def options(g: State, p: int) -> None:
    """The first is finished before the second is chosen; the two must differ."""
    step = get(g, STEP)
    discount = g.tables.guild_a[get(g, ABOUT)]
    for option in range(N_TAVERN_OPTIONS):
        if (step == 1 and can_begin(g, p, option, discount)) or (
            step == SECOND_CHOICE and can_end(g, p, option)
        ):
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
