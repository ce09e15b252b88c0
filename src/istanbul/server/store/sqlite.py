"""Tables in an SQLite file: write-ahead log, every commit on the disk before it counts."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from istanbul.server.records import PersonRow, StoredTable, Write
from istanbul.server.store import sql
from istanbul.server.store.base import Conflict, StorageFailed
from istanbul.server.store.migrate import FOLDER, migrate

CHECKPOINT_PAGES: Final = 4000
BUSY_SECONDS: Final = 10.0  # a back-up may hold the file for a moment


class SqliteStore:
    """One connection to one file."""

    def __init__(self, path: Path | str, folder: Path = FOLDER / "sqlite") -> None:
        self.path = Path(path)
        self._folder = folder
        self._db = self._open()

    def _open(self) -> sqlite3.Connection:
        with _failures():
            # The writer thread uses it, whoever closes it may be another one.
            db = sqlite3.connect(
                self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
            )
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
            db.execute("PRAGMA foreign_keys = ON")
            (version,) = db.execute("PRAGMA user_version").fetchone()

        def apply(number: int, script: str) -> None:
            with _failures():
                db.executescript(f"BEGIN;{script};PRAGMA user_version = {number};COMMIT;")

        migrate(version, self._folder, apply)
        return db

    def write(self, batch: Sequence[Write]) -> None:
        """All of it or nothing, in one transaction; on the disk when it returns."""
        with _failures():
            try:
                self._db.execute("BEGIN IMMEDIATE")
                for statement, rows in sql.statements(batch):
                    self._db.executemany(statement, rows)
                self._db.execute("COMMIT")
            except sqlite3.IntegrityError:
                self._db.execute("ROLLBACK")
                raise
            except sqlite3.Error:
                self._reopen()
                raise

    def _reopen(self) -> None:
        """After an error of the disk nothing in memory is trusted: the file says what holds."""
        self._db.close()
        self._db = self._open()

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

    def tables_of(self, person: str) -> list[StoredTable]:
        """The tables of a person without their entries, the last changed first."""
        return [sql.stored(row) for row in self._read(sql.TABLES_OF, person)]

    def unfinished(self) -> list[StoredTable]:
        """The tables where a game is on, without their entries."""
        return [sql.stored(row) for row in self._read(sql.UNFINISHED)]

    def load_person(self, person: str) -> PersonRow | None:
        """Somebody who has been here."""
        for row in self._read(sql.PERSON, person):
            return PersonRow(row[0], row[1], row[2], json.loads(row[3]), row[4])
        return None

    def _read(self, statement: str, *values: Any) -> list[Any]:
        with _failures():
            return self._db.execute(statement, values).fetchall()

    def backup(self, path: Path) -> None:
        """Write all of it into a new SQLite file, while the server runs."""
        with _failures(), sqlite3.connect(path) as copy:
            self._db.backup(copy)
        copy.close()

    def close(self) -> None:
        """Let go of the file; what the write-ahead log holds goes into it."""
        with _failures():
            self._db.close()


@contextmanager
def _failures() -> Iterator[None]:
    """The database's errors in our words."""
    try:
        yield
    except sqlite3.IntegrityError as problem:
        raise Conflict(f"not stored: {problem}") from problem
    except sqlite3.Error as problem:
        raise StorageFailed(f"not stored: {problem}") from problem
