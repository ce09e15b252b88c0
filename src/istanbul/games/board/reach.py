"""Walking: which places are how many steps away, round the barrier if it is in the way (M1)."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.state import NOWHERE, State
from istanbul.games.board.tables import MAX_PLACES

FAR: Final = 99


def is_barred(g: State, p: int) -> bool:
    """Is there a barrier that this seat may not cross?"""
    return g.barrier_low != NOWHERE and g.barrier_holder != p


def is_closed(g: State, p: int, a: int, b: int) -> bool:
    """Does the barrier lie between these two neighbours, for this seat?"""
    if not is_barred(g, p):
        return False
    return g.barrier_low == min(a, b) and g.barrier_high == max(a, b)


def measure(g: State, p: int, start: int, most: int) -> None:
    """Leave in g.steps how far every place is, up to a distance."""
    for place in range(MAX_PLACES):
        g.steps[place] = FAR
    g.steps[start] = 0
    for n in range(most):
        for place in range(MAX_PLACES):
            if g.steps[place] == n:
                for i in range(g.tables.n_next[place]):
                    other = g.tables.next[place][i]
                    if g.steps[other] == FAR and not is_closed(g, p, place, other):
                        g.steps[other] = n + 1


def add_straight(g: State, p: int, start: int) -> None:
    """Count the places in a straight line as one step away, as far as nothing bars the way (M6)."""
    for direction in range(4):
        place = start
        while place != NOWHERE:
            other = neighbour(g, place, direction)
            if other == NOWHERE or is_closed(g, p, place, other):
                place = NOWHERE
            else:
                place = other
                g.steps[place] = 1


def neighbour(g: State, place: int, direction: int) -> int:
    """The next place up, right, down or left; NOWHERE at the edge."""
    row = g.tables.row[place]
    column = g.tables.column[place]
    if direction == 0:
        row -= 1
    elif direction == 1:
        column += 1
    elif direction == 2:
        row += 1
    else:
        column -= 1
    for i in range(g.tables.n_next[place]):
        other = g.tables.next[place][i]
        if g.tables.row[other] == row and g.tables.column[other] == column:
            return other
    return NOWHERE
