"""How far computer players look ahead in the board game (thinking/desk.py, Style)."""

from __future__ import annotations

from typing import Final

STYLES: Final = {
    "trader": {"turns": 1, "explore": 100},
    "master": {"turns": 3, "explore": 30},  # a ruby takes three or four turns
}
