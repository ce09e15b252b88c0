"""Files that only their owner may read: a database holds identities and hidden cards."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import Final

from istanbul.server.journal import journal

PRIVATE: Final = 0o600
OF_OTHERS: Final = 0o077
BESIDE: Final = ("", "-wal", "-shm")  # what SQLite keeps beside a file takes over its permissions


def make_private(path: Path) -> None:
    """An empty file for a database, unless there is one; its folder too."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))


def mend_permissions(path: Path) -> None:
    """Take from others what an older version let them read."""
    real = path.resolve()
    for beside in BESIDE:
        file = real.with_name(real.name + beside)
        if (
            os.name != "posix"
            or not file.exists()
            or not stat.S_IMODE(file.stat().st_mode) & OF_OTHERS
        ):
            continue
        try:
            file.chmod(PRIVATE)
        except OSError:  # it belongs to somebody else
            journal("readable_by_others", logging.WARNING, file=file.name)
        else:
            journal("permissions_mended", logging.WARNING, file=file.name)
