"""Both databases: what was written is there, all of it or nothing, and after opening again."""

import sqlite3
from pathlib import Path

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.server.errors import Conflict, StorageFailed
from istanbul.server.store.base import Store
from istanbul.server.store.opening import default_database, open_store
from istanbul.server.store.rows import PersonRow, ReviewRow, StudyRow, TableRow, Write
from istanbul.server.store.sqlite import SqliteStore
from tests.server.postgres import connect, postgres_store
from tests.server.store.tables import entries, head, kind_of, row


def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    store.write([Write(row(), head(), entries())])
    found = store.load_table("t1")
    assert found is not None
    assert (found.row.id, found.row.code, found.row.watch) == ("t1", "CODE1", "w1")
    assert (found.row.host, found.row.status, found.row.secret) == ("ann", "waiting", "secret")
    assert found.row.body == row().body
    assert found.row.created == 1.0
    assert found.head == head()
    assert found.entries == list(entries())


def test_what_is_not_there_is_none(store: Store) -> None:
    assert store.load_table("t1") is None
    assert store.load_person("ann") is None
    assert store.find_code("CODE1") is None
    assert store.find_watch("w1") is None


def test_tables_are_found_by_code_link_and_person(store: Store) -> None:
    store.write([Write(row(1), head(1, changed=5.0)), Write(row(2)), Write(row(3), head(3))])
    assert store.find_code("CODE2") == "t2"
    assert store.find_watch("w3") == "t3"
    assert [t.row.id for t in store.tables_of("ben")] == ["t3", "t1", "t2"]
    assert store.tables_of("cem") == []


def test_somebody_who_left_no_longer_finds_the_table(store: Store) -> None:
    store.write([Write(row())])
    left = TableRow("t1", "CODE1", "w1", "ann", "waiting", "secret", {"seats": []}, ("ann",), 1.0)
    store.write([Write(left)])
    assert store.tables_of("ben") == []
    assert [t.row.body for t in store.tables_of("ann")] == [{"seats": []}]


def test_only_tables_in_play_are_unfinished(store: Store) -> None:
    store.write([Write(row(1, "waiting")), Write(row(2, "playing")), Write(row(3, "over"))])
    assert [t.row.id for t in store.unfinished()] == ["t2"]


def test_within_a_group_the_last_word_counts(store: Store) -> None:
    store.write(
        [
            Write(row(1, "waiting"), head(1, 1), entries(1, 1, 1)),
            Write(row(1, "playing"), head(1, 2), entries(1, 2, 2)),
        ]
    )
    found = store.load_table("t1")
    assert found is not None
    assert found.row.status == "playing"
    assert found.head == head(1, 2)
    assert [e.n for e in found.entries] == [1, 2]


@pytest.mark.parametrize("lost", [Write(head=head(2)), Write(entries=entries(2))])
def test_moves_of_a_table_that_is_not_there_are_not_taken(store: Store, lost: Write) -> None:
    with pytest.raises(Conflict):
        store.write([Write(row(1)), lost])
    assert store.load_table("t1") is None
    store.write([Write(row(1))])
    found = store.load_table("t1")
    assert found is not None
    assert (found.head, found.entries) == (None, [])


def test_a_review_belongs_to_its_table_and_goes_with_it(store: Store) -> None:
    store.write([Write(row(1)), Write(row(2)), Write(review=ReviewRow("t1", "first"))])
    store.write([Write(review=ReviewRow("t1", "again"))])
    assert (store.load_review("t1"), store.load_review("t2")) == ("again", None)
    store.write([Write(delete_table="t1")])
    store.write([Write(review=ReviewRow("t1", "too late")), Write(row(3))])
    assert store.load_review("t1") is None
    store.write([Write(row(1))])
    assert [store.load_review(f"t{n}") for n in (1, 2, 3)] == [None, None, None]


def test_what_somebody_has_learned(store: Store) -> None:
    ada = [StudyRow("ada", "puzzle", item, {"solved": True}) for item in ("one", "two")]
    ben = StudyRow("ben", "puzzle", "one", {"solved": False})
    store.write([Write(studies=(*ada, ben))])
    again = StudyRow("ada", "puzzle", "one", {"solved": False})
    store.write([Write(studies=(again,))])
    assert store.studies_of("ada") == [again, ada[1]]
    store.write([Write(delete_person="ada")])
    assert (store.studies_of("ada"), store.studies_of("ben")) == ([], [ben])


def test_people(store: Store) -> None:
    ann = PersonRow("ann", "Ann", "de", {"webhook": "x"}, 3.0)
    store.write([Write(person=ann)])
    assert store.load_person("ann") == ann
    store.write([Write(person=PersonRow("ann", "Anne", "pl", {}, 9.0))])
    assert store.load_person("ann") == PersonRow("ann", "Anne", "pl", {}, 3.0)
    store.write([Write(person=PersonRow("ben", "Ben", "en")), Write(delete_person="ann")])
    assert store.load_person("ann") is None
    assert store.load_person("ben") is not None


def test_a_deleted_table_leaves_nothing(store: Store) -> None:
    store.write([Write(row(1), head(1), entries(1)), Write(row(2), head(2), entries(2))])
    store.write([Write(delete_table="t1")])
    assert store.load_table("t1") is None
    assert [t.row.id for t in store.tables_of("ann")] == ["t2"]
    store.write([Write(row(1), head(1), entries(1))])  # nor would anything be in the way
    assert store.load_table("t2") is not None


@pytest.mark.parametrize(
    "wrong",
    [
        Write(entries=entries(1, 3, 3)),  # there is an entry 3
        Write(row(2, code="CODE1")),  # another table has the code
    ],
    ids=["entry", "code"],
)
def test_a_conflict_leaves_nothing_of_the_group(store: Store, wrong: Write) -> None:
    store.write([Write(row(), head(), entries())])
    before = store.load_table("t1")
    with pytest.raises(Conflict, match="not stored"):
        store.write([Write(head=head(1, 4), entries=entries(1, 4, 4)), wrong])
    assert store.load_table("t1") == before
    store.write([Write(head=head(1, 4), entries=entries(1, 4, 4))])  # and it goes on


def test_what_cannot_be_written_leaves_nothing_of_the_group(store: Store) -> None:
    store.write([Write(row(), head(), entries())])
    before = store.load_table("t1")
    unwritable = Write(person=PersonRow("eve", "half a letter: \ud800", "en"))
    with pytest.raises((UnicodeError, StorageFailed)):
        store.write([Write(head=head(1, 4), entries=entries(1, 4, 4)), unwritable])
    assert store.load_table("t1") == before
    store.write([Write(head=head(1, 4), entries=entries(1, 4, 4))])


def test_everything_is_there_after_opening_again(database: str) -> None:
    first = open_store(database)
    first.write([Write(row(), head(), entries(), PersonRow("ann", "Ann", "en"))])
    before = first.load_table("t1")
    first.close()
    again = open_store(database)
    assert again.load_table("t1") == before
    assert again.load_person("ann") is not None
    again.close()


def test_a_second_server_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if kind_of(database) == "postgres":
        monkeypatch.setattr("istanbul.server.store.postgres.CLAIM_SECONDS", 0.1)
    first = open_store(database)
    with pytest.raises(MalformedInput, match="another server is using it"):
        open_store(database)
    first.close()
    open_store(database).close()


def test_a_back_up_of_a_store_in_use_is_a_database(store: Store, tmp_path: Path) -> None:
    store.write([Write(row(n), head(n), entries(n)) for n in range(1, 4)])
    store.write([Write(person=PersonRow("ann", "Ann", "en", {"a": [1]}, 2.0))])
    store.backup(tmp_path / "copy.db")
    store.write([Write(row(4))])
    copy = open_store(str(tmp_path / "copy.db"))
    for n in range(1, 4):
        assert copy.load_table(f"t{n}") == store.load_table(f"t{n}")
    assert copy.load_table("t4") is None
    assert copy.load_person("ann") == store.load_person("ann")
    assert [t.row.id for t in copy.tables_of("ben")] == ["t1", "t2", "t3"]
    copy.close()


def test_who_only_looks_changes_nothing(tmp_path: Path, postgres: str) -> None:
    sqlite3.connect(tmp_path / "x.db").close()
    for database in (str(tmp_path / "x.db"), postgres):
        looking = open_store(database, owner=False)
        with pytest.raises(StorageFailed, match="tables"):
            looking.load_table("t1")  # there is nothing yet, not even a schema
        looking.close()


def test_others_can_look_while_the_owner_writes(database: str) -> None:
    store = open_store(database)
    store.write([Write(row(), head(), entries())])
    other = open_store(database, owner=False)  # while the owner has it
    assert other.load_table("t1") == store.load_table("t1")
    other.close()
    store.close()


# Which database.


def test_commits_wait_for_the_disk(tmp_path: Path, postgres: str) -> None:
    store = SqliteStore(tmp_path / "x.db")
    assert store._read("PRAGMA journal_mode") == [("wal",)]
    assert store._read("PRAGMA synchronous") == [(2,)]  # FULL
    store.close()
    with connect(postgres) as db:
        db.execute("ALTER ROLE CURRENT_USER SET synchronous_commit = off")
        other = postgres_store(postgres)
        assert other._read("SHOW synchronous_commit") == [("on",)]
        other.close()
        db.execute("ALTER ROLE CURRENT_USER RESET synchronous_commit")


def test_a_lost_connection_is_made_again(postgres: str) -> None:
    store = postgres_store(postgres)
    store.write([Write(row(), head(), entries())])
    with connect(postgres) as db:
        db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    with pytest.raises(StorageFailed):
        store.write([Write(head=head(1, 4), entries=entries(1, 4, 4))])
    found = store.load_table("t1")
    assert found is not None
    assert len(found.entries) == 3
    store.write([Write(head=head(1, 4), entries=entries(1, 4, 4))])
    store.close()


def test_the_default_is_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    assert default_database() == Path("data") / "istanbul" / "tables.db"


@pytest.mark.parametrize("database", ["mysql://x", "sqlite://x"])
def test_other_databases_are_refused(database: str) -> None:
    with pytest.raises(MalformedInput, match="expected a file or postgresql://"):
        open_store(database)


def test_another_program_can_read_the_file_meanwhile(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "x.db"))
    store.write([Write(row(), head(), entries())])
    reader = sqlite3.connect(tmp_path / "x.db")
    assert reader.execute("SELECT COUNT(*) FROM entries").fetchone() == (3,)
    reader.close()
    store.close()
