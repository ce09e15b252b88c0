"""Bring a database to the version of this program: numbered SQL files, each applied once.

Servers of two neighbouring versions use one database, and the older one may be started last. So a
migration adds, and each says in the database which version a program must know at least to go on
using it: the one before, if programs that do not know what was added neither miss nor break it.
What is no longer used is taken away by a migration of a later release.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from istanbul.engine.errors import MalformedInput

FOLDER: Final = Path(__file__).parent / "migrations"
OLDEST: Final = "SELECT oldest FROM programs"
"""The version of the database that a program must know at least; since version 17."""


def scripts(folder: Path) -> list[tuple[int, str]]:
    """The steps of a database in order: the version after each, and its SQL."""
    found: list[tuple[int, str]] = []
    for path in sorted(folder.glob("*.sql")):
        number = re.match(r"(\d{4})_", path.name)
        if number is None or int(number[1]) != len(found) + 1:
            raise MalformedInput(f"{path.name}: expected migration {len(found) + 1:04}_...sql")
        found.append((int(number[1]), path.read_text(encoding="utf-8")))
    return found


def migrate(
    version: int, folder: Path, apply: Callable[[int, str], None], oldest: Callable[[], int]
) -> None:
    """Apply what a database of this version lacks. `apply` does one step in one transaction.

    `oldest` is asked of a database that a newer program has brought further: OLDEST.
    """
    steps = scripts(folder)
    if version > len(steps) and (least := oldest()) > len(steps):
        raise MalformedInput(
            f"database: version {version} was written by a newer program and needs one that knows "
            f"version {least}; this one knows versions up to {len(steps)}: start the newer one"
        )
    for number, sql in steps[version:]:
        apply(number, sql)
