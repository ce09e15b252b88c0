"""The auction of bonus cards (L7): everybody bids once, the opener may raise at the end.

An AUCTION frame: SEAT bids now, ABOUT opened, STEP bids have been asked for, VALUE is the highest
bid, ACTOR the seat that made it plus one.
"""

from __future__ import annotations

from typing import Final

from istanbul.board_game import bonus_cards
from istanbul.board_game.cards import draw
from istanbul.board_game.catalogue import BID, PASS
from istanbul.board_game.frames import (
    ABOUT,
    ACTOR,
    AUCTION,
    SEAT,
    STEP,
    VALUE,
    get,
    offer,
    pop,
    push,
    put,
)
from istanbul.board_game.state import State
from istanbul.board_game.tables import EFFECTS
from istanbul.engine.record import emit

LIRA: Final = EFFECTS.index("lira")
COFFEE_CARD: Final = EFFECTS.index("coffee")


def begin_auction(g: State, p: int) -> None:
    """The seat whose action it is opens."""
    push(g, AUCTION, p, p)


def options(g: State, p: int) -> None:
    """Raise within the purse, or pass; whoever can must open."""
    highest = get(g, VALUE)
    purse = min(g.lira[p], g.tables.highest_bid)
    if get(g, STEP) > 0 or purse == 0:
        offer(g, PASS)
    for n in range(highest + 1, purse + 1):
        offer(g, BID + n)
    if p == get(g, ABOUT):  # in one's own auction (G3)
        for kind in range(g.tables.bonus_kinds):
            effect = g.tables.card_effect[kind]
            if g.hand[p][kind] > 0 and is_money(effect):
                bonus_cards.OFFER_PLAYS[effect](g, p, kind)


def is_money(effect: int) -> bool:
    """Does a card with this effect bring lira or coffee?"""
    if effect == LIRA:
        return True
    return effect == COFFEE_CARD


def act(g: State, p: int, a: int) -> None:
    """The next one bids, or the auction is over."""
    if a != PASS:
        put(g, VALUE, a - BID)
        put(g, ACTOR, p + 1)
        emit(g, "bid", p, a - BID)
    else:
        emit(g, "passed", p)
    opener = get(g, ABOUT)
    step = get(g, STEP) + 1
    put(g, STEP, step)
    highest = get(g, ACTOR)
    is_outbid = highest > 0 and highest != opener + 1
    if step < g.tables.players:
        put(g, SEAT, (opener + step) % g.tables.players)
    elif step == g.tables.players and is_outbid:
        put(g, SEAT, opener)
    else:
        settle_auction(g, opener)


def settle_auction(g: State, opener: int) -> None:
    """The winner draws and pays: the opener into the supply, anybody else to him."""
    winner = get(g, ACTOR) - 1
    price = get(g, VALUE)
    pop(g)
    if winner < 0:
        return
    g.lira[winner] -= price
    if winner == opener:
        emit(g, "lira_paid", winner, price)
    else:
        g.lira[opener] += price
        emit(g, "merchant_paid", winner, opener, price)
    emit(g, "auction_won", winner, price)
    for _ in range(g.tables.auction_cards):
        draw(g, winner)
