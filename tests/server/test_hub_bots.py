"""Bots and clocks at live tables: the game goes on by itself, also after a restart."""

import asyncio
import os
import signal
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from istanbul.engine.source import SeededSource
from istanbul.server.errors import Refused, StorageFailed
from istanbul.server.live.hub import Hub
from istanbul.server.live.quotas import BOT_TABLES_OF_PERSON
from istanbul.server.store.sqlite import SqliteStore
from istanbul.server.table.change import Change
from istanbul.server.table.seats import SUBSTITUTE, bot_seat, person_seat
from istanbul.server.table.table import Status, Table
from istanbul.server.workers.bots import Bots
from tests.server.playing import act_once
from tests.server.test_hub import Slow, begun, with_hub


async def until(hub: Hub, table_id: str, what: Any) -> Table:
    """Wait until something is true of a table."""
    while not what(table := await hub.table(table_id)):
        await asyncio.sleep(0.01)
    return table


async def bots_only(hub: Hub, max_rounds: int = 3) -> Table:
    table = await hub.create(
        "ann",
        {"players": 2, "max_rounds": max_rounds},
        [bot_seat("random"), bot_seat("apprentice")],
    )
    await hub.do(table.id, lambda t: t.start("ann"))
    return table


def test_bots_play_by_themselves_and_are_heard(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        told: list[Change] = []
        table = await hub.create(
            "ann", {"players": 2, "max_rounds": 3}, [bot_seat("random"), bot_seat("apprentice")]
        )
        hub.subscribe(table.id, told.append)
        await hub.do(table.id, lambda t: t.start("ann"))
        table = await until(hub, table.id, lambda t: t.status == Status.OVER)
        assert [entry for change in told for entry in change.entries] == table.log().entries

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def test_a_game_goes_on_while_its_bots_are_killed(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        table = await bots_only(hub, max_rounds=40)
        killed = 0
        while (await hub.table(table.id)).status == Status.PLAYING:
            if killed < 3 and hub.bots.pids:
                with suppress(ProcessLookupError):  # the last one is not replaced yet
                    os.kill(hub.bots.pids[0], signal.SIGKILL)
                    killed += 1
            await asyncio.sleep(0.05)
        assert killed == 3
        assert hub.bots.restarts >= 1

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    ids = []

    async def first(hub: Hub) -> None:
        table = await bots_only(hub)
        ids.append(table.id)
        assert table.status == Status.PLAYING

    async def second(hub: Hub) -> None:
        assert hub.live_tables() == 0
        await hub.resume()
        await until(hub, ids[0], lambda t: t.status == Status.OVER)

    with_hub(SqliteStore(tmp_path / "x.db"), first)
    with_hub(SqliteStore(tmp_path / "x.db"), second)


def test_a_seat_given_to_a_bot_is_played_and_taken_back(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        table = await begun(hub)
        seat = table.waits_for
        assert seat is not None
        here, away = ("ann", "ben")[1 - seat], ("ann", "ben")[seat]
        await hub.do(table.id, lambda t: t.set_away(here, seat, 500.0))
        table = await until(hub, table.id, lambda t: t.waits_for != seat)
        await hub.do(table.id, lambda t: t.take_back(away, seat))
        assert (await hub.table(table.id)).asks_bot() is None

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def test_a_bot_that_cannot_store_its_move_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("istanbul.server.live.hub.RETRY_SECONDS", 0.05)
    store = Slow(tmp_path / "x.db")

    async def what(hub: Hub) -> None:
        table = await bots_only(hub)
        told: list[Change] = []
        hub.subscribe(table.id, told.append)
        store.failing = True
        while table.id in hub._live:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.3)  # it tries again, and fails again
        store.failing = False
        while not told or not told[-1].over:  # nobody asks for the table: it goes on by itself
            await asyncio.sleep(0.01)

    with_hub(store, what)


def test_a_person_out_of_time_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("istanbul.server.table.clock.TURN_SECONDS", range(0, 100))

    async def what(hub: Hub) -> None:
        options = {"players": 2, "max_rounds": 2}
        people = [person_seat("ann", "Ann"), person_seat("ben", "Ben")]
        table = await hub.create("ann", options, people, turn_seconds=0)
        await hub.do(table.id, lambda t: t.start("ann"))
        table = await until(hub, table.id, lambda t: t.status == Status.OVER)
        assert [seat.away_bot for seat in table.seats] == [SUBSTITUTE, SUBSTITUTE]

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def test_a_clock_keeps_a_table_in_memory_and_runs_after_a_restart(tmp_path: Path) -> None:
    ids = []

    async def first(hub: Hub) -> None:
        people = [person_seat("ann", "Ann"), person_seat("ann", "Anna")]
        table = await hub.create("ann", {"players": 2}, people, turn_seconds=3600)
        await hub.do(table.id, lambda t: t.start("ann"))
        assert hub.drop_idle(seconds=-1) == 0
        ids.append(table.id)

    async def second(hub: Hub) -> None:
        await hub.resume()
        while not hub.live_tables():
            await asyncio.sleep(0.01)
        assert hub._live[ids[0]].timer is not None

    with_hub(SqliteStore(tmp_path / "x.db"), first)
    with_hub(SqliteStore(tmp_path / "x.db"), second)


def test_other_tables_do_not_wait_for_a_bot_that_thinks(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        await bots_only(hub)
        while not hub.bots.pids:
            await asyncio.sleep(0.01)
        os.kill(hub.bots.pids[0], signal.SIGSTOP)  # it thinks for ever
        table = await begun(hub)
        acting = hub.do(table.id, lambda t: act_once(t, SeededSource(1)))
        await asyncio.wait_for(acting, 5)

    with_hub(SqliteStore(tmp_path / "x.db"), what, bots=Bots(workers=1))


def test_a_table_that_cannot_be_continued_does_not_hold_up_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ids = []

    async def first(hub: Hub) -> None:
        ids.extend([(await bots_only(hub)).id, (await bots_only(hub)).id])

    async def second(hub: Hub) -> None:
        await hub.resume()
        await until(hub, ids[1], lambda t: t.status == Status.OVER)
        with pytest.raises(StorageFailed, match="does not lead to the stored state"):
            await hub.table(ids[0])

    with_hub(SqliteStore(tmp_path / "x.db"), first)
    with sqlite3.connect(tmp_path / "x.db") as db:
        db.execute(
            "UPDATE heads SET digest = 'wrong'"
            " WHERE table_serial = (SELECT serial FROM tables WHERE id = ?)",
            (ids[0],),
        )
    db.close()
    with_hub(SqliteStore(tmp_path / "x.db"), second)
    assert "a table cannot be continued" in caplog.text


def test_a_clock_that_rings_early_is_set_again(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        people = [person_seat("ann", "Ann"), person_seat("ann", "Anna")]
        table = await hub.create("ann", {"players": 2}, people, turn_seconds=3600)
        await hub.do(table.id, lambda t: t.start("ann"))
        live = hub._live[table.id]
        assert live.timer is not None
        live.timer.cancel()
        hub._attendant._time_is_up(live)
        assert live.timer is None
        while live.timer is None:
            await asyncio.sleep(0.01)
        assert live.table.asks_bot() is None
        await hub.delete("ann", table.id)
        hub._attendant._time_is_up(live)  # and a table that is gone stays quiet
        await asyncio.sleep(0.05)
        assert live.timer is None

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def test_one_person_runs_few_tables_without_people(tmp_path: Path) -> None:
    """Bots would play at all of them for ever, and nobody would look on."""
    nobody = [bot_seat("random"), bot_seat("random")]

    async def what(hub: Hub) -> None:
        made = [await hub.create("ann", {"players": 2}, nobody) for _ in range(5)]
        for table in made[:BOT_TABLES_OF_PERSON]:
            await hub.start("ann", table.id)
        with pytest.raises(Refused, match="without people"):
            await hub.start("ann", made[3].id)
        other = await hub.create("ben", {"players": 2}, nobody)
        await hub.start("ben", other.id)
        mine = await hub.create("ann", {"players": 2}, [person_seat("ann", "Ann"), nobody[0]])
        await hub.start("ann", mine.id)  # with a person there is no such limit

    with_hub(SqliteStore(tmp_path / "x.db"), what)
