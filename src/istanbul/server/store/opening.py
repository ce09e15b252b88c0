"""Which database: a file in the user's data folder, another file, or PostgreSQL."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from istanbul.engine.errors import MalformedInput
from istanbul.engine.extras import Needs
from istanbul.server.errors import StorageFailed
from istanbul.server.store.base import Store
from istanbul.server.store.files import make_private, mend_permissions
from istanbul.server.store.lock import FileLock
from istanbul.server.store.sqlite import SqliteStore

POSTGRES: Final = ("postgresql://", "postgres://")


def default_database() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    home = Path.home()
    if sys.platform == "win32":
        folder = os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local"
    elif sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        folder = os.environ.get("XDG_DATA_HOME") or home / ".local" / "share"
    return Path(folder) / "istanbul" / "tables.db"


def is_postgres(database: str) -> bool:
    """Is this the address of a PostgreSQL database?"""
    return database.startswith(POSTGRES)


def open_store(database: str | None = None, owner: bool = True, shared: bool = False) -> Store:
    """A store. Its owner is the one server that may change it, or, shared, one of several."""
    if database is not None and is_postgres(database):
        return _postgres(database, owner, shared)
    if shared:
        raise MalformedInput(
            "several servers share a PostgreSQL database: name it with --database postgresql://..."
        )
    if database is not None and "://" in database:
        raise MalformedInput(f"database {database!r}: expected a file or postgresql://...")
    path = Path(database) if database is not None else default_database()
    if not owner:
        if not path.is_file():
            raise MalformedInput(f"database {path}: there is no such file")
        return SqliteStore(path, owner=False)
    try:
        make_private(path)
        lock = FileLock(path)
    except OSError as problem:
        raise StorageFailed(
            f"{path}: {problem.strerror}; name another place with `istanbul serve --database FILE`,"
            " or set XDG_DATA_HOME to a folder you may write to"
        ) from problem
    try:
        store = SqliteStore(path, lock=lock)
    except Exception:
        lock.close()
        raise
    mend_permissions(path)
    return store


def _postgres(database: str, owner: bool, shared: bool) -> Store:
    with Needs("postgres"):
        from istanbul.server.store.postgres import PostgresStore  # noqa: PLC0415 - an extra
    return PostgresStore(database, owner, shared=shared)
