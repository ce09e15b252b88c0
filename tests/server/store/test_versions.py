"""Migrations of both databases: older ones, newer ones, and ones that fail."""

import sqlite3
from pathlib import Path

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.server.errors import StorageFailed
from istanbul.server.store.migrate import FOLDER, migrate, scripts
from istanbul.server.store.opening import open_store
from istanbul.server.store.rows import PersonRow, Write
from istanbul.server.store.sqlite import SqliteStore
from tests.server.postgres import connect
from tests.server.store.tables import entries, head, kind_of, newer, older, row, store_of


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_versions_are_numbered_from_one(kind: str) -> None:
    numbers = [number for number, _ in scripts(FOLDER / kind)]
    assert numbers == list(range(1, len(numbers) + 1))


FIRST_VERSION = """
INSERT INTO tables VALUES
    ('t2', 'CODE2', 'w2', 'ann', 'waiting', 'secret', '{"seats": []}', 2.0),
    ('t1', 'CODE1', 'w1', 'ann', 'playing', 'secret', '{"seats": []}', 1.0);
INSERT INTO heads VALUES ('t1', 3, 1, 'abcd', 3, 9.5), ('t2', 1, 1, 'abcd', 1, 8.5);
INSERT INTO entries (table_id, n, seat, text) VALUES
    ('t1', 1, -1, 'text 1'), ('t2', 1, -1, 'text 1'),
    ('t1', 2, 0, 'text 2'), ('t1', 3, 0, 'text 3');
INSERT INTO members VALUES ('ann', 't1'), ('ann', 't2'), ('ben', 't1');
"""
"""Two tables as the first version of the program stored them."""


def test_tables_of_the_first_version_are_played_on(database: str, tmp_path: Path) -> None:
    store_of(database, older(tmp_path / "older", kind_of(database), 1)).close()
    if kind_of(database) == "postgres":
        with connect(database) as postgres:
            postgres.execute(FIRST_VERSION.encode())
    else:
        sqlite = sqlite3.connect(database)
        sqlite.executescript(FIRST_VERSION)
        sqlite.close()
    now = open_store(database)
    found = now.load_table("t1")
    assert found is not None
    assert found.row.body == {"seats": [], "shared": False}  # there were no public screens
    assert (found.head, found.entries) == (head(), list(entries()))
    assert [t.row.id for t in now.tables_of("ann")] == ["t1", "t2"]
    assert [t.row.id for t in now.tables_of("ben")] == ["t1"]
    now.write([Write(None, head(2, 2), entries(2, 2, 2)), Write(row(3), head(3), entries(3))])
    for table, last in ((1, 3), (2, 2), (3, 3)):
        found = now.load_table(f"t{table}")
        assert found is not None
        assert (found.head, found.entries) == (
            head(table, last),
            list(entries(table, 1, last)),
        )
    now.close()


def test_stored_tables_survive_an_upgrade(database: str, tmp_path: Path) -> None:
    old = open_store(database)
    old.write([Write(row(), head(), entries(), PersonRow("ann", "Ann", "en"))])
    before = old.load_table("t1")
    old.close()
    later = store_of(database, newer(tmp_path / "newer", kind_of(database)))
    assert later.load_table("t1") == before
    later.close()


def test_the_version_before_goes_on_with_what_only_added(database: str, tmp_path: Path) -> None:
    """A program that was stopped may come back to what a newer one has migrated meanwhile."""
    kind = kind_of(database)
    later = store_of(database, newer(tmp_path / "newer", kind))
    later.write([Write(row(), head(), entries())])
    later.close()
    now = open_store(database)
    now.write([Write(None, head(1, 4), entries(1, 4, 4), PersonRow("ann", "Ann", "en"))])
    now.close()
    later = store_of(database, tmp_path / "newer")
    found = later.load_table("t1")
    assert found is not None
    assert found.entries == list(entries(1, 1, 4))
    assert later.load_person("ann") == PersonRow("ann", "Ann", "en")
    later.close()


@pytest.mark.parametrize("serves", [0, 1])
def test_other_newer_databases_are_refused(database: str, tmp_path: Path, serves: int) -> None:
    """One that takes something away, and one of two versions on."""
    folder = newer(tmp_path / "newer", kind_of(database), serves)
    last = len(scripts(folder)) + serves
    if serves:
        more = f"UPDATE programs SET oldest = {last - 1};"
        (folder / f"{last:04}_more.sql").write_text(more, encoding="utf-8")
    store_of(database, folder).close()
    said = f"version {last} was written by a newer program .*: start the newer one"
    with pytest.raises(MalformedInput, match=said):
        open_store(database)


def test_a_migration_that_fails_leaves_the_old_version(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "x.db").close()
    folder = newer(tmp_path / "newer", "sqlite")
    (added,) = folder.glob("*_colour.sql")
    with added.open("a", encoding="utf-8") as file:
        file.write("INSERT INTO nowhere VALUES (1);")
    with pytest.raises(StorageFailed, match="nowhere"):
        SqliteStore(tmp_path / "x.db", folder)
    SqliteStore(tmp_path / "x.db").close()  # still the old version


def test_a_gap_in_the_numbers_is_refused(tmp_path: Path) -> None:
    (tmp_path / "0002_x.sql").write_text("", encoding="utf-8")
    with pytest.raises(MalformedInput, match="expected migration 0001"):
        migrate(0, tmp_path, lambda number, script: None, lambda: 0)
