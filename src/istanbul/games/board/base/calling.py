"""Calling back own assistants, one by one or all at once: the Fountain (4.7), a guild card."""

from __future__ import annotations

from istanbul.games.board.catalogue import ACT_PLACE
from istanbul.games.board.effects import return_assistant
from istanbul.games.board.frames import offer
from istanbul.games.board.state import State
from istanbul.games.board.tables import MAX_PLACES


def assistants_from(g: State, p: int, first: int) -> int:
    """How many own assistants lie on the places from this one on."""
    n = 0
    for place in range(first, MAX_PLACES):
        n += g.assistant[p][place]
    return n


def offer_assistants(g: State, p: int, first: int) -> None:
    """Each of them; in a fixed order, so that a set has one way."""
    for place in range(first, MAX_PLACES):
        if g.assistant[p][place]:
            offer(g, ACT_PLACE + place)


def return_all(g: State, p: int) -> None:
    """Take all of the seat's assistants off the board at once."""
    for place in range(MAX_PLACES):
        if g.assistant[p][place]:
            return_assistant(g, p, place)
