"""Good and letter: a good or coffee for a letter, or a letter for a good or coffee."""

from __future__ import annotations

from istanbul.games.board.catalogue import BLOCK, GIVE, TAKE
from istanbul.games.board.frames import STEP, get, pop, put
from istanbul.games.board.letters.letters import (
    can_take_letter,
    draw_letter,
    give_letter,
    letter_number,
    offer_letters,
)
from istanbul.games.board.mocha.coffee import (
    can_gain_choice,
    gain_choice,
    offer_gains,
    offer_payments,
    pay_choice,
)
from istanbul.games.board.state import State
from istanbul.games.board.tables import COFFEE


def can_gain_any(g: State, p: int) -> bool:
    """Would a good fit, or is coffee in play?"""
    for choice in range(COFFEE + 1):
        if can_gain_choice(g, p, choice):
            return True
    return False


def options(g: State, p: int) -> None:
    """One way or the other; for a letter the good is then chosen."""
    if get(g, STEP) == 1:
        offer_gains(g, p, TAKE)
        return
    if can_take_letter(g):
        offer_payments(g, p, GIVE)
    if can_gain_any(g, p):
        offer_letters(g, p)


def act(g: State, p: int, a: int) -> None:
    """Give one of the two, then gain the other."""
    if get(g, STEP) == 1:
        pop(g)
        gain_choice(g, p, a - TAKE, 1)
    elif BLOCK[a] == GIVE:
        pop(g)
        pay_choice(g, p, a - GIVE, 1)
        draw_letter(g, p)
    else:
        give_letter(g, p, letter_number(a))
        put(g, STEP, 1)
