"""Visits: the action of the card's place, `a` times; it must be possible."""

from __future__ import annotations

from istanbul.games.board import places
from istanbul.games.board.frames import MODE, MUST, VISIT, pop, push, put
from istanbul.games.board.state import State


def can_visit(g: State, p: int, place: int) -> bool:
    """Could the action of a place be done now? The place itself is asked."""
    before = g.n_options
    push(g, VISIT, p, place)
    put(g, MODE, MUST)
    places.OPTIONS[place](g, p)
    pop(g)
    possible = g.n_options > before
    g.n_options = before
    return possible


def push_visit(g: State, p: int, place: int) -> None:
    """The action of a place, from afar; it must be done."""
    push(g, VISIT, p, place)
    put(g, MODE, MUST)


def can_play(g: State, p: int, card: int) -> bool:
    """If the action can be done; the card itself cannot be given for coffee meanwhile."""
    g.guild_hand[p][card] = 0
    possible = can_visit(g, p, g.tables.guild_place[card])
    g.guild_hand[p][card] = 1
    return possible


def play(g: State, p: int, card: int) -> None:
    """Once, or several times."""
    for _ in range(g.tables.guild_a[card]):
        push_visit(g, p, g.tables.guild_place[card])
