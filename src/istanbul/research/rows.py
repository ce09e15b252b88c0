"""Rows in files, as JSON lines or Parquet: told apart by the file's name, the same when read.

A file appears when all its rows are written; a program that is killed leaves none.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Final

from istanbul.engine.errors import MalformedInput
from istanbul.engine.extras import extra
from istanbul.engine.files import whole_path
from istanbul.engine.node import Json

SUFFIXES: Final = (".jsonl", ".parquet")
GROUP: Final = 5_000  # rows of Parquet that are written, or read, at once

Columns = Mapping[str, str]
"""The names of columns with their types as Arrow calls them; `[int8]` is a list, `json` a text."""
Write = Callable[[Json], None]


def check_name(path: Path) -> None:
    """Refuse a file of another form, and one of Parquet where that cannot be written."""
    if path.suffix not in SUFFIXES:
        raise MalformedInput(f"{path}: expected a file name that ends in {' or '.join(SUFFIXES)}")
    if path.suffix == ".parquet":
        extra("pyarrow")


@contextmanager
def rows_file(path: Path, columns: Columns) -> Iterator[Write]:
    """A function that writes a row."""
    check_name(path)
    writer = _parquet if path.suffix == ".parquet" else _lines
    with whole_path(path) as beside, writer(beside, columns) as write:
        yield write


def read_rows(path: Path, columns: Columns) -> Iterator[Json]:
    """All rows of a file, one after the other."""
    check_name(path)
    reader = _read_parquet if path.suffix == ".parquet" else _read_lines
    for number, row in enumerate(reader(path, columns), 1):
        missing = [name for name in columns if name not in row]
        if missing:
            raise MalformedInput(f"{path}, row {number}: {', '.join(missing)} is missing")
        yield row


@contextmanager
def _lines(path: Path, columns: Columns) -> Iterator[Write]:
    with path.open("w", encoding="utf-8") as file:

        def write(row: Json) -> None:
            line = {
                name: list(v) if columns.get(name) == "binary" else v for name, v in row.items()
            }
            file.write(json.dumps(line, ensure_ascii=False) + "\n")

        yield write


def _read_lines(path: Path, columns: Columns) -> Iterator[Json]:
    with path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            try:
                row = json.loads(line)
                for name in columns:
                    if columns[name] == "binary" and name in row:
                        row[name] = bytes(row[name])
            except (ValueError, TypeError) as problem:
                expected = f"{path}, line {number}: expected a row in JSON ({problem})"
                raise MalformedInput(expected) from problem
            yield row


@contextmanager
def _parquet(path: Path, columns: Columns) -> Iterator[Write]:
    arrow, parquet = extra("pyarrow"), extra("pyarrow.parquet")
    schema = arrow.schema([(name, _type(arrow, kind)) for name, kind in columns.items()])
    rows: list[Json] = []
    with parquet.ParquetWriter(path, schema, compression="zstd") as file:

        def flush() -> None:
            if rows:
                file.write_table(arrow.Table.from_pylist(rows, schema))
            rows.clear()

        def write(row: Json) -> None:
            rows.append({name: _packed(row[name], columns[name]) for name in columns})
            if len(rows) == GROUP:
                flush()

        yield write
        flush()


def _read_parquet(path: Path, columns: Columns) -> Iterator[Json]:
    try:
        file = extra("pyarrow.parquet").ParquetFile(path)
    except ValueError as problem:  # the base of pyarrow's own errors
        raise MalformedInput(f"{path}: expected a Parquet file ({problem})") from problem
    with file:
        for group in file.iter_batches(GROUP):
            for row in group.to_pylist():
                for name, kind in columns.items():
                    if kind == "json" and name in row:
                        row[name] = json.loads(row[name])
                yield row


def _type(arrow: ModuleType, kind: str) -> object:
    if kind == "json":
        return arrow.string()
    if kind.startswith("["):
        return arrow.list_(arrow.type_for_alias(kind[1:-1]))
    return arrow.type_for_alias(kind)


def _packed(value: object, kind: str) -> object:
    return json.dumps(value, ensure_ascii=False) if kind == "json" else value
