"""One server per database file: two would each believe to be the authority over its tables."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from istanbul.engine.errors import MalformedInput


class FileLock:
    """Held until closed, or until the process ends in whatever way."""

    def __init__(self, path: Path) -> None:
        self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._handle)
        except OSError as problem:
            os.close(self._handle)
            message = f"database {path.with_suffix('')}: another server is using it"
            raise MalformedInput(message) from problem

    def close(self) -> None:
        """Let others have it."""
        os.close(self._handle)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
