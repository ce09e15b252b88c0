"""What both databases answer alike: the questions are SQL, and the rows look the same."""

from __future__ import annotations

import json
import logging
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from msgspec import convert

from istanbul.server.errors import StorageFailed
from istanbul.server.journal import journal
from istanbul.server.store import sql
from istanbul.server.store.keep_store import KeepStore
from istanbul.server.store.notice_store import NoticeStore
from istanbul.server.store.rating_store import RatingStore
from istanbul.server.store.rows import DeviceRow, PersonRow, StoredTable, StudyRow
from istanbul.server.store.talk_store import TalkStore
from istanbul.server.store.tournament_store import TournamentStore

CREATED: Final = 7  # its place in the rows of a table


class SqlStore(KeepStore, NoticeStore, RatingStore, TalkStore, TournamentStore):
    """The looking half of a store."""

    def load_table(self, table: str) -> StoredTable | None:
        """All that is stored of a table, or None if there is none."""
        found = self._read(sql.TABLE, table)
        return sql.stored(found[0], self._read(sql.ENTRIES, table)) if found else None

    def find_code(self, code: str) -> str | None:
        """The id of the table with this code."""
        found = self._read(sql.CODE, code)
        return str(found[0][0]) if found else None

    def find_watch(self, watch: str) -> str | None:
        """The id of the table with this spectators' link."""
        found = self._read(sql.WATCH, watch)
        return str(found[0][0]) if found else None

    def tables_of(self, person: str, page: int | None = None) -> list[StoredTable]:
        """The tables of a person without their entries, the last changed first."""
        if page is None:
            rows = self._read(sql.TABLES_OF, person)
        else:
            size = sql.TABLES_OF_PAGE
            rows = self._read(f"{sql.TABLES_OF} LIMIT ? OFFSET ?", person, size + 1, page * size)
        return list(_readable(rows))

    def size_of(self, person: str) -> tuple[int, int]:
        """How many tables a person has, and how many entries they have together."""
        return convert(self._read(sql.SIZE_OF, person)[0], tuple[int, int], strict=False)

    def unfinished(self, among: Collection[str] | None = None) -> list[StoredTable]:
        """The tables where a game is on, of all or of some, without their entries."""
        where, names = sql.playing(among)
        return list(_readable(self._read(f"{sql.FROM} {where} ORDER BY t.created, t.id", *names)))

    def open_tables(self, status: str, since: float, most: int, skip: int) -> list[StoredTable]:
        """The tables of the lobby that wait or play, without their entries, the newest first."""
        return list(_readable(self._read(sql.OPEN, status, since, most, skip)))

    def waiting_hosts(self, since: float) -> list[str]:
        """The host of each table that waits in the lobby."""
        return [str(row[0]) for row in self._read(sql.WAITING_HOSTS, since)]

    def load_person(self, person: str) -> PersonRow | None:
        """Somebody who has been here."""
        for row in self._read(sql.PERSON, person):
            return _person(row)
        return None

    def people_naming(self, person: str) -> list[PersonRow]:
        """Whoever has chosen something about this person."""
        return [_person(row) for row in self._read(sql.NAMING, f'%"{person}"%')]

    def load_review(self, table: str) -> str | None:
        """The review of a table's game, packed as it was written."""
        found = self._read(sql.REVIEW, table)
        return str(found[0][0]) if found else None

    def studies_of(self, person: str) -> list[StudyRow]:
        """What somebody has learned, by kind and item."""
        return _studies(self._read(sql.STUDIES_OF, person))

    def studies_about(self, kind: str, item: str) -> list[StudyRow]:
        """What everybody did with one item."""
        return _studies(self._read(sql.STUDIES_ABOUT, item, kind))

    def load_device(self, device: str) -> DeviceRow | None:
        """A device that has not been ended."""
        for row in self._read(sql.DEVICE, device):
            return convert(row, DeviceRow)
        return None

    def devices_of(self, person: str) -> list[DeviceRow]:
        """Where somebody is logged in, the last seen first."""
        return convert(self._read(sql.DEVICES_OF, person), list[DeviceRow])


def _person(row: sql.Row) -> PersonRow:
    person, name, language, body, created = row
    return convert((person, name, language, json.loads(str(body)), created), PersonRow)


def _studies(rows: Iterable[sql.Row]) -> list[StudyRow]:
    return [convert((*row[:3], json.loads(str(row[3]))), StudyRow) for row in rows]


def _readable(rows: Iterable[sql.Row]) -> Iterator[StoredTable]:
    """Tables, without those that are broken: one must not keep the others from going on."""
    for row in rows:
        try:
            yield sql.stored(row)
        except StorageFailed:
            # Not its id, which lets people in; the time is enough to find it in the database.
            journal("table_unreadable", logging.ERROR, created=row[CREATED])
