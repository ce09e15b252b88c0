"""How far computer players look ahead in the Dice Game (search/parameters.py)."""

from __future__ import annotations

from typing import Final

from istanbul.games.dice.tables import Tables

SEARCH_PARAMETERS: Final = {
    "trader": {"turns": 1, "c_puct": 100},
    "master": {"turns": 1, "c_puct": 100},  # the next turn's dice can be anything
    "grandmaster": {"turns": 1, "c_puct": 60},
}


def weight_set(tables: Tables) -> str:
    """Which weights belong to a game: there is one set."""
    del tables
    return "dice"
