"""Honest numbers: shares with their intervals, medians and percentiles of counts."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Final

Z: Final = 1.959964  # two-sided 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval). Shared wins count in parts."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def percentile(counts: Counter[int], percent: float) -> int:
    """The value that so many per cent of all do not exceed."""
    left = percent / 100 * counts.total()
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return max(counts, default=0)


def median(counts: Counter[int]) -> int:
    """The value that half of all do not exceed."""
    return percentile(counts, 50)
