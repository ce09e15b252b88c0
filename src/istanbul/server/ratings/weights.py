"""How much a result between two people tells.

Nobody gets far by playing with themselves: the same two people count less the more often they
play together, a newcomer counts little for those who have played more, and people who share a
connection do not count for each other at all.
"""

from __future__ import annotations

from typing import Final

FREE: Final = 3  # meetings of two people that count in full...
WINDOW: Final = 30 * 24 * 3600.0  # ...in so many seconds
SETTLED: Final = 10  # games, after which somebody's rating counts in full for others


def weight(meetings: int, my_games: int, their_games: int, together: bool) -> float:
    """Of a game with somebody whom one has met so often lately, from 0 to 1."""
    if together:
        return 0.0
    often = min(1.0, FREE / (meetings + 1))
    expected = min(SETTLED, my_games + 1)
    known = min(1.0, (their_games + 1) / expected)
    return often * known * known
