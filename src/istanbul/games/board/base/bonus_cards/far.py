"""Far: move 3 or 4 steps instead of 1 or 2.

Places may be passed twice, so nearer ones are reached too.
"""

from __future__ import annotations

from istanbul.games.board.cards import push_card, resolve_card
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.frames import is_before_move, offer
from istanbul.games.board.movement import arrive, offer_far_moves
from istanbul.games.board.state import State


def offer_plays(g: State, p: int, kind: int) -> None:
    """In the movement phase."""
    if is_before_move(g):
        offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """The card waits for the place to go to."""
    push_card(g, p, kind)


def options(g: State, p: int) -> None:
    """All places within four steps."""
    offer_far_moves(g, p)


def act(g: State, p: int, a: int) -> None:
    """The card is done, and the merchant arrives at the place."""
    resolve_card(g)
    arrive(g, p, a)
