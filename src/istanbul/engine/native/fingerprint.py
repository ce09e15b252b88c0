"""Tells whether a native build belongs to the rules as they are written now."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

KINDS = ("*.py", "*.toml")
OUTER = ("player", "terminal")  # folders of a game that its rules do not know


def folder(package: str) -> Path:
    """Where a package lies, without importing it."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(package)
    return Path(spec.submodule_search_locations[0])


@cache
def fingerprint(package: str) -> str:
    """Changes with any source or table of the rules, or of what translates them.

    Rules that are built on those of other packages name these in their `SOURCES`.
    """
    engine = folder("istanbul.engine")
    files = [engine / f"{name}.py" for name in ("record", "rng", "playout", "batch")]
    for name in [package, *getattr(import_module(f"{package}.rules"), "SOURCES", [])]:
        files += [path for kind in KINDS for path in _rules(folder(name), kind)]
    files += (engine / "native").rglob("*.py")
    return sha256(b"".join(path.read_bytes() for path in sorted(files))).hexdigest()[:16]


def _rules(package: Path, kind: str) -> list[Path]:
    found = package.rglob(kind)
    return [path for path in found if path.relative_to(package).parts[0] not in OUTER]
