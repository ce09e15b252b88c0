"""Which steps bring a database to the version of this program."""

from pathlib import Path

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.server.store.migrate import migrate

STEPS = ["first", "second", "third"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for n, sql in enumerate(STEPS, 1):
        (tmp_path / f"{n:04}_step.sql").write_text(sql, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("version", range(4))
def test_what_a_database_lacks_is_applied_in_order(folder: Path, version: int) -> None:
    applied: list[tuple[int, str]] = []
    migrate(version, folder, lambda number, sql: applied.append((number, sql)))
    assert applied == list(enumerate(STEPS, 1))[version:]


def test_a_database_of_a_newer_program_is_refused(folder: Path) -> None:
    with pytest.raises(MalformedInput, match="version 4 was written by a newer program"):
        migrate(4, folder, lambda number, sql: None)
