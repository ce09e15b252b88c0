"""The auction of bonus cards (L7): everybody bids once, the opener may raise at the end.

Bids rise, so there is no tie. SEAT bids now.
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board import bonus_cards
from istanbul.games.board.cards import draw
from istanbul.games.board.catalogue import BID, PASS
from istanbul.games.board.contents import MAX_SEATS
from istanbul.games.board.frames import (
    ABOUT,
    ACTOR,
    AUCTION,
    SEAT,
    STEP,
    VALUE,
    get,
    offer,
    pop,
    put,
)
from istanbul.games.board.plays import IS_PLAY, play
from istanbul.games.board.state import Public, State
from istanbul.games.board.tables import EFFECTS

NUMBER: Final = AUCTION
OPENER: Final = ABOUT
ABOUT_IDS: Final = {str(seat): seat for seat in range(MAX_SEATS)}
ASKED: Final = STEP  # how many bids have been asked for
HIGHEST_BID: Final = VALUE
HIGHEST_BIDDER: Final = ACTOR  # plus one; 0: nobody

LIRA: Final = EFFECTS.index("lira")
COFFEE_CARD: Final = EFFECTS.index("coffee")


def options(g: State, p: int) -> None:
    """Raise within the purse, or pass; whoever can must open."""
    highest = get(g, HIGHEST_BID)
    purse = min(g.lira[p], g.tables.highest_bid)
    if get(g, ASKED) > 0 or purse == 0:
        offer(g, PASS)
    for n in range(highest + 1, purse + 1):
        offer(g, BID + n)
    if p == get(g, OPENER):  # in one's own auction (G3)
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
    if IS_PLAY[a]:
        play(g, p, a)
        return
    if a != PASS:
        put(g, HIGHEST_BID, a - BID)
        put(g, HIGHEST_BIDDER, p + 1)
        emit(g, "bid", p, a - BID)
    else:
        emit(g, "passed", p)
    opener = get(g, OPENER)
    asked = get(g, ASKED) + 1
    put(g, ASKED, asked)
    highest = get(g, HIGHEST_BIDDER)
    is_outbid = highest > 0 and highest != opener + 1
    if asked < g.tables.players:
        put(g, SEAT, (opener + asked) % g.tables.players)
    elif asked == g.tables.players and is_outbid:
        put(g, SEAT, opener)
    else:
        settle_auction(g, opener)


def settle_auction(g: State, opener: int) -> None:
    """The winner draws and pays: the opener into the supply, anybody else to him."""
    winner = get(g, HIGHEST_BIDDER) - 1
    price = get(g, HIGHEST_BID)
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


def prompt(g: Public) -> str:
    """Asks how much to bid."""
    return "bid"
