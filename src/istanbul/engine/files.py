"""Files that appear as a whole, or not at all."""

from __future__ import annotations

import os
import tempfile
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
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
    os.close(handle)
    try:
        yield Path(name)
        with open(name, "rb") as written:
            os.fsync(written.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
