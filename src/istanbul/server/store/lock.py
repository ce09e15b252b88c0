"""One server per database file: two would each believe to be the authority over its tables."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from istanbul.engine.errors import MalformedInput

_held: Final[set[tuple[int, int]]] = set()
"""The files that this process has locked: by device and number, whatever they are called."""


class FileLock:
    """Held until closed, or until the process ends in whatever way.

    To close a file is to lose all locks that SQLite has on it in this process. So the lock of a
    database must be closed after the database, and a file that is held is not opened again.
    """

    def __init__(self, database: Path) -> None:
        path = _locked_file(database)
        handle = -1
        try:
            if path.exists() and _identity(path.stat()) in _held:
                raise BlockingIOError
            handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            _lock(handle)
        except BlockingIOError as problem:
            if handle >= 0:
                os.close(handle)
            raise MalformedInput(f"database {database}: another server is using it") from problem
        self._handle = handle
        self._identity = _identity(os.fstat(handle))
        _held.add(self._identity)

    def close(self) -> None:
        """Let others have it."""
        os.close(self._handle)
        _held.discard(self._identity)


def _identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


if sys.platform == "linux":
    import fcntl

    def _locked_file(database: Path) -> Path:
        """The database itself: no other name leads past it. SQLite locks in another way."""
        return database

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

else:

    def _locked_file(database: Path) -> Path:
        """A file beside it: here the lock of the database itself would be in SQLite's way."""
        real = database.resolve()
        return real.with_name(f"{real.name}.lock")

    if sys.platform == "win32":
        import msvcrt

        def _lock(handle: int) -> None:
            try:
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            except OSError as problem:
                raise BlockingIOError from problem

    else:
        import fcntl

        def _lock(handle: int) -> None:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
