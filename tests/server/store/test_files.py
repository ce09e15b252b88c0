"""The files of a database: nobody else reads them, and no second server uses them."""

import logging
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from istanbul.cli import main
from istanbul.engine.errors import MalformedInput
from istanbul.server.errors import StorageFailed
from istanbul.server.live.hub import Hub
from istanbul.server.running import background
from istanbul.server.settings import Settings
from istanbul.server.store.opening import open_store
from istanbul.server.store.rows import PersonRow, TableRow, Write
from istanbul.server.store.sqlite import SqliteStore
from tests.server.serving import new_person, request, run

SECOND = "import sys; from istanbul.server.store.opening import open_store; open_store(sys.argv[1])"


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    """As most people have it: files can be read by all."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_others_cannot_read_the_files_of_a_server(tmp_path: Path) -> None:
    folder = tmp_path / "made" / "here"
    with background(Settings(database=str(folder / "tables.db"))) as address:
        request(address, "POST", "/api/me", {"name": "Ada"}, {"Cookie": new_person(address)})
        assert modes(folder) == dict.fromkeys(
            ["tables.db", "tables.db-wal", "tables.db-shm"], 0o600
        )
        copy = tmp_path / "copy.db"
        assert main(["backup", str(copy), "--database", str(folder / "tables.db")]) == 0
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_others_cannot_read_a_back_up_of_postgresql(postgres: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    store = open_store(postgres)
    store.backup(copy)
    store.close()
    assert modes(tmp_path) == {"copy.db": 0o600}


def test_what_others_could_read_is_mended_and_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.db"
    open_store(str(path)).close()
    path.chmod(0o644)
    (tmp_path / "link.db").symlink_to(path)
    with caplog.at_level(logging.WARNING, "istanbul.server"):
        open_store(str(tmp_path / "link.db")).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert {record.message for record in caplog.records} == {"permissions_mended"}


@pytest.mark.parametrize("way", ["itself", "symbolic link", "hard link"])
def test_no_name_of_a_file_leads_past_its_lock(tmp_path: Path, way: str) -> None:
    path = other = tmp_path / "tables.db"
    store = open_store(str(path))
    if way != "itself":
        other = tmp_path / "other.db"
        other.symlink_to(path) if way == "symbolic link" else other.hardlink_to(path)
    for lock in tmp_path.glob("*.lock"):
        lock.unlink()
    with pytest.raises(MalformedInput, match="another server is using it"):
        open_store(str(other))  # in this process
    second = subprocess.run(
        [sys.executable, "-c", SECOND, str(other)], capture_output=True, text=True, check=False
    )
    assert "another server is using it" in second.stderr
    store.write([Write(table("t1"))])
    store.close()
    open_store(str(other)).close()


def table(name: str) -> TableRow:
    return TableRow(name, name, f"w{name}", "ann", "playing", "s", {}, ("ann",), 7.0)


def test_a_broken_row_keeps_no_other_table_from_going_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.db"
    store = open_store(str(path))
    store.write([Write(table(name)) for name in ("t1", "t2", "t3")])
    store.close()
    for name, body in (("t1", '{"seats": '), ("t2", '{"seats": 7}')):
        with sqlite3.connect(path) as db:
            db.execute("UPDATE tables SET body = ? WHERE id = ?", (body, name))
        db.close()

    async def start() -> list[str]:
        hub = Hub(open_store(str(path)))
        try:
            await hub.resume()
            return [stored.row.id for stored in await hub.of_person("ann")]
        finally:
            await hub.close()

    with caplog.at_level(logging.ERROR, "istanbul.server"):
        assert run(start()) == ["t2", "t3"]
    assert "table_unreadable" in [record.message for record in caplog.records]


def test_nothing_is_said_of_a_server_that_cannot_open_its_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text.db").write_text("no database " * 100, encoding="utf-8")
    for name in ("text.db", "text.db/tables.db", "."):
        assert main(["serve", "--port", "0", "--database", str(tmp_path / name)]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert len(said.err.splitlines()) == 1


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("no database " * 100, encoding="utf-8")
    with pytest.raises(StorageFailed, match="not a database"):
        open_store(str(tmp_path / "x.db"))


def test_what_is_deleted_is_overwritten_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person who deletes their data must not be found in the file by whoever reads its bytes.

    Debian's SQLite overwrites by itself, others do not: here it does not unless it is told to.
    """
    usual = sqlite3.connect

    def careless(*arguments: Any, **more: Any) -> sqlite3.Connection:
        db: sqlite3.Connection = usual(*arguments, **more)
        db.execute("PRAGMA secure_delete = OFF")
        return db

    monkeypatch.setattr(sqlite3, "connect", careless)
    path = tmp_path / "x.db"
    store = SqliteStore(path)
    secret = "nobody-may-read-this-" * 20
    many = [PersonRow(f"p{n}", f"{secret}{n}", "en", {}, 1.0) for n in range(50)]
    store.write([Write(person=row) for row in many])
    store.write([Write(delete_person=row.id) for row in many[1:]])
    store.close()
    (left,) = {path.name for path in tmp_path.iterdir()}
    raw = path.read_bytes()
    assert left == "x.db"
    assert f"{secret}0".encode() in raw, "the one who stayed is there"
    assert not any(f"{secret}{n}".encode() in raw for n in range(10, 50))
