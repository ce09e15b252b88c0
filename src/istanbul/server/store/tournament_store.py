"""What both databases answer about tournaments."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from typing import Final, Protocol

from msgspec import convert

from istanbul.server.store import sql
from istanbul.server.store.rows import TournamentRow

COLUMNS: Final = ", ".join(f"t.{column}" for column in sql.TABLES["tournaments"])
FROM: Final = f"SELECT {COLUMNS} FROM tournaments t"
OF_PERSON: Final = (
    f"{FROM} LEFT JOIN entered e ON e.tournament_id = t.id AND e.person = ?"
    " WHERE e.person IS NOT NULL OR t.host = ? ORDER BY t.created DESC, t.id LIMIT ?"
)


class TournamentReads(Protocol):
    """What a store can be asked about tournaments."""

    def load_tournament(self, tournament: str) -> TournamentRow | None:
        """A tournament, without its members."""
        ...

    def tournaments_of(self, person: str, most: int) -> list[TournamentRow]:
        """Those that somebody has made or takes part in, the newest first."""
        ...

    def running_tournaments(self) -> list[TournamentRow]:
        """Those that are being played."""
        ...


class TournamentStore(ABC):
    """The looking half of a store, as far as tournaments need it."""

    @abstractmethod
    def _read(self, statement: str, *values: str | float) -> list[sql.Row]:
        """The rows that a statement selects."""

    def load_tournament(self, tournament: str) -> TournamentRow | None:
        """A tournament, without its members."""
        for row in self._read(f"{FROM} WHERE t.id = ?", tournament):
            return _tournament(row)
        return None

    def tournaments_of(self, person: str, most: int) -> list[TournamentRow]:
        """Those that somebody has made or takes part in, the newest first."""
        return [_tournament(row) for row in self._read(OF_PERSON, person, person, most)]

    def running_tournaments(self) -> list[TournamentRow]:
        """Those that are being played."""
        return [_tournament(row) for row in self._read(f"{FROM} WHERE t.status = 'playing'")]


def _tournament(row: sql.Row) -> TournamentRow:
    *before, body, created, version = row
    return convert((*before, json.loads(str(body)), created, (), version), TournamentRow)
