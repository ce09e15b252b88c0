"""A node's place among the others: its lease, who else is alive, and what it may do meanwhile."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeVar

from istanbul.server.errors import Elsewhere, LeaseLost, StorageFailed
from istanbul.server.journal import journal
from istanbul.server.store.ownership import Ownership
from istanbul.server.store.rows import Fence

RENEW: Final = 0.25  # of a lease: so often it is renewed
LOOK_AROUND: Final = 30.0  # seconds between looks for tables without an owner, if nobody dies
AT_ONCE: Final = 500  # tables that are taken together

T = TypeVar("T")


class Membership:
    """Renews the lease. Without it, or without the bus, the node serves nobody."""

    def __init__(
        self,
        ownership: Ownership,
        *,
        bus_lost: Callable[[], float],
        stopped: Callable[[], Awaitable[None]],
        gone: Callable[[frozenset[str]], None],
        adopted: Callable[[list[Fence]], Awaitable[None]],
    ) -> None:
        self.node = ownership.node
        self.stops = 0
        """How often this node has had to give up all that it owned."""
        self.nodes: frozenset[str] = frozenset()
        """Those that are alive, as far as is known."""
        self._ownership = ownership
        self._bus_lost, self._stopped, self._gone, self._adopted = bus_lost, stopped, gone, adopted
        self._thread = ThreadPoolExecutor(1, "ownership")
        self._member = False
        self._renewed = 0.0  # when the last renewal was asked for
        self._looked = 0.0
        self._wake, self._orphans = asyncio.Event(), asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def serving(self) -> bool:
        """May this node answer for tables? By its own clock, which may only be too strict."""
        return self._member and time.monotonic() < self._renewed + self._ownership.seconds

    @property
    def first(self) -> str:
        """The node that all others agree on, but for the moment after one has come or gone."""
        if not self.serving:
            raise LeaseLost("this server is not one of the others now")
        return min(self.nodes)

    async def begin(self) -> None:
        """Wait until no other node is starting."""
        await self._call(self._ownership.begin)

    async def has_others(self) -> bool:
        """Is any other node alive?"""
        return bool(await self._call(self._ownership.alive) - {self.node})

    async def start(self) -> None:
        """Join the others, and let the next one start."""
        await self._call(self._ownership.begun)
        await self.step()
        self._tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._adopt())]

    def look_now(self) -> None:
        """Somebody has left: do not wait for the next time."""
        self._looked = 0.0
        self._wake.set()

    async def claim(self, table: str) -> Fence | None:
        """The right to change a table; None if there is none. Elsewhere if another node has it."""
        if not self.serving:
            raise LeaseLost("this server is not one of the others now")
        found = await self._call(lambda: self._ownership.claim(table))
        if found is None:
            return None
        if found.node != self.node:
            raise Elsewhere(found.node, table)
        return Fence(table, self.node, found.epoch)

    async def hand_over(self, table: str, node: str) -> None:
        """Make another node the owner of a table of ours."""
        await self._call(lambda: self._ownership.hand_over(table, node))

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), self._ownership.seconds * RENEW)
            self._wake.clear()
            try:
                async with asyncio.timeout(self._ownership.seconds):
                    await self.step()
            except TimeoutError:  # meanwhile the lease has run out
                await self._stop(LeaseLost("the database does not answer"))
            except Exception:  # whatever it is, the lease must be renewed
                logging.getLogger("istanbul.server").exception("a look at the other nodes failed")

    async def step(self) -> None:
        """Renew the lease, and see who is alive."""
        asked = time.monotonic()
        try:
            if self._bus_lost() > self._ownership.seconds / 2:
                raise LeaseLost("there is no bus")
            if not self._member:
                await self._call(self._ownership.join)
            nodes = await self._call(self._ownership.renew)
        except LeaseLost as problem:
            await self._stop(problem)
            return
        except StorageFailed as problem:
            if not self.serving:
                await self._stop(problem)
            return
        self._renewed, self._member = asked, True
        gone, self.nodes = self.nodes - nodes, nodes
        if gone:
            self._gone(gone)
        if gone or asked > self._looked + LOOK_AROUND:
            self._looked = asked
            self._orphans.set()

    async def _adopt(self) -> None:
        """Take tables that have no owner. They may be many: the lease is renewed meanwhile."""
        while True:
            await self._orphans.wait()
            self._orphans.clear()
            try:
                while self._member and (found := await self._call(self._take)) and self._member:
                    await self._adopted(found)
            except Exception:  # whatever it is, the next look may go well
                self._looked = 0.0
                logging.getLogger("istanbul.server").exception("tables could not be taken over")

    def _take(self) -> list[Fence]:
        return self._ownership.adopt(AT_ONCE)

    async def _stop(self, problem: StorageFailed) -> None:
        if not self._member:
            return
        journal("out_of_the_cluster", logging.WARNING, problem=str(problem))
        await self._give_up()

    async def leave(self) -> None:
        """Hand everything over: serve nobody any more, and let others take the tables."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._give_up()

    async def _give_up(self) -> None:
        self._member, self._looked = False, 0.0
        self.stops += 1
        await self._stopped()
        with suppress(StorageFailed, TimeoutError):  # then the lease runs out by itself
            async with asyncio.timeout(self._ownership.seconds):
                await self._call(self._ownership.leave)

    async def _call(self, ask: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, ask)

    async def close(self) -> None:
        """Let go of the database."""
        await asyncio.to_thread(self._thread.shutdown)
        self._ownership.close()
