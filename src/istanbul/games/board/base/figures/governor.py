"""Governor: draw a bonus card, then pay 2 lira or discard one (B11)."""

from __future__ import annotations

from typing import Final

from istanbul.games.board import bonus_cards
from istanbul.games.board.base.meeting import is_free, leave
from istanbul.games.board.cards import can_draw, discard_from_hand, draw, is_time_for
from istanbul.games.board.catalogue import DISCARD, PAY_LIRA
from istanbul.games.board.effects import pay_lira
from istanbul.games.board.frames import offer
from istanbul.games.board.state import GOVERNOR, Public, State

NUMBER: Final = GOVERNOR


def is_in_play(g: State) -> bool:
    """He is part of the base game."""
    return True


def can_meet(g: State, p: int) -> bool:
    """Not without a card to draw; lira or cards are not needed, the new card may be given back."""
    return can_draw(g)


def meet(g: State, p: int) -> None:
    """The card comes first."""
    draw(g, p)


def options(g: State, p: int) -> None:
    """Lira, or any card; a card that brings lira may be played to pay (S3)."""
    if is_free(g, p):
        return
    if g.lira[p] >= g.tables.figure_fee:
        offer(g, PAY_LIRA)
    for kind in range(g.tables.bonus_kinds):
        if g.hand[p][kind] > 0:
            offer(g, DISCARD + kind)
    for kind in range(g.tables.bonus_kinds):
        if g.hand[p][kind] > 0 and is_time_for(g, kind):
            bonus_cards.OFFER_PLAYS[g.tables.card_effect[kind]](g, p, kind)


def act(g: State, p: int, a: int) -> None:
    """Pay the fee or discard a card; then the governor moves on."""
    if a == PAY_LIRA:
        pay_lira(g, p, g.tables.figure_fee)
    else:
        discard_from_hand(g, p, a - DISCARD)
    leave(g, p)


def prompt(g: Public) -> str:
    """How is it paid for?"""
    return "governor_payment"
