"""The daily bazaar: what is played on a day, against whom, and where its dice come from.

All of it follows from the date, so that everybody has the same game, on any server and without one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from typing import Any, Final

from istanbul import all_games

SEAT: Final = 0  # of the person: layout and start seat are drawn, so any seat would do
GAMES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("base", {"players": 4, "layout": "random"}),
    ("mocha", {"players": 3, "layout": "random"}),
    ("letters", {"players": 3, "layout": "random"}),
    ("great_bazaar", {"players": 3, "layout": "random"}),
    ("dice", {"players": 3}),
    ("base", {"players": 2, "layout": "short_paths"}),
)
"""Day after day: the way to play, and what is chosen for it."""
OPPONENTS: Final = (
    *("apprentice", "apprentice", "trader", "trader", "trader", "master", "master"),
)
"""From Monday to Sunday."""


def dice_of(day: str) -> str:
    """What the dice of a day are called in logs, where others name their table."""
    return f"daily-{day}"


def place_in(ranking: Sequence[Sequence[int]]) -> int:
    """The person's place in a ranking; 1 is the winner."""
    better = next(n for n, seats in enumerate(ranking) if SEAT in seats)
    return 1 + sum(len(seats) for seats in ranking[:better])


@dataclass(frozen=True)
class Daily:
    """The game of one day."""

    day: date

    @property
    def secret(self) -> str:
        """In place of a server's secret: anybody can work it out."""
        return sha256(f"istanbul {dice_of(str(self.day))}".encode()).hexdigest()

    @property
    def way(self) -> str:
        """The way to play (all_games.ways)."""
        return self._game[0]

    @property
    def agent(self) -> str:
        """Who sits on all the other seats."""
        return OPPONENTS[self.day.weekday()]

    @property
    def players(self) -> int:
        """How many play, with the person."""
        return int(self._game[1]["players"])

    def options(self) -> dict[str, Any]:
        """Of its game."""
        way, chosen = self._game
        return {**next(one.options for one in all_games.ways() if one.id == way), **chosen}

    @property
    def _game(self) -> tuple[str, dict[str, Any]]:
        return GAMES[self.day.toordinal() % len(GAMES)]
