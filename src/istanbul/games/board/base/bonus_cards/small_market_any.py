"""Small Market any goods: sell one to five goods of any colours there (B10)."""

from __future__ import annotations

from istanbul.games.board.base.market import offer_sets, sell
from istanbul.games.board.cards import push_card, resolve_card
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.effects import has_any_good
from istanbul.games.board.frames import ABOUT, KIND, VISIT, get, offer
from istanbul.games.board.place_numbers import SMALL_MARKET
from istanbul.games.board.state import State
from istanbul.games.board.tables import BLUE, GREEN, RED, SMALL, YELLOW


def offer_plays(g: State, p: int, kind: int) -> None:
    """Instead of the ordinary sale, with something to sell."""
    is_there = get(g, KIND) == VISIT and get(g, ABOUT) == SMALL_MARKET
    if is_there and not g.guild_turn and has_any_good(g, p):
        offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """The card waits for the goods to sell."""
    push_card(g, p, kind)


def options(g: State, p: int) -> None:
    """Whatever is in the wheelbarrow."""
    offer_sets(g, g.goods[p][RED], g.goods[p][GREEN], g.goods[p][YELLOW], g.goods[p][BLUE])


def act(g: State, p: int, a: int) -> None:
    """An ordinary sale otherwise; the tile goes under the stack all the same."""
    resolve_card(g)
    sell(g, p, a, SMALL)
