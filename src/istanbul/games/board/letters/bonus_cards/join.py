"""Join: go to another player's merchant instead of 1 or 2 steps; he is not paid (L10)."""

from __future__ import annotations

from istanbul.games.board.cards import push_card, resolve_card
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.frames import is_before_move, offer
from istanbul.games.board.movement import arrive, offer_arrival
from istanbul.games.board.state import State


def offer_plays(g: State, p: int, kind: int) -> None:
    """In the movement phase: merchants elsewhere, no neutral ones."""
    if is_before_move(g):
        for q in range(g.tables.players):
            if q != p and g.merchant[q] != g.merchant[p]:
                offer(g, CARD_FIRST[kind] + q)


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Ask what is done about assistants."""
    g.joined = choice
    push_card(g, p, kind)


def options(g: State, p: int) -> None:
    """Where that merchant is."""
    offer_arrival(g, p, g.merchant[g.joined])


def act(g: State, p: int, a: int) -> None:
    """The card is done, and the merchant arrives at the place."""
    resolve_card(g)
    arrive(g, p, a)
