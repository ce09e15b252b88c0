"""Any place: pay `value` lira, and go anywhere instead of 1 or 2 steps."""

from __future__ import annotations

from istanbul.games.board.cards import push_card, resolve_card, value_of
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.effects import pay_lira
from istanbul.games.board.frames import is_before_move, offer
from istanbul.games.board.movement import arrive, offer_arrival
from istanbul.games.board.state import State
from istanbul.games.board.tables import MAX_PLACES


def offer_plays(g: State, p: int, kind: int) -> None:
    """In the movement phase, with the lira."""
    if is_before_move(g) and g.lira[p] >= value_of(g, kind):
        offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Pay, and ask where to."""
    pay_lira(g, p, value_of(g, kind))
    push_card(g, p, kind)


def options(g: State, p: int) -> None:
    """Every place of the board but the merchant's own."""
    for place in range(MAX_PLACES):
        if g.tables.on_board[place] and place != g.merchant[p]:
            offer_arrival(g, p, place)


def act(g: State, p: int, a: int) -> None:
    """The card is done, and the merchant arrives at the place."""
    resolve_card(g)
    arrive(g, p, a)
