"""How far computer players look ahead in the board game (search/parameters.py)."""

from __future__ import annotations

from typing import Final

SEARCH_PARAMETERS: Final = {
    "trader": {"turns": 1, "c_puct": 100},
    "master": {"turns": 3, "c_puct": 30},  # a ruby takes three or four turns
    "grandmaster": {"turns": 3, "c_puct": 30},
}
