"""Paying goods with dice, markers and brown markers, one piece at a time.

Pieces come in the order of PAY_DIE, PAY_MARKER, PAY_BROWN; after one of them only the same or later
ones follow, so that every distinct payment has exactly one way. Only pieces that can still lead to
a complete payment are offered.
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.dice.catalogue import PAY_DIE
from istanbul.games.dice.frames import (
    DIFFERENT,
    LEFT,
    NEED,
    PAYMENT,
    STEP,
    VALUE,
    get,
    offer,
    pop,
    push,
    put,
)
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import BROWN, N_COLOURS

# Fields of a payment: LEFT, pieces still to be paid; DIFFERENT, 1 if all must differ in colour;
# NEED, goods of each colour that are missing, or with DIFFERENT 1 for those that have been paid.
FIRST_PIECE: Final = STEP  # from which one on
WHICH: Final = VALUE  # colour, tile or track that is paid for

BROWN_PIECE: Final = 2 * N_COLOURS  # pieces: dice of each colour, markers of each colour, brown
N_PIECES: Final = BROWN_PIECE + 1


def pieces(g: State, p: int, piece: int) -> int:
    """How many of a piece the seat has."""
    if piece < N_COLOURS:
        return g.dice[piece]
    return g.has[p][piece - N_COLOURS]


def begin_payment(g: State, p: int, about: int, value: int, left: int) -> None:
    """So many pieces of any colours; needs are added by the caller."""
    push(g, PAYMENT, p, about)
    put(g, WHICH, value)
    put(g, LEFT, left)


def need_colour(g: State, colour: int, n: int) -> None:
    """Among them so many of a colour."""
    put(g, NEED + colour, n)


def need_different(g: State) -> None:
    """The goods to pay must all have different colours."""
    put(g, DIFFERENT, 1)


def is_used(g: State, colour: int) -> bool:
    """With different colours: has this one been paid already?"""
    return get(g, NEED + colour) > 0


def available(g: State, p: int, colour: int, first: int) -> int:
    """Pieces of a colour from this piece on, dice and markers."""
    n = 0
    if colour >= first:
        n += pieces(g, p, colour)
    if N_COLOURS + colour >= first:
        n += pieces(g, p, N_COLOURS + colour)
    return n


def can_complete(g: State, p: int, first: int) -> bool:
    """Can the rest of the payment on top be made with pieces from this one on?"""
    left = get(g, LEFT)
    coloured = 0
    if first == BROWN_PIECE:  # brown serves for whatever is missing
        return left <= pieces(g, p, BROWN_PIECE)
    if get(g, DIFFERENT):
        for colour in range(N_COLOURS):
            if not is_used(g, colour) and available(g, p, colour, first) > 0:
                coloured += 1
    else:
        needed = 0
        spare = 0
        for colour in range(N_COLOURS):
            need = get(g, NEED + colour)
            there = available(g, p, colour, first)
            needed += need
            coloured += min(need, there)
            spare += max(0, there - need)
        if needed > left:
            return False
        coloured += min(spare, left - needed)
    return left - coloured <= pieces(g, p, BROWN_PIECE)


def hand_over(g: State, p: int, piece: int, n: int) -> None:
    """Give a piece (n = 1), or take it back (n = -1): the payment on top is so much smaller."""
    put(g, LEFT, get(g, LEFT) - n)
    if piece < N_COLOURS:
        g.dice[piece] -= n
    else:
        g.has[p][piece - N_COLOURS] -= n


def covers(g: State, piece: int) -> bool:
    """Does a piece of this colour serve a need of the payment on top?"""
    return piece < BROWN_PIECE and get(g, NEED + piece % N_COLOURS) > 0


def can_pay(g: State, p: int, piece: int) -> bool:
    """Is the piece there, and can the payment be completed after it, with it or later ones?"""
    if pieces(g, p, piece) == 0:
        return False
    colour = piece % N_COLOURS
    if get(g, DIFFERENT) and piece < BROWN_PIECE and is_used(g, colour):
        return False
    before = get(g, NEED + colour)
    note_piece(g, p, piece)
    possible = can_complete(g, p, piece)
    put(g, NEED + colour, before)
    hand_over(g, p, piece, -1)
    return possible


def note_piece(g: State, p: int, piece: int) -> None:
    """Hand a piece over, and remember what it serves for."""
    hand_over(g, p, piece, 1)
    if get(g, DIFFERENT):
        if piece < BROWN_PIECE:
            put(g, NEED + piece % N_COLOURS, 1)
    elif covers(g, piece):
        put(g, NEED + piece % N_COLOURS, get(g, NEED + piece % N_COLOURS) - 1)


def options(g: State, p: int) -> None:
    """The pieces with which the payment can be completed."""
    for piece in range(get(g, FIRST_PIECE), N_PIECES):
        if can_pay(g, p, piece):
            offer(g, PAY_DIE + piece)


def act(g: State, p: int, a: int) -> None:
    """Pay one piece, and note which: only later ones may follow."""
    piece = a - PAY_DIE
    note_piece(g, p, piece)
    put(g, FIRST_PIECE, piece)
    emit(g, "paid", p, piece)


def is_payable(g: State, p: int) -> bool:
    """Could the payment on top be made at all? Asked before it is offered; takes it away again."""
    possible = can_complete(g, p, 0)
    pop(g)
    return possible


assert BROWN == N_COLOURS, "pieces of colour and brown follow each other"
