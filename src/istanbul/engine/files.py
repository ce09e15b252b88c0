"""Files that appear as a whole, or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from istanbul.engine.errors import MalformedInput


@contextmanager
def whole_path(path: Path) -> Iterator[Path]:
    """Where to write a file: beside its place. When all went well it is synced and renamed."""
    path = path.resolve()
    if path.is_dir():
        raise MalformedInput(f"{path}: expected a file, but this is a folder")
    if not path.parent.is_dir():
        raise MalformedInput(f"{path}: expected a file in a folder that exists")
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        yield beside
        with beside.open("r+b") as written:
            os.fsync(written.fileno())
        os.replace(beside, path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
