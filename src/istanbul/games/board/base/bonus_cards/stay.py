"""Stay: instead of moving; an assistant is laid or picked up as on arrival (B4)."""

from __future__ import annotations

from istanbul.games.board.cards import push_card, resolve_card
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.frames import is_before_move, must_leave, offer
from istanbul.games.board.movement import arrive, offer_arrival
from istanbul.games.board.state import State


def offer_plays(g: State, p: int, kind: int) -> None:
    """In the movement phase, unless the yellow tile has been used on leaving."""
    if is_before_move(g) and not must_leave(g):
        offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Ask what is done about assistants."""
    push_card(g, p, kind)


def options(g: State, p: int) -> None:
    """Only the place where the merchant stands."""
    offer_arrival(g, p, g.merchant[p])


def act(g: State, p: int, a: int) -> None:
    """He arrives where he is."""
    resolve_card(g)
    arrive(g, p, a)
