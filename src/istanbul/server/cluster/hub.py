"""The tables that this node owns. Each is claimed before it is loaded, and written with a fence."""

from __future__ import annotations

import asyncio
import logging
from asyncio import AbstractEventLoop, Future
from collections.abc import Awaitable, Callable, Collection
from typing import Final

from msgspec.structs import replace

from istanbul.server.cluster.membership import Membership
from istanbul.server.errors import Elsewhere, Fenced, LeaseLost, StorageFailed
from istanbul.server.journal import journal
from istanbul.server.live.attendant import Live
from istanbul.server.live.hub import Hub
from istanbul.server.store.base import Store
from istanbul.server.store.fencing import FIRST, NEW
from istanbul.server.store.rows import Fence, StoredTable, Write
from istanbul.server.store.writer import Done, Writer
from istanbul.server.table.change import Change
from istanbul.server.table.stored import goes_on_by_itself
from istanbul.server.table.table import Table
from istanbul.server.workers.bots import Bots

STORE_SECONDS: Final = 2.0  # for what is under way, before tables are given up


class FencedWriter(Writer):
    """Puts the fence of its table on every write."""

    def __init__(
        self,
        store: Store,
        loop: AbstractEventLoop,
        membership: Membership,
        fences: dict[str, Fence],
    ) -> None:
        super().__init__(store, loop)
        self._membership, self._fences = membership, fences

    def write(self, write: Write, done: Done) -> None:
        """Store this if the table is still ours."""
        table = _table_of(write)
        if table is None:
            super().write(write, done)
            return
        fence = self._fences.get(table)
        if fence is not None:
            super().write(replace(write, fence=fence), done)
            return
        made = Fence(table, self._membership.node, NEW)
        stops = self._membership.stops

        def known(problem: StorageFailed | None) -> None:
            if problem is None and self._membership.stops == stops:
                self._fences[table] = Fence(table, self._membership.node, FIRST)
            done(problem)

        super().write(replace(write, fence=made), known)


def _table_of(write: Write) -> str | None:
    if write.head is not None:
        return write.head.table
    return write.table.id if write.table is not None else write.delete_table


class SharedHub(Hub):
    """The hub of a node."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        pacing: float,
        *,
        membership: Membership,
        lost: Callable[[str], None],
        bring: Callable[[Elsewhere], Awaitable[None]],
    ) -> None:
        self.fences: dict[str, Fence] = {}
        """Of the tables that are ours, in memory or not."""
        self._membership, self._lost, self._bring = membership, lost, bring
        self.hosts_elsewhere: Callable[[], list[str]] = list
        super().__init__(store, bots, pacing)

    def new_writer(self, store: Store, loop: AbstractEventLoop) -> Writer:
        """The way into the store, with fences."""
        return FencedWriter(store, loop, self._membership, self.fences)

    def own_bot_hosts(self) -> list[str]:
        """The hosts of the tables of this node that run without people."""
        return super().bot_hosts()

    def bot_hosts(self) -> list[str]:
        """The same, of all nodes as far as they have told."""
        return [*self.own_bot_hosts(), *self.hosts_elsewhere()]

    def owns(self, table_id: str) -> bool:
        """Is it this server that goes on with a table?"""
        return table_id in self.fences

    def owned(self) -> Collection[str]:
        """The tables that this server goes on with."""
        return list(self.fences)

    async def has_others(self) -> bool:
        """Does another server run over the same database now?"""
        return await self._membership.has_others()

    def lead(self) -> None:
        """Only the first of the nodes that are alive does what only one may do."""
        first = self._membership.first
        if first != self._membership.node:
            raise Elsewhere(first, "")

    async def bring(self, table_id: str) -> None:
        """Make this server the owner of a table, whoever is it now."""
        try:
            await self._settled(table_id)
        except Elsewhere as elsewhere:
            await self._bring(elsewhere)
            await self._settled(table_id)

    async def _rematch(self, person: str, table_id: str) -> Table:
        made = (await self.table(table_id)).rematch
        if made is not None:
            await self.bring(made)  # one change needs both tables
        return await super()._rematch(person, table_id)

    async def add(self, make: Callable[[], Table]) -> Table:
        """A new table is ours, unless this node had to give up everything meanwhile."""
        table = await super().add(make)
        if table.id not in self.fences:
            self._drop(table.id)
        return table

    async def _settled(self, table_id: str) -> Live:
        """What is in memory holds only while no other node may have taken it."""
        if not self._membership.serving:
            raise LeaseLost("this server is not one of the others now")
        return await super()._settled(table_id)

    async def _load(self, table_id: str) -> Live:
        """Once more if it was given up while it was being read: it may be elsewhere by now."""
        while True:
            live = await super()._load(table_id)
            if table_id in self.fences:
                return live
            self._drop(table_id)

    async def _fetch(self, table_id: str) -> StoredTable | None:
        """Claim, then read: what an earlier owner has stored is there by now."""
        self.fences.pop(table_id, None)
        fence = await self._membership.claim(table_id)
        if fence is None:
            return None
        self.fences[table_id] = fence
        return await super()._fetch(table_id)

    def _stored(
        self,
        live: Live,
        change: Change,
        done: Future[Change],
        problem: StorageFailed | None,
    ) -> None:
        was_ours = not live.dropped
        super()._stored(live, change, done, problem)
        if was_ours and change.deleted and problem is None:
            self.fences.pop(live.table.id, None)
        if was_ours and isinstance(problem, Fenced):
            self.fences.pop(live.table.id, None)
            self._lost(live.table.id)

    async def resume(self) -> None:
        """Tables are adopted one by one, as long as the server runs."""

    async def adopt(self, fences: Collection[Fence]) -> None:
        """These are ours now: go on with those where a bot or a clock is at work."""
        # What is just being read may be older than this epoch: it is claimed again (_load).
        new = {fence.table: fence for fence in fences if fence.table not in self._loading}
        self.fences.update(new)
        unfinished = await self.reader.read(lambda store: store.unfinished(new))
        self._load_soon([stored.row.id for stored in unfinished if goes_on_by_itself(stored)])

    async def let_go(self, tables: Collection[str] | None = None) -> None:
        """Finish what is being stored at these tables, or at all, and forget them.

        A database that hangs must not keep anybody waiting: it is forgotten all the same then.
        """
        try:
            async with asyncio.timeout(STORE_SECONDS):
                while here := self._among(tables):
                    waiting = [under_way for live in here if (under_way := live.under_way)]
                    for live in here:
                        if live.under_way is None:
                            self._drop(live.table.id)
                    if waiting:
                        await asyncio.wait(waiting)
        except TimeoutError:
            journal("stored_too_late", logging.WARNING, tables=len(self._among(tables)))
        for live in self._among(tables):
            self._drop(live.table.id)
        for table_id in list(self.fences if tables is None else tables):
            self.fences.pop(table_id, None)

    def _among(self, tables: Collection[str] | None) -> list[Live]:
        """What is in memory of some tables, or of all."""
        return [live for key, live in self._live.items() if tables is None or key in tables]
