"""Sell: 1 to 5 goods of any colours at the prices of market `a`; `b` coffee on top."""

from __future__ import annotations

from istanbul.games.board.base.market import offer_sets, sell_for_lira
from istanbul.games.board.effects import gain_coffee, has_any_good
from istanbul.games.board.frames import ABOUT, STEP, get, put
from istanbul.games.board.state import State
from istanbul.games.board.tables import BLUE, GREEN, RED, YELLOW


def can_play(g: State, p: int, card: int) -> bool:
    """With something to sell."""
    possible = has_any_good(g, p)
    return possible


def play(g: State, p: int, card: int) -> None:
    """Gain the coffee; the card waits for the goods to sell."""
    gain_coffee(g, p, g.tables.guild_b[card])
    put(g, STEP, 1)


def options(g: State, p: int) -> None:
    """Whatever is in the wheelbarrow."""
    if get(g, STEP) == 1:
        offer_sets(g, g.goods[p][RED], g.goods[p][GREEN], g.goods[p][YELLOW], g.goods[p][BLUE])


def act(g: State, p: int, a: int) -> None:
    """Sold; the next tile comes on top."""
    card = get(g, ABOUT)
    put(g, STEP, 0)
    sell_for_lira(g, p, a, g.tables.guild_a[card], g.tables.guild_place[card])
