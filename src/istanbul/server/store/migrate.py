"""Bring a database to the version of this program: numbered SQL files, each applied once."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from istanbul.engine.errors import MalformedInput

FOLDER: Final = Path(__file__).parent / "migrations"


def scripts(folder: Path) -> list[tuple[int, str]]:
    """The steps of a database in order: the version after each, and its SQL."""
    found: list[tuple[int, str]] = []
    for path in sorted(folder.glob("*.sql")):
        number = re.match(r"(\d{4})_", path.name)
        if number is None or int(number[1]) != len(found) + 1:
            raise MalformedInput(f"{path.name}: expected migration {len(found) + 1:04}_...sql")
        found.append((int(number[1]), path.read_text(encoding="utf-8")))
    return found


def migrate(version: int, folder: Path, apply: Callable[[int, str], None]) -> None:
    """Apply what a database of this version lacks. `apply` does one step in one transaction."""
    steps = scripts(folder)
    if version > len(steps):
        raise MalformedInput(
            f"database: version {version} was written by a newer program; "
            f"this one knows versions up to {len(steps)}"
        )
    for number, sql in steps[version:]:
        apply(number, sql)
