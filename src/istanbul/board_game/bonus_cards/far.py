"""Far: move 3 or 4 steps instead of 1 or 2.

Places may be passed twice, so nearer ones are reached too.
"""

from __future__ import annotations

from istanbul.board_game.cards import discard
from istanbul.board_game.catalogue import CARD_FIRST
from istanbul.board_game.frames import ABOUT, CARD, get, is_before_move, offer, pop, push
from istanbul.board_game.movement import arrive, offer_arrival
from istanbul.board_game.state import State


def offer_plays(g: State, p: int, kind: int) -> None:
    """In the movement phase."""
    if is_before_move(g):
        offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Ask where to."""
    push(g, CARD, p, kind)


def options(g: State, p: int) -> None:
    """All places within four steps."""
    here = g.merchant[p]
    for i in range(g.tables.n_far[here]):
        offer_arrival(g, p, g.tables.far[here][i])


def act(g: State, p: int, a: int) -> None:
    """He arrives there."""
    kind = get(g, ABOUT)
    pop(g)
    discard(g, kind)
    arrive(g, p, a)
