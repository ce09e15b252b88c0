"""Corner: instead of 1 or 2 steps to any corner of the board; from a corner to another one (M6)."""

from __future__ import annotations

from istanbul.games.board.cards import push_card, resolve_card
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.frames import is_before_move, offer
from istanbul.games.board.movement import arrive, offer_arrival
from istanbul.games.board.state import State


def offer_plays(g: State, p: int, kind: int) -> None:
    """In the movement phase."""
    if is_before_move(g):
        offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """The card waits for the corner to go to."""
    push_card(g, p, kind)


def options(g: State, p: int) -> None:
    """The corners where he is not."""
    for i in range(4):
        if g.tables.corner[i] != g.merchant[p]:
            offer_arrival(g, p, g.tables.corner[i])


def act(g: State, p: int, a: int) -> None:
    """The card is done, and the merchant arrives at the corner."""
    resolve_card(g)
    arrive(g, p, a)
