"""Companion two: the companion makes exactly two steps instead of one (L3)."""

from __future__ import annotations

from istanbul.games.board.cards import push_card, resolve_card
from istanbul.games.board.catalogue import CARD_FIRST, COMPANION
from istanbul.games.board.frames import is_before_move, must_leave, offer
from istanbul.games.board.letters.companion import move_companion, offer_companion_steps
from istanbul.games.board.movement import go_on
from istanbul.games.board.state import NOWHERE, State


def offer_plays(g: State, p: int, kind: int) -> None:
    """In the movement phase, with the companion on the board: it has always somewhere to go."""
    if is_before_move(g) and not must_leave(g) and g.companion[p] > NOWHERE:
        offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """The card waits for the place to go to."""
    push_card(g, p, kind)


def options(g: State, p: int) -> None:
    """Places exactly two steps away."""
    offer_companion_steps(g, p, 2)


def act(g: State, p: int, a: int) -> None:
    """The card is done, and the companion makes this turn there."""
    resolve_card(g)
    move_companion(g, p, a - COMPANION)
    go_on(g, p)
