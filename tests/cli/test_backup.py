"""`istanbul backup`: a copy of a database in use, or a clear word why there is none."""

from pathlib import Path

import pytest

from istanbul.server.store.opening import open_store
from istanbul.server.store.rows import EntryRow, TableRow, Write
from tests.cli.runner import Run


def write(path: Path, n: int) -> None:
    row = TableRow(f"t{n}", f"C{n}", f"w{n}", "ann", "playing", "s", {}, ("ann",), 0.0)
    store = open_store(str(path))
    store.write([Write(row, entries=(EntryRow(f"t{n}", 1, 0, "x"),))])
    store.close()


def test_a_copy_of_a_database_in_use(run: Run, tmp_path: Path) -> None:
    write(tmp_path / "tables.db", 1)
    server = open_store(str(tmp_path / "tables.db"))  # as a server holds it
    ran = run("backup", tmp_path / "copy.db", "--database", tmp_path / "tables.db")
    assert ran.code == 0, ran.err
    assert ran.out.startswith(f"{tmp_path / 'copy.db'}: ")
    before = server.load_table("t1")
    server.close()
    copy = open_store(str(tmp_path / "copy.db"))
    assert copy.load_table("t1") == before is not None
    copy.close()
    assert sorted(path.name for path in tmp_path.glob("*copy*")) == ["copy.db"]


def test_without_a_name_it_is_the_database_of_serve(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "istanbul.server.store.opening.default_database", lambda: tmp_path / "mine.db"
    )
    write(tmp_path / "mine.db", 1)
    assert run("backup", tmp_path / "copy.db").code == 0
    assert (tmp_path / "copy.db").is_file()


def test_nothing_is_overwritten(run: Run, tmp_path: Path) -> None:
    write(tmp_path / "tables.db", 1)
    (tmp_path / "old.db").write_text("precious", encoding="utf-8")
    ran = run("backup", tmp_path / "old.db", "--database", tmp_path / "tables.db")
    assert ran.code == 2
    assert "expected a file that does not exist yet" in ran.err
    assert (tmp_path / "old.db").read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize(
    ("target", "database", "message"),
    [
        ("copy.db", "missing.db", "there is no such file"),
        ("nowhere/copy.db", "tables.db", "in a folder that exists"),
        ("copy.db", "text.db", "not a database"),
    ],
)
def test_what_cannot_be_copied_is_said(
    run: Run, tmp_path: Path, target: str, database: str, message: str
) -> None:
    write(tmp_path / "tables.db", 1)
    (tmp_path / "text.db").write_text("no database " * 100, encoding="utf-8")
    ran = run("backup", tmp_path / target, "--database", tmp_path / database)
    assert ran.code == 2
    assert message in ran.err
    assert len(ran.err.splitlines()) == 1
    assert not (tmp_path / target).exists()
