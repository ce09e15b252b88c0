"""A node that has to give up its tables while something is under way keeps nothing in memory."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from istanbul.server.cluster.hub import SharedHub
from istanbul.server.cluster.membership import Membership
from istanbul.server.errors import Elsewhere, LeaseLost
from istanbul.server.store.ownership import LEASE_SECONDS, Ownership
from istanbul.server.store.rows import Fence, StoredTable
from istanbul.server.table.change import Change
from istanbul.server.table.stored import table_from
from istanbul.server.table.table import Table
from istanbul.server.workers.bots import Bots
from tests.server.postgres import connect, postgres_store
from tests.server.serving import run

LEASE = 1.0


class OneNode:
    """What a node is for its tables, without a bus and visitors."""

    def __init__(self, address: str, name: str, seconds: float) -> None:
        self.store = postgres_store(address, shared=True)
        self.adopted: list[list[Fence]] = []
        self.may_adopt = asyncio.Event()
        self.bus_lost = 0.0
        self.membership = Membership(
            Ownership(address, name, seconds),
            bus_lost=lambda: self.bus_lost,
            stopped=self._stopped,
            gone=lambda nodes: None,
            adopted=self._adopted,
        )
        self.hub = SharedHub(
            self.store,
            Bots(1),
            0.0,
            membership=self.membership,
            lost=lambda table: None,
            bring=self._bring,
        )

    async def _stopped(self) -> None:
        await self.hub.let_go()

    async def _adopted(self, fences: list[Fence]) -> None:
        self.adopted.append(fences)
        await self.may_adopt.wait()

    async def _bring(self, elsewhere: Elsewhere) -> None:
        raise elsewhere


@asynccontextmanager
async def one_node(
    address: str, name: str, seconds: float = LEASE_SECONDS
) -> AsyncIterator[OneNode]:
    node = OneNode(address, name, seconds)
    await node.membership.begin()
    await node.membership.start()
    try:
        yield node
    finally:
        await node.membership.leave()
        await node.hub.close()
        await node.membership.close()


async def new_table(node: OneNode) -> str:
    return (await node.hub.create("ann", {"players": 2})).id


class Held:
    """Keeps those who load a table waiting in the middle of it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._begun, self._goes_on = threading.Event(), threading.Event()
        monkeypatch.setattr("istanbul.server.live.hub.table_from", self._table_from)

    def _table_from(self, stored: StoredTable) -> Table:
        self._begun.set()
        assert self._goes_on.wait(30)
        return table_from(stored)

    async def begun(self) -> None:
        assert await asyncio.to_thread(self._begun.wait, 30)

    def go_on(self) -> None:
        self._goes_on.set()


def test_a_table_that_was_given_up_while_it_was_read_is_claimed_again(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node may have written to it meanwhile: what was read is old."""

    async def main() -> None:
        async with one_node(postgres, "a") as a, one_node(postgres, "b") as b:
            table = await new_table(a)
            await a.hub.let_go([table])
            held = Held(monkeypatch)
            loading = asyncio.ensure_future(a.hub.table(table))
            await held.begun()
            await a.hub.let_go([table])
            await a.membership.hand_over(table, "b")
            held.go_on()
            with pytest.raises(Elsewhere):
                await loading
            assert a.hub.live_tables() == 0
            assert (await b.hub.table(table)).id == table

    run(main())


def test_nothing_read_before_a_stop_is_shown_after_it(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with one_node(postgres, "a") as a:
            table = await new_table(a)
            await a.hub.let_go([table])
            held = Held(monkeypatch)
            loading = asyncio.ensure_future(a.hub.table(table))
            await held.begun()
            a.bus_lost = LEASE_SECONDS
            await a.membership.step()
            assert not a.membership.serving
            held.go_on()
            with pytest.raises(LeaseLost):
                await loading
            assert a.hub.live_tables() == 0

    run(main())


def test_a_table_that_is_made_while_everything_is_given_up_is_not_kept(postgres: str) -> None:
    async def main() -> None:
        async with one_node(postgres, "a") as a:
            making = asyncio.ensure_future(new_table(a))
            while not a.hub.writer._at_work:
                await asyncio.sleep(0)
            a.bus_lost = LEASE_SECONDS
            await a.membership.step()
            table = await making
            assert a.hub.live_tables() == 0
            assert list(a.hub.owned()) == []
            a.bus_lost = 0.0
            await a.membership.step()
            assert (await a.hub.table(table)).id == table

    run(main())


@pytest.mark.clock
def test_to_take_over_many_tables_does_not_cost_the_lease(postgres: str) -> None:
    lease = 2 * LEASE  # others may be at work on the machine

    async def main() -> None:
        async with one_node(postgres, "b", lease) as b:
            async with one_node(postgres, "a", lease) as a:
                table = await new_table(a)
                await asyncio.to_thread(begin, postgres, table)
            b.membership.look_now()
            while not b.adopted:
                await asyncio.sleep(0.01)
            await asyncio.sleep(2 * lease)
            assert b.membership.serving
            assert b.membership.stops == 0, "it had to join again"
            b.may_adopt.set()

    run(main())


def begin(address: str, table: str) -> None:
    """Its game is on, as far as the database knows."""
    with connect(address) as db:
        db.execute("UPDATE tables SET status = 'playing' WHERE id = %s", (table,))


def test_a_database_that_hangs_keeps_nobody_waiting(postgres: str) -> None:
    """Neither the question about the lease nor a write comes back. Then all goes on."""
    stuck = threading.Event()

    async def main() -> None:
        async with one_node(postgres, "a", LEASE) as a:
            table = await new_table(a)
            with connect(postgres) as db, db.transaction():
                db.execute("SELECT 1 FROM owners FOR UPDATE")
                sitting = asyncio.ensure_future(a.hub.do(table, ben_sits))
                a.membership._thread.submit(stuck.wait)
                async with asyncio.timeout(20 * LEASE):
                    while a.membership.stops == 0 or a.hub.live_tables():
                        await asyncio.sleep(0.01)
                assert not a.membership.serving
                assert not sitting.done()
            stuck.set()
            while not a.membership.serving:
                await asyncio.sleep(0.01)
            await sitting
            assert (await a.hub.table(table)).seats[1].owner == "ben"

    try:
        run(main())
    finally:
        stuck.set()


def ben_sits(table: Table) -> Change:
    return table.sit("ben", 1, "Ben", "word")
