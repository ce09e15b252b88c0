"""What the two mosques have alike: their stacks of tiles (rules 1.13), and who has taken some."""

from __future__ import annotations

from tests.games.board.table import Json

# Players, tiles of the colour taken before, goods that the next one asks for.
STACKS = [
    *((2, 0, 2), (2, 1, 4)),
    *((3, 0, 2), (3, 1, 3), (3, 2, 4)),
    *((4, 0, 2), (4, 1, 3), (4, 2, 4), (4, 3, 5)),
    *((5, 0, 2), (5, 1, 3), (5, 2, 4), (5, 3, 5)),
]


def others(number: int, tiles: list[str], players: int) -> Json:
    """So many other seats have these tiles; with two players nobody stands in the way."""
    away: Json = {"neutral_merchants": [1, 1, 1]} if players == 2 else {}
    return away | {f"seat{p}": {"mosque_tiles": tiles} for p in range(1, number + 1)}
