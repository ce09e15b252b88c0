"""Tables in an SQLite file: write-ahead log, every commit on the disk before it counts."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from istanbul.server.errors import Conflict, StorageFailed
from istanbul.server.store import sql
from istanbul.server.store.files import make_private
from istanbul.server.store.lock import FileLock
from istanbul.server.store.migrate import FOLDER, OLDEST, migrate
from istanbul.server.store.rows import Write
from istanbul.server.store.sql_store import SqlStore

CHECKPOINT_PAGES: Final = 4000
BUSY_SECONDS: Final = 10.0  # a back-up may hold the file for a moment


class SqliteStore(SqlStore):
    """One connection to one file, and the lock that says it is ours.

    Who only looks (`owner=False`) does not bring the file to a new version: a server of the old
    one may be using it.
    """

    def __init__(
        self,
        path: Path | str,
        folder: Path = FOLDER / "sqlite",
        lock: FileLock | None = None,
        owner: bool = True,
    ) -> None:
        self.path = Path(path)
        self._owner = owner
        self._folder = folder
        self._lock = lock
        self._connection: sqlite3.Connection | None = self._open()

    def _open(self) -> sqlite3.Connection:
        with _failures():
            # The writer thread uses it; whoever closes it may be another one.
            db = sqlite3.connect(
                self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
            )
        try:
            with _failures():
                self._prepare(db)
        except Exception:
            db.close()
            raise
        return db

    def _prepare(self, db: sqlite3.Connection) -> None:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA secure_delete = ON")  # who deletes their data finds it overwritten
        db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
        (version,) = db.execute("PRAGMA user_version").fetchone()

        def apply(number: int, script: str) -> None:
            db.executescript(f"BEGIN;{script};PRAGMA user_version = {number};COMMIT;")

        def oldest() -> int:
            return int(db.execute(OLDEST).fetchone()[0])

        if self._owner:
            migrate(version, self._folder, apply, oldest)

    def write(self, batch: Sequence[Write]) -> None:
        """All of it or nothing, in one transaction; on the disk when it returns."""
        self.insert(sql.statements(batch))

    def insert(self, statements: Iterable[tuple[str, Iterable[sql.Row]]]) -> None:
        """Carry out statements, each with many rows, in one transaction."""
        with _failures():
            db = self._db
            try:
                db.execute("BEGIN IMMEDIATE")
                for statement, rows in statements:
                    db.executemany(statement, rows)
                db.execute("COMMIT")
            except Exception:
                self._take_back(db)
                raise

    def _take_back(self, db: sqlite3.Connection) -> None:
        """Undo an unfinished transaction.

        The connection is kept if it can be: opening another needs room that a full disk does not
        have; and after a sync that failed another one would find in the file what this one knows
        to be unsafe, and what its next commit writes over.
        """
        try:
            if db.in_transaction:
                db.execute("ROLLBACK")
        except sqlite3.Error:
            self._connection = None
            with suppress(sqlite3.Error):
                db.close()

    @property
    def _db(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = self._open()
        return self._connection

    def _read(self, statement: str, *values: str | float) -> list[sql.Row]:
        with _failures():
            return self._db.execute(statement, values).fetchall()

    def reader(self) -> SqliteStore:
        """Another connection to the same file, to look only: the write-ahead log allows both."""
        return SqliteStore(self.path, self._folder, owner=False)

    def backup(self, path: Path) -> None:
        """Write all of it into a new SQLite file, while the server runs."""
        make_private(path)
        with _failures():
            copy = sqlite3.connect(path)
            try:
                self._db.backup(copy)
            finally:
                copy.close()

    def close(self) -> None:
        """Let go of the file; what the write-ahead log holds goes into it."""
        with _failures():
            if self._connection is not None:
                self._connection.close()
        if self._lock is not None:
            self._lock.close()


@contextmanager
def _failures() -> Iterator[None]:
    """The database's errors in our words."""
    try:
        yield
    except sqlite3.IntegrityError as problem:
        raise Conflict(f"not stored: {problem}") from problem
    except sqlite3.Error as problem:
        raise StorageFailed(f"not stored: {problem}") from problem
