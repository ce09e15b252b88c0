"""What both databases answer alike: the questions are SQL, and the rows look the same."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from typing import Any

from istanbul.server.records import PersonRow, StoredTable
from istanbul.server.store import sql


class SqlStore(ABC):
    """The looking half of a store."""

    @abstractmethod
    def _read(self, statement: str, *values: Any) -> list[Any]:
        """The rows that a statement of sql.py selects."""

    def load_table(self, table: str) -> StoredTable | None:
        """A table with its entries."""
        found = self._read(sql.TABLE, table)
        return sql.stored(found[0], self._read(sql.ENTRIES, table)) if found else None

    def find_code(self, code: str) -> str | None:
        """The id of the table with this code."""
        found = self._read(sql.CODE, code)
        return found[0][0] if found else None

    def find_watch(self, watch: str) -> str | None:
        """The id of the table with this spectators' link."""
        found = self._read(sql.WATCH, watch)
        return found[0][0] if found else None

    def tables_of(self, person: str, page: int | None = None) -> list[StoredTable]:
        """The tables of a person without their entries, the last changed first."""
        if page is None:
            rows = self._read(sql.TABLES_OF, person)
        else:
            size = sql.TABLES_OF_PAGE
            rows = self._read(f"{sql.TABLES_OF} LIMIT ? OFFSET ?", person, size + 1, page * size)
        return [sql.stored(row) for row in rows]

    def size_of(self, person: str) -> tuple[int, int]:
        """How many tables a person has, and how many entries they have together."""
        ((tables, entries),) = self._read(sql.SIZE_OF, person)
        return int(tables), int(entries)

    def unfinished(self) -> list[StoredTable]:
        """The tables where a game is on, without their entries."""
        return [sql.stored(row) for row in self._read(sql.UNFINISHED)]

    def load_person(self, person: str) -> PersonRow | None:
        """Somebody who has been here."""
        for row in self._read(sql.PERSON, person):
            return PersonRow(row[0], row[1], row[2], json.loads(row[3]), row[4])
        return None
