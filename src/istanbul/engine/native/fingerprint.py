"""Tells whether a native build belongs to the rules as they are written now."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path


def folder(package: str) -> Path:
    """Where a package lies, without importing it."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(package)
    return Path(spec.submodule_search_locations[0])


@cache
def fingerprint(package: str) -> str:
    """Changes with any source or table of the rules, or of what translates them."""
    engine = folder("istanbul.engine")
    files = [*folder(package).rglob("*.py"), *folder(package).rglob("*.toml")]
    files += [*(engine / "native").rglob("*.py"), engine / "record.py", engine / "rng.py"]
    return sha256(b"".join(path.read_bytes() for path in sorted(files))).hexdigest()[:16]
