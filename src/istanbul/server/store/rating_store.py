"""What both databases answer about ratings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Protocol

from msgspec import Struct, convert

from istanbul.server.store import sql
from istanbul.server.store.rows import RatedRow, RatingRow

RATING: Final = f"SELECT {', '.join(sql.TABLES['ratings'])} FROM ratings"
GAME: Final = ", ".join(f"g.{column}" for column in sql.TABLES["rated_games"])
HISTORY: Final = (
    f"SELECT {GAME}, t.id FROM rated_games g LEFT JOIN tables t ON t.id = g.table_id"
    " WHERE g.person = ? ORDER BY g.ended DESC, g.table_id LIMIT ?"
)
OF_TABLE: Final = f"SELECT {GAME} FROM rated_games g WHERE g.table_id = ? ORDER BY g.seat"
MEETINGS: Final = (
    "SELECT COUNT(*) FROM rated_games a JOIN rated_games b ON b.table_id = a.table_id"
    " WHERE a.person = ? AND b.person = ? AND a.ended > ?"
)
LEADERS: Final = (
    "SELECT r.person, r.pool, r.mu, r.sigma, r.games, COALESCE(p.name, '')"
    " FROM ratings r LEFT JOIN people p ON p.id = r.person WHERE r.pool = ? AND r.games >= ?"
    " ORDER BY r.mu - 2 * r.sigma DESC, r.person LIMIT ? OFFSET ?"
)
TO_RATE: Final = (
    "SELECT r.table_id FROM to_rate r LEFT JOIN tables t ON t.id = r.table_id"
    " LEFT JOIN heads h ON h.table_serial = t.serial ORDER BY h.changed, r.table_id"
)
IS_WAITING: Final = "SELECT 1 FROM to_rate WHERE table_id = ?"


class RatedTable(Struct, frozen=True):
    """A rated game, and whether its table is still there."""

    row: RatedRow
    is_there: bool


class Leader(Struct, frozen=True):
    """Somebody on a leader board."""

    row: RatingRow
    name: str


class RatingReads(Protocol):
    """What a store can be asked about ratings."""

    def ratings_of(self, person: str) -> list[RatingRow]:
        """All ratings of somebody."""
        ...

    def rated_games_of(self, person: str, most: int) -> list[RatedTable]:
        """The rated games of somebody, the last first."""
        ...

    def rated_at(self, table: str) -> list[RatedRow]:
        """What the game of a table has made of its people's ratings."""
        ...

    def meetings(self, one: str, other: str, since: float) -> int:
        """How many rated games two people have played together since then."""
        ...

    def leaders(self, pool: str, least: int, most: int, skip: int) -> list[Leader]:
        """Those with so many games in a pool, the strongest first."""
        ...

    def to_rate(self) -> list[str]:
        """The tables whose games wait to be rated, in the order in which they ended."""
        ...

    def waits_for_rating(self, table: str) -> bool:
        """Is this one of them?"""
        ...


class RatingStore(ABC):
    """The looking half of a store, as far as ratings need it."""

    @abstractmethod
    def _read(self, statement: str, *values: str | float) -> list[sql.Row]:
        """The rows that a statement selects."""

    def ratings_of(self, person: str) -> list[RatingRow]:
        """All ratings of somebody."""
        rows = self._read(f"{RATING} WHERE person = ? ORDER BY pool", person)
        return convert(rows, list[RatingRow])

    def rated_games_of(self, person: str, most: int) -> list[RatedTable]:
        """The rated games of somebody, the last first."""
        rows = self._read(HISTORY, person, most)
        return [RatedTable(convert(row[:-1], RatedRow), row[-1] is not None) for row in rows]

    def rated_at(self, table: str) -> list[RatedRow]:
        """What the game of a table has made of its people's ratings."""
        return convert(self._read(OF_TABLE, table), list[RatedRow])

    def meetings(self, one: str, other: str, since: float) -> int:
        """How many rated games two people have played together since then."""
        return convert(self._read(MEETINGS, one, other, since)[0][0], int)

    def leaders(self, pool: str, least: int, most: int, skip: int) -> list[Leader]:
        """Those with so many games in a pool, the strongest first."""
        rows = self._read(LEADERS, pool, least, most, skip)
        return [Leader(convert(row[:-1], RatingRow), str(row[-1])) for row in rows]

    def to_rate(self) -> list[str]:
        """The tables whose games wait to be rated, in the order in which they ended."""
        return [str(row[0]) for row in self._read(TO_RATE)]

    def waits_for_rating(self, table: str) -> bool:
        """Is this one of them?"""
        return bool(self._read(IS_WAITING, table))
