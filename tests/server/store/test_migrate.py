"""Which steps bring a database to the version of this program."""

import re
from pathlib import Path

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.server.store.migrate import FOLDER, migrate, scripts

STEPS = ["first", "second", "third"]
SINCE = 17


def never() -> int:
    raise AssertionError("only a newer database is asked")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for n, sql in enumerate(STEPS, 1):
        (tmp_path / f"{n:04}_step.sql").write_text(sql, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("version", range(4))
def test_what_a_database_lacks_is_applied_in_order(folder: Path, version: int) -> None:
    applied: list[tuple[int, str]] = []
    migrate(version, folder, lambda number, sql: applied.append((number, sql)), never)
    assert applied == list(enumerate(STEPS, 1))[version:]


def test_a_newer_database_says_which_programs_may_use_it(folder: Path) -> None:
    applied: list[tuple[int, str]] = []
    for version in (4, 5, 9):
        migrate(version, folder, lambda number, sql: applied.append((number, sql)), lambda: 3)
        with pytest.raises(MalformedInput, match=f"version {version} was written by a newer .* 4;"):
            migrate(version, folder, lambda number, sql: applied.append((number, sql)), lambda: 4)
    assert applied == []


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_every_migration_says_it(kind: str) -> None:
    last = SINCE - 1
    for number, script in scripts(FOLDER / kind)[SINCE:]:
        said = re.findall(r"^UPDATE programs SET oldest = (\d+);$", script, flags=re.MULTILINE)
        assert len(said) == 1, number
        assert last <= int(said[0]) <= number
        last = int(said[0])
