"""The writer: groups under load, no waiting without, and an honest answer for everybody."""

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from istanbul.server.errors import Conflict, StorageFailed, Unwritable
from istanbul.server.store.base import Store
from istanbul.server.store.reader import Reader
from istanbul.server.store.rows import EntryRow, PersonRow, TableRow, Write
from istanbul.server.store.sqlite import SqliteStore
from istanbul.server.store.writer import Writer
from tests.server.serving import run


def made(n: int, code: str | None = None) -> Write:
    """A new table with one entry."""
    row = TableRow(f"t{n}", code or f"C{n}", f"w{n}", "ann", "playing", "s", {}, ("ann",), 0.0)
    return Write(row, entries=(EntryRow(f"t{n}", 1, 0, "x"),))


class Held(SqliteStore):
    """A store whose commits wait until they are let through."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.let = threading.Event()
        self.sizes: list[int] = []

    def write(self, batch: Sequence[Write]) -> None:
        self.let.wait(10)
        self.sizes.append(len(batch))
        super().write(batch)


def test_what_queues_up_during_a_commit_goes_together_into_the_next(tmp_path: Path) -> None:
    async def main() -> None:
        store = Held(tmp_path / "x.db")
        writer = Writer(store, asyncio.get_running_loop())
        first = asyncio.ensure_future(writer.stored(made(0)))
        await asyncio.sleep(0.05)  # the thread has it
        rest = [asyncio.ensure_future(writer.stored(made(n))) for n in range(1, 31)]
        await asyncio.sleep(0.05)
        assert not first.done()
        store.let.set()
        await asyncio.gather(first, *rest)
        assert store.sizes == [1, 30]
        assert writer.commits == 2
        await writer.close()

    run(main())


def test_answers_come_in_order_and_after_the_commit(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "x.db")
        writer = Writer(store, asyncio.get_running_loop())
        reader = SqliteStore(tmp_path / "x.db")
        told: list[int] = []

        def done(n: int, problem: StorageFailed | None) -> None:
            assert problem is None
            assert reader.load_table(f"t{n}") is not None, "seen by others before it is told"
            told.append(n)

        for n in range(40):
            writer.write(made(n), lambda problem, n=n: done(n, problem))  # type: ignore[misc]  # bound now
        await writer.stored(made(40))
        await writer.close()
        assert told == list(range(40))
        reader.close()

    run(main())


@pytest.mark.parametrize("last", [2, 4])
def test_one_conflict_in_a_group_does_not_hurt_the_others(tmp_path: Path, last: int) -> None:
    async def main() -> None:
        store = Held(tmp_path / "x.db")
        writer = Writer(store, asyncio.get_running_loop())
        writes = [made(1), made(2, code="C1"), made(3), made(4)][:last]
        waiting = [asyncio.ensure_future(writer.stored(write)) for write in writes]
        await asyncio.sleep(0.05)
        store.let.set()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        answers = [type(None), Conflict, type(None), type(None)]
        assert [type(answer) for answer in found] == answers[:last]
        there = [store.load_table(f"t{n}") for n in range(1, last + 1)]
        assert [table is not None for table in there] == [True, False, True, True][:last]
        await writer.close()

    run(main())


def test_what_cannot_be_written_is_no_conflict_and_does_not_hurt_the_others(tmp_path: Path) -> None:
    async def main() -> None:
        store = Held(tmp_path / "x.db")
        writer = Writer(store, asyncio.get_running_loop())
        unwritable = Write(person=PersonRow("eve", "half a letter: \ud800", "en"))
        waiting = [asyncio.ensure_future(writer.stored(w)) for w in (made(1), unwritable, made(2))]
        await asyncio.sleep(0.05)
        store.let.set()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(answer) for answer in found] == [type(None), Unwritable, type(None)]
        assert None not in (store.load_table("t1"), store.load_table("t2"))
        assert writer.problem is None, "the database is well"
        await writer.close()

    run(main())


def test_a_storage_error_is_told_to_all_and_the_thread_lives_on(tmp_path: Path) -> None:
    class Full(Held):
        full = True

        def write(self, batch: Sequence[Write]) -> None:
            self.let.wait(10)
            if self.full:
                raise StorageFailed("not stored: the disk is full")
            super().write(batch)

    async def main() -> None:
        store = Full(tmp_path / "x.db")
        writer = Writer(store, asyncio.get_running_loop())
        waiting = [asyncio.ensure_future(writer.stored(made(n))) for n in range(3)]
        await asyncio.sleep(0.05)
        store.let.set()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [str(answer) for answer in found] == ["not stored: the disk is full"] * 3
        assert writer.problem == "not stored: the disk is full"
        assert writer.failures == 1
        assert store.load_table("t1") is None
        store.full = False
        await writer.stored(made(1))
        assert writer.problem is None
        assert store.load_table("t1") is not None
        await writer.close()

    run(main())


def test_a_question_that_fails_is_told_to_the_one_who_asked(tmp_path: Path) -> None:
    def ask(store: Store) -> int:
        raise ZeroDivisionError("asked too much")

    async def main() -> None:
        store = SqliteStore(tmp_path / "x.db")
        reader = Reader(store)
        with pytest.raises(ZeroDivisionError, match="asked too much"):
            await reader.read(ask)
        assert await reader.read(lambda s: s.load_table("t1")) is None
        await reader.close()
        store.close()

    run(main())


def test_a_question_does_not_wait_for_a_commit(tmp_path: Path) -> None:
    async def main() -> None:
        store = Held(tmp_path / "x.db")
        writer, reader = Writer(store, asyncio.get_running_loop()), Reader(store)
        storing = asyncio.ensure_future(writer.stored(made(1)))
        await asyncio.sleep(0.05)  # the commit hangs
        found = await asyncio.wait_for(reader.read(lambda s: s.load_table("t1")), 5)
        assert found is None
        store.let.set()
        await storing
        assert await reader.read(lambda s: s.load_table("t1")) is not None
        await reader.close()
        await writer.close()

    run(main())


def test_trouble_is_written_into_the_log_once_a_minute(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Full(SqliteStore):
        def write(self, batch: Sequence[Write]) -> None:
            raise StorageFailed("not stored: the disk is full")

    async def main() -> None:
        writer = Writer(Full(tmp_path / "x.db"), asyncio.get_running_loop())
        for n in range(3):
            with pytest.raises(StorageFailed):
                await writer.stored(made(n))
        assert writer.failures == 3
        await writer.close()

    run(main())
    assert [record.message for record in caplog.records] == ["nothing can be stored"]
    assert "the disk is full" in str(getattr(caplog.records[0], "fields", ""))


def test_closing_stores_what_is_queued(tmp_path: Path) -> None:
    async def main() -> None:
        writer = Writer(SqliteStore(tmp_path / "x.db"), asyncio.get_running_loop())
        for n in range(20):
            writer.write(made(n), lambda problem: None)
        await writer.close()

    run(main())
    again = SqliteStore(tmp_path / "x.db")
    assert len(again.unfinished()) == 20
    again.close()
