"""Secret Society: letters with exactly 6 seals for the next ruby of a track, and coins (L8)."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.base.tracks import N_TRACKS, is_open, take_ruby_of
from istanbul.games.board.catalogue import ACT_RUBY, GIVE_LETTER
from istanbul.games.board.effects import done, gain_lira
from istanbul.games.board.frames import SEALS, STEP, VALUE, get, offer, put
from istanbul.games.board.letters.letters import (
    can_make,
    give_letter,
    has_letter,
    letter_number,
    seals_on,
)
from istanbul.games.board.place_numbers import SECRET_SOCIETY
from istanbul.games.board.state import Public, State
from istanbul.games.board.tables import MAX_PLACES, N_COINS

NUMBER: Final = 24


def options(g: State, p: int) -> None:
    """First the ruby, then the letters in a fixed order; the step says from where on."""
    step = get(g, STEP)
    if step == 0:
        if can_make(g, p, 0, g.tables.ruby_seals):
            for track in range(N_TRACKS):
                if is_open(g, track):
                    offer(g, ACT_RUBY + track)
        return
    left = g.tables.ruby_seals - get(g, SEALS)
    for i in range(step - 1, 2 * MAX_PLACES):
        if has_letter(g, p, i) and can_give(g, p, i, left):
            offer(g, GIVE_LETTER + i)


def can_give(g: State, p: int, i: int, left: int) -> bool:
    """Can the rest be made exactly with this letter and those after it?

    All of this number on are counted, so the letter itself is among them: what is left must be made
    with it, and there is such a way if the rest without its seals can be made by the others.
    """
    if seals_on(g, i) > left:
        return False
    return makes_with(g, p, i, left)


def makes_with(g: State, p: int, i: int, left: int) -> bool:
    """Is there a set with letter i, nothing before it, and exactly the seals that are left?"""
    fronts = 0
    backs = 0
    for j in range(i, 2 * MAX_PLACES):
        if j < MAX_PLACES:
            fronts += g.letter_front[p][j]
        else:
            backs += g.letter_back[p][j - MAX_PLACES]
    if i < MAX_PLACES:
        fronts -= 1
    else:
        backs -= 1
    rest = left - seals_on(g, i)
    for n in range(backs + 1):
        more = rest - n * g.tables.back_seals
        if 0 <= more <= fronts * g.tables.front_seals and more % g.tables.front_seals == 0:
            return True
    return False


def act(g: State, p: int, a: int) -> None:
    """The letters are given first."""
    if get(g, STEP) == 0:
        put(g, VALUE, a - ACT_RUBY)
        put(g, STEP, 1)
        return
    i = letter_number(a)
    put(g, SEALS, get(g, SEALS) + seals_on(g, i))
    put(g, STEP, i + 1)
    give_letter(g, p, i)
    if get(g, SEALS) >= g.tables.ruby_seals:
        reward(g, p)


def reward(g: State, p: int) -> None:
    """The ruby, and the leftmost coins that are left."""
    take_ruby_of(g, p, get(g, VALUE), SECRET_SOCIETY)
    if g.coins_taken < N_COINS:
        gain_lira(g, p, g.tables.coins[g.coins_taken])
        g.coins_taken += 1
    put(g, VALUE, 0)
    put(g, SEALS, 0)
    done(g)


def prompt(g: Public) -> str:
    """Once it has begun: which letter?"""
    return "give_letters" if get(g, STEP) else "action"
