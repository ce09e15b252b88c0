"""How far computer players look ahead in the board game (search/parameters.py)."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.tables import Tables

SEARCH_PARAMETERS: Final = {
    "trader": {"turns": 1, "c_puct": 100},
    "master": {"turns": 3, "c_puct": 30},  # a ruby takes three or four turns
    "grandmaster": {"turns": 3, "c_puct": 30},
}


def weight_set(tables: Tables) -> str:
    """Which weights belong to a game: those of its expansions."""
    return ("base", "mocha", "letters", "great_bazaar")[tables.mocha + 2 * tables.letters]
