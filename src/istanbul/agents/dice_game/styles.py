"""How far computer players look ahead in the Dice Game (thinking/desk.py, Style)."""

from __future__ import annotations

from typing import Final

STYLES: Final = {
    "trader": {"turns": 1, "explore": 100},
    "master": {"turns": 1, "explore": 100},  # the next turn's dice can be anything
}
