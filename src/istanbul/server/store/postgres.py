"""The same tables in PostgreSQL, for those who run one anyway."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psycopg
from psycopg import sql as composing
from psycopg.conninfo import make_conninfo

from istanbul.engine.errors import MalformedInput
from istanbul.server.errors import Conflict, Fenced, StorageFailed
from istanbul.server.store import fencing, sql
from istanbul.server.store.files import make_private
from istanbul.server.store.migrate import FOLDER, OLDEST, migrate
from istanbul.server.store.rows import Write
from istanbul.server.store.sql_store import SqlStore
from istanbul.server.store.sqlite import SqliteStore

LOCK: Final = 0x697374616E62756C  # any number of our own: who holds it may change the tables
ONLY_LOCK: Final = "SELECT pg_try_advisory_lock(%s)"
SHARED_LOCK: Final = "SELECT pg_try_advisory_lock_shared(%s)"
MIGRATION: Final = LOCK + 1  # who holds this one may change what the tables look like
CLAIM_SECONDS: Final = 3.0
IMPATIENT: Final = {
    "connect_timeout": 2,
    "tcp_user_timeout": 4000,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
}
AT_ONCE: Final = 1000  # rows that a back-up reads at a time


class PostgresStore(SqlStore):
    """One connection; it is made again when it was lost."""

    def __init__(
        self,
        address: str,
        owner: bool = True,
        folder: Path = FOLDER / "postgres",
        shared: bool = False,
    ) -> None:
        """An owner is the one server of the database, or, if it is shared, one of several."""
        # A node must notice soon that the database cannot be reached any more.
        self._address = make_conninfo(address, **IMPATIENT) if shared else address
        self._owner = owner
        self._folder = folder
        self._shared = shared
        self._migrated = False
        self._db = self._open()

    def _open(self) -> psycopg.Connection:
        with _failures("no connection"):
            db = psycopg.connect(self._address, autocommit=True)
        try:
            with _failures():
                self._prepare(db)
        except Exception:
            db.close()
            raise
        return db

    def _prepare(self, db: psycopg.Connection) -> None:
        found = db.info.parameter_status("server_encoding")
        if found != "UTF8":
            raise MalformedInput(
                f"database: stores text as {found}, and names may hold any letter; "
                "make it with CREATE DATABASE ... ENCODING 'UTF8' TEMPLATE template0"
            )
        # Whatever the server's own setting is: a commit that was told is on its disk.
        db.execute("SET synchronous_commit = on")
        if self._owner:
            self._claim(db)
        if self._owner and not self._migrated:
            # Once: a newer server beside this one may have added to the tables since.
            self._migrate(db)
            self._migrated = True

    def _migrate(self, db: psycopg.Connection) -> None:
        db.execute("SELECT pg_advisory_lock(%s)", (MIGRATION,))  # several may start at once
        try:
            self._apply(db)
        finally:
            db.execute("SELECT pg_advisory_unlock(%s)", (MIGRATION,))

    def _apply(self, db: psycopg.Connection) -> None:
        db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        found = db.execute("SELECT MAX(version) FROM schema_version").fetchone()

        def apply(number: int, script: str) -> None:
            with db.transaction():
                db.execute(script.encode())
                db.execute("INSERT INTO schema_version VALUES (%s)", (number,))

        def oldest() -> int:
            said = db.execute(OLDEST).fetchone()
            assert said is not None
            return int(said[0])

        migrate(found[0] or 0 if found else 0, self._folder, apply, oldest)

    def _claim(self, db: psycopg.Connection) -> None:
        """Two servers would each believe to be the authority over the tables.

        Those that share the database know of each other (ownership.py); one that does not know
        of others keeps them out. PostgreSQL may need a moment to notice that a server which held
        it was killed.
        """
        give_up = time.monotonic() + CLAIM_SECONDS
        lock = SHARED_LOCK if self._shared else ONLY_LOCK
        while db.execute(lock, (LOCK,)).fetchone() != (True,):
            if time.monotonic() > give_up:
                raise MalformedInput("database: another server is using it")
            time.sleep(0.05)

    @property
    def _live(self) -> psycopg.Connection:
        if self._db.closed:
            try:
                self._db = self._open()
            except MalformedInput as problem:
                raise StorageFailed(f"not stored: {problem}") from problem
        return self._db

    def write(self, batch: Sequence[Write]) -> None:
        """All of it or nothing, in one transaction; on the server's disk when it returns.

        If the connection is lost during the commit, it may have been stored all the same. The
        tables concerned are loaded again in any case, so they show what holds.
        """
        with _failures():
            db = self._live
            # A pipeline: all statements go out together, and are answered together.
            with db.transaction(), db.pipeline(), db.cursor() as cursor:
                if self._shared:
                    fencing.check(cursor, batch)
                for statement, rows in sql.statements(batch):
                    cursor.executemany(_with_placeholders(statement), rows)
                if self._shared:
                    fencing.own_new(cursor, batch)

    def _read(self, statement: str, *values: str | float) -> list[sql.Row]:
        with _failures():
            return self._live.execute(_with_placeholders(statement), values).fetchall()

    def reader(self) -> PostgresStore:
        """Another connection to the same database, to look only."""
        return PostgresStore(self._address, owner=False)

    def backup(self, path: Path) -> None:
        """Write all of it into a new SQLite file, while the server runs."""
        make_private(path)
        target = SqliteStore(path)
        try:
            with _failures(), self._live.transaction():
                # All tables as they were at one moment.
                self._live.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                for table, columns in sql.TABLES.items():
                    target.insert([(sql.insert(table), self._rows(table, columns))])
        finally:
            target.close()

    def _rows(self, table: str, columns: Sequence[str]) -> Iterator[sql.Row]:
        names = composing.SQL(", ").join(map(composing.Identifier, columns))
        asked = composing.SQL("SELECT {} FROM {}").format(names, composing.Identifier(table))
        with self._live.cursor("backup") as cursor:
            cursor.itersize = AT_ONCE
            cursor.execute(asked)
            yield from cursor

    def close(self) -> None:
        """Let go of the connection, and with it of the claim."""
        self._db.close()


def _with_placeholders(statement: str) -> bytes:
    return statement.replace("?", "%s").encode()


@contextmanager
def _failures(what: str = "not stored") -> Iterator[None]:
    """The database's errors in our words."""
    try:
        yield
    except psycopg.errors.DivisionByZero as problem:
        raise Fenced("not stored: another server has this table by now") from problem
    except psycopg.errors.IntegrityError as problem:
        raise Conflict(f"not stored: {problem}") from problem
    except psycopg.Error as problem:
        raise StorageFailed(f"{what}: {problem}") from problem
