"""The hub: stored before told, one change at a time, and nothing half done when storing fails."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from istanbul.engine.errors import StaleAction
from istanbul.engine.source import SeededSource
from istanbul.server.errors import Refused, StorageFailed
from istanbul.server.live.hub import Hub
from istanbul.server.store.base import Store
from istanbul.server.store.opening import open_store
from istanbul.server.store.rows import Write
from istanbul.server.store.sqlite import SqliteStore
from istanbul.server.table.change import Change
from istanbul.server.table.fair import verify
from istanbul.server.table.seats import Seat, person_seat
from istanbul.server.table.table import Status, Table
from tests.server.playing import PEOPLE, act_once
from tests.server.serving import run

Try = Callable[[Hub], Awaitable[None]]


def seats(n: int) -> list[Seat]:
    return [person_seat(name, name.title(), name) for name in PEOPLE[:n]]


def with_hub(store: Store, what: Try, **more: Any) -> None:
    async def main() -> None:
        hub = Hub(store, **more)
        try:
            await what(hub)
        finally:
            await hub.close()

    run(main())


async def begun(hub: Hub, players: int = 2, **options: Any) -> Table:
    table = await hub.create("ann", {"players": players, **options}, seats(players))
    await hub.do(table.id, lambda t: t.start("ann"))
    return await hub.table(table.id)


async def play(hub: Hub, table_id: str, moves: int | None = None, seed: int = 3) -> Table:
    """Any legal actions, until the game is over or so many were done."""
    source = SeededSource(seed)
    while moves is None or moves > 0:
        table = await hub.table(table_id)
        if table.status != Status.PLAYING:
            break
        await hub.do(table_id, lambda t: act_once(t, source))
        moves = None if moves is None else moves - 1
    return await hub.table(table_id)


def digest(table: Table) -> str:
    assert table.match is not None
    return table.match.state.digest()


def lines_of(table: Table) -> str:
    assert table.match is not None
    return table.match.log.to_lines()


# Stored, then told.


def test_what_waits_for_a_table_is_stored_before_the_server_stops(tmp_path: Path) -> None:
    async def main() -> None:
        hub = Hub(open_store(str(tmp_path / "x.db")))
        table = await hub.create("ann", {"players": 3}, seats(3))
        looks = [hub.do(table.id, lambda t, who=who: t.look(who, 7)) for who in PEOPLE[:3]]  # type: ignore[misc]  # bound now
        waiting = [asyncio.ensure_future(look) for look in looks]
        await asyncio.sleep(0)
        await hub.close()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(answer) for answer in found] == [Change] * 3
        with pytest.raises(StorageFailed, match="the server stops"):
            await hub.do(table.id, lambda t: t.look("ann", 8))
        again = Hub(open_store(str(tmp_path / "x.db")))
        stored = await again.table(table.id)
        assert [stored.looked(who) for who in PEOPLE[:3]] == [7, 7, 7]
        await again.close()

    run(main())


def test_what_is_refused_is_told_to_whoever_waits_and_not_before(tmp_path: Path) -> None:
    async def main(hub: Hub) -> None:
        table = await begun(hub)
        refused = hub.do(table.id, lambda t: t.start("ann"))
        with pytest.raises(Refused):
            await refused

    with_hub(open_store(str(tmp_path / "x.db")), main)


def test_a_game_is_played_stored_and_loaded_again(database: str) -> None:
    logs = []

    async def first(hub: Hub) -> None:
        table = await begun(hub, 3, max_rounds=4)
        await play(hub, table.id, 25)
        logs.append((table.id, lines_of(table), digest(table)))

    async def second(hub: Hub) -> None:
        table_id, lines, before = logs[0]
        table = await hub.table(table_id)
        assert lines_of(table) == lines
        assert digest(table) == before
        table = await play(hub, table_id)
        assert table.status == Status.OVER
        assert verify(table.log()).problem is None
        assert (await hub.by_code(table.code.lower())).id == table_id
        assert (await hub.by_watch(table.watch)).id == table_id
        (listed,) = await hub.of_person("ben")
        assert listed.row.id == table_id
        assert listed.row.status == "over"
        assert listed.head is not None
        assert listed.head.number == table.entries

    with_hub(open_store(database), first)
    with_hub(open_store(database), second)


class Slow(SqliteStore):
    """A store that notes when a commit is through, and can be made to fail."""

    failing = False
    commits = 0

    def write(self, batch: Sequence[Write]) -> None:
        if self.failing:
            raise StorageFailed("not stored: the disk is full")
        super().write(batch)
        self.commits += 1


def test_nobody_hears_of_a_change_before_it_is_stored(tmp_path: Path) -> None:
    store = Slow(tmp_path / "x.db")
    heard: list[tuple[int, int]] = []

    async def what(hub: Hub) -> None:
        table = await begun(hub)
        reader = SqliteStore(tmp_path / "x.db")

        def callback(change: Change) -> None:
            found = reader.load_table(table.id)
            assert found is not None
            assert found.head is not None
            heard.append((change.table.entries, found.head.number))
            assert len(found.entries) == change.table.entries

        hub.subscribe(table.id, callback)
        await play(hub, table.id, 20)
        reader.close()

    with_hub(store, what)
    assert len(heard) == 20
    assert all(told == stored for told, stored in heard)


def test_nobody_sees_a_change_that_is_under_way(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        table = await begun(hub)
        before = table.number
        acting = asyncio.ensure_future(hub.do(table.id, lambda t: act_once(t, SeededSource(1))))
        await asyncio.sleep(0)
        assert hub._live[table.id].under_way is not None
        looking = asyncio.ensure_future(hub.table(table.id))
        await asyncio.sleep(0)
        assert not looking.done()
        change = await acting
        assert (await looking).number == change.number > before

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    store = Slow(tmp_path / "x.db")

    async def what(hub: Hub) -> None:
        table = await begun(hub)
        await play(hub, table.id, 5)
        lines, before = lines_of(table), digest(table)
        told: list[Change] = []
        hub.subscribe(table.id, told.append)
        store.failing = True
        with pytest.raises(StorageFailed, match="the disk is full"):
            await hub.do(table.id, lambda t: act_once(t, SeededSource(1)))
        with pytest.raises(StorageFailed):
            await hub.create("ann", {"players": 2})
        assert told == []
        again = await hub.table(table.id)
        assert again is not table  # loaded from what was stored
        assert lines_of(again) == lines
        assert digest(again) == before
        store.failing = False
        await play(hub, table.id, 5)
        assert len(told) == 5  # those who listened still do

    with_hub(store, what)


def test_two_who_act_for_the_same_state_one_is_late(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        table = await begun(hub)
        at, seat = table.number, table.waits_for
        assert seat is not None
        assert table.match is not None
        action = table.match.state.legal_actions()[0]

        async def act() -> Change:
            return await hub.do(table.id, lambda t: t.act(PEOPLE[seat], seat, action, at))

        found = await asyncio.gather(act(), act(), act(), return_exceptions=True)
        assert [type(answer) for answer in found] == [Change, StaleAction, StaleAction]

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def test_an_act_goes_through_even_if_its_caller_goes_away(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        table = await begun(hub)
        at = table.number
        told: list[Change] = []
        hub.subscribe(table.id, told.append)
        acting = asyncio.ensure_future(hub.do(table.id, lambda t: act_once(t, SeededSource(1))))
        await asyncio.sleep(0)
        acting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await acting
        assert (await hub.table(table.id)).number > at
        assert len(told) == 1

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def test_a_fault_in_the_middle_of_a_change_leaves_the_stored_table(tmp_path: Path) -> None:
    def breaks(table: Table) -> Change:
        act_once(table, SeededSource(1))
        raise ZeroDivisionError

    async def what(hub: Hub) -> None:
        table = await begun(hub)
        before = digest(table)
        with pytest.raises(ZeroDivisionError):
            await hub.do(table.id, breaks)
        assert digest(await hub.table(table.id)) == before

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def test_a_listener_that_fails_harms_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(change: Change) -> None:
        raise ZeroDivisionError

    async def what(hub: Hub) -> None:
        table = await begun(hub)
        told: list[Change] = []
        hub.subscribe(table.id, fails)
        hub.subscribe(table.id, told.append)
        await play(hub, table.id, 2)
        assert len(told) == 2

    with_hub(SqliteStore(tmp_path / "x.db"), what)
    assert "a listener failed" in caplog.text


def test_listening_can_be_ended(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        table = await begun(hub)
        told: list[Change] = []
        stop = hub.subscribe(table.id, told.append)
        await play(hub, table.id, 2)
        stop()
        stop()
        await play(hub, table.id, 2)
        assert len(told) == 2

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def test_many_want_a_table_that_is_not_in_memory(tmp_path: Path) -> None:
    ids = []

    async def first(hub: Hub) -> None:
        table = await begun(hub)
        await play(hub, table.id, 30)
        ids.append(table.id)

    async def second(hub: Hub) -> None:
        tables = await asyncio.gather(*(hub.table(ids[0]) for _ in range(10)))
        assert len({id(table) for table in tables}) == 1
        unknown = await asyncio.gather(
            *(hub.table("nowhere") for _ in range(3)), return_exceptions=True
        )
        assert [getattr(problem, "reason", None) for problem in unknown] == ["no_table"] * 3
        with pytest.raises(Refused, match="no such table"):
            await hub.by_code("ZZZZZ")

    with_hub(SqliteStore(tmp_path / "x.db"), first)
    with_hub(SqliteStore(tmp_path / "x.db"), second)


def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        table, other = await begun(hub), await begun(hub)
        hub.subscribe(other.id, lambda change: None)
        assert hub.live_tables() == 2
        assert hub.drop_idle(seconds=60) == 0
        assert hub.drop_idle(seconds=-1) == 1  # somebody listens to the other
        assert hub.live_tables() == 1
        assert digest(await hub.table(table.id)) == digest(table)

    with_hub(SqliteStore(tmp_path / "x.db"), what)
