"""Rows of data tables: a user's own changes merged in, and marks of how certain a fact is."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Any

from istanbul.engine.errors import Fault, MalformedInput
from istanbul.engine.node import Given

Section = dict[str, Any]
"""Key -> value. Any: numbers, ids, lists and tables of them, each game knows which."""
Rows = dict[str, Section]
"""Section -> key -> value, as in the files."""


class Printed:
    """The printed rows of a game: the project's own tables, and what a user may change in them."""

    def __init__(self, package: str, files: Sequence[str]) -> None:
        self._rows: Rows = {}
        folder = resources.files(package) / "tables"
        for name in files:
            self._rows |= tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))

    def __call__(self) -> Rows:
        """All rows. Read only."""
        return self._rows

    def merged(self, own: Given) -> Rows:
        """The printed rows with a user's changes."""
        return merge(self(), own)

    def read_own(self, path: Path) -> Rows:
        """A user's table file, checked against the printed rows."""
        own = read_file(path)
        self.merged(own)
        return own

    def marked_facts(self) -> dict[str, str]:
        """The facts that are not certain: where they stand, and their mark (l or r)."""
        return marked_facts(self())


def read_file(path: Path) -> Rows:
    """The rows of a user's TOML file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise MalformedInput(f"table file {path}: {problem}", Fault("file-tables")) from problem


def merge(rows: Section, own: Given, where: str = "tables") -> Section:
    """Rows with a user's changes: numbers may change, ids and marks never."""
    result = dict(rows)
    for key, value in own.items():
        name = f"{where}.{key}"
        wrong = Fault("file-row", {"name": name})
        if key not in rows:
            fault = Fault("file-unknown_field", {"name": name})
            raise MalformedInput(f"{name} is unknown; expected one of {', '.join(rows)}", fault)
        known = rows[key]
        if isinstance(known, dict):
            if not isinstance(value, dict):
                raise MalformedInput(f"{name} must be a table", wrong)
            result[key] = merge(known, value, name)
        elif isinstance(known, str):
            if value != known:
                raise MalformedInput(f"{name} is an id or a mark and cannot be changed", wrong)
        elif not _same_kind(known, value):
            text = f"{name} must look like {known}: whole numbers, 0 to 999"
            raise MalformedInput(text, wrong)
        else:
            result[key] = value
    return result


def _same_kind(known: object, value: object) -> bool:
    """Is it a number where a number stood, or as many lists of numbers (stacks may grow)?"""
    if isinstance(known, list):
        if not isinstance(value, list) or not value:
            return False
        if isinstance(known[0], list):  # rows of a stack: their number may change
            return all(_same_kind(known[0], row) for row in value)
        return len(value) == len(known) and all(map(_same_kind, known, value))
    if isinstance(known, str):
        return bool(value == known)
    return type(value) is int and 0 <= value <= 999


def marked_facts(rows: Rows) -> dict[str, str]:
    """The facts that are not certain: where they stand, and their mark (l or r)."""
    found: dict[str, str] = {}

    def look(rows: Section, where: str) -> None:
        for key, value in rows.items():
            if isinstance(value, dict):
                look(value, f"{where}{key}.")
            elif key.endswith("mark") and value in ("l", "r"):
                found[
                    where + key.removesuffix("mark").rstrip("_")
                    if key != "mark"
                    else where.rstrip(".")
                ] = value

    look(rows, "")
    return found
