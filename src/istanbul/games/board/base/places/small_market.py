"""Small Market: sell one to five goods that the demand tile shows, in one action."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.base.market import market_options, sell
from istanbul.games.board.state import State
from istanbul.games.board.tables import SMALL

NUMBER: Final = 11


def options(g: State, p: int) -> None:
    """The sets of goods that the demand tile takes."""
    market_options(g, p, SMALL)


def act(g: State, p: int, a: int) -> None:
    """Sell the chosen set at the prices of this market."""
    sell(g, p, a, SMALL)
