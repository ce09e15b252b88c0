"""What a database must do for the server.

One thread writes (writer.py); another one looks, on a connection of its own (reader.py).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Protocol

from istanbul.server.store.keep_store import KeepReads
from istanbul.server.store.notice_store import NoticeReads
from istanbul.server.store.rating_store import RatingReads
from istanbul.server.store.rows import DeviceRow, PersonRow, StoredTable, StudyRow, Write
from istanbul.server.store.talk_store import TalkReads
from istanbul.server.store.tournament_store import TournamentReads


class Store(KeepReads, NoticeReads, RatingReads, TalkReads, TournamentReads, Protocol):
    """A database. Both kinds pass the same tests."""

    def write(self, batch: Sequence[Write]) -> None:
        """All of it or nothing, in one transaction; on the disk when it returns."""
        ...

    def load_table(self, table: str) -> StoredTable | None:
        """All that is stored of a table, or None if there is none."""
        ...

    def find_code(self, code: str) -> str | None:
        """The id of the table with this code."""
        ...

    def find_watch(self, watch: str) -> str | None:
        """The id of the table with this spectators' link."""
        ...

    def tables_of(self, person: str, page: int | None = None) -> list[StoredTable]:
        """The tables of a person without their entries, the last changed first.

        A page is TABLES_OF_PAGE of them, and one more if there are more.
        """
        ...

    def size_of(self, person: str) -> tuple[int, int]:
        """How many tables a person has, and how many entries they have together."""
        ...

    def unfinished(self, among: Collection[str] | None = None) -> list[StoredTable]:
        """The tables where a game is on, of all or of some, without their entries."""
        ...

    def open_tables(self, status: str, since: float, most: int, skip: int) -> list[StoredTable]:
        """The tables of the lobby that wait or play, without their entries, the newest first."""
        ...

    def waiting_hosts(self, since: float) -> list[str]:
        """The host of each table that waits in the lobby."""
        ...

    def load_person(self, person: str) -> PersonRow | None:
        """Somebody who has been here."""
        ...

    def people_naming(self, person: str) -> list[PersonRow]:
        """Whoever has chosen something about this person."""
        ...

    def load_review(self, table: str) -> str | None:
        """The review of a table's game, packed as it was written."""
        ...

    def studies_of(self, person: str) -> list[StudyRow]:
        """What somebody has learned, by kind and item."""
        ...

    def studies_about(self, kind: str, item: str) -> list[StudyRow]:
        """What everybody did with one item."""
        ...

    def reader(self) -> Store:
        """Another connection to the same database, to look only."""
        ...

    def load_device(self, device: str) -> DeviceRow | None:
        """A device that has not been ended."""
        ...

    def devices_of(self, person: str) -> list[DeviceRow]:
        """Where somebody is logged in, the last seen first."""
        ...

    def backup(self, path: Path) -> None:
        """Write all of it into a new SQLite file, while the server runs."""
        ...

    def close(self) -> None:
        """Let go of the database."""
        ...
