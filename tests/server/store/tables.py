"""Tables and databases of other versions, for the tests of the stores."""

from pathlib import Path

from istanbul.server.store.base import Store
from istanbul.server.store.migrate import FOLDER, scripts
from istanbul.server.store.rows import EntryRow, HeadRow, TableRow
from istanbul.server.store.sqlite import SqliteStore
from tests.server.postgres import postgres_store


def row(n: int = 1, status: str = "waiting", **more: str) -> TableRow:
    """A table's row; `n` tells it from others."""
    body = {"seats": [], "name": "Çağ \U0001f3b2 \x00"}
    members = ("ann", "ben")
    code = more.get("code", f"CODE{n}")
    return TableRow(f"t{n}", code, f"w{n}", "ann", status, "secret", body, members, float(n))


def head(n: int = 1, number: int = 3, changed: float = 9.5) -> HeadRow:
    return HeadRow(f"t{n}", number, 1, "abcd", number, changed)


def entries(n: int = 1, first: int = 1, last: int = 3) -> tuple[EntryRow, ...]:
    return tuple(
        EntryRow(f"t{n}", k, -1 if k == 1 else 0, f"text {k}") for k in range(first, last + 1)
    )


def older(folder: Path, kind: str, last: int) -> Path:
    """The migrations up to one of them, as an earlier version of the program had them."""
    folder.mkdir(exist_ok=True)
    for number, script in scripts(FOLDER / kind)[:last]:
        (folder / f"{number:04}_x.sql").write_text(script, encoding="utf-8")
    return folder


def newer(folder: Path, kind: str, serves: int = 1) -> Path:
    """The migrations with one more, as a later version of the program would have them.

    Programs may go on that are so many versions older.
    """
    older(folder, kind, len(scripts(FOLDER / kind)))
    last = len(scripts(FOLDER / kind)) + 1
    added = "ALTER TABLE people ADD COLUMN colour TEXT NOT NULL DEFAULT 'red';"
    said = f"UPDATE programs SET oldest = {last - serves};"
    (folder / f"{last:04}_colour.sql").write_text(f"{added}\n{said}", encoding="utf-8")
    return folder


def kind_of(database: str) -> str:
    return "postgres" if database.startswith("postgresql") else "sqlite"


def store_of(database: str, folder: Path) -> Store:
    """A store with other migrations than those of this version."""
    if kind_of(database) == "postgres":
        return postgres_store(database, folder=folder)
    return SqliteStore(database, folder=folder)
