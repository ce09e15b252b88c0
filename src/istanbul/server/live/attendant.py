"""Lets bots decide, plans be carried out and clocks run out: every game goes on by itself."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial

from istanbul.engine.errors import GameError
from istanbul.server.errors import StorageFailed
from istanbul.server.live.programme import THOUGHT
from istanbul.server.plans.carrying import carry_out, due
from istanbul.server.table.change import Change
from istanbul.server.table.table import Table
from istanbul.server.workers.bots import Bots, Question
from istanbul.server.workers.pool import NOBODY, PEOPLE

Do = Callable[[str, Callable[[Table], Change]], Awaitable[Change]]


@dataclass(slots=True)
class Live:
    """A table in memory, and what is going on at it."""

    table: Table
    under_way: asyncio.Future[None] | None = None  # a change that is being stored
    thinking: asyncio.Task[None] | None = None
    timer: asyncio.TimerHandle | None = None
    used: float = field(default_factory=time.monotonic)
    dropped: bool = False

    @property
    def at_rest(self) -> bool:
        """Would nothing be lost if it left the memory?"""
        return self.under_way is None and self.thinking is None and self.timer is None

    def drop(self) -> None:
        """Nothing more happens at it: it leaves the memory."""
        self.dropped = True
        if self.thinking is not None:
            self.thinking.cancel()
        if self.timer is not None:
            self.timer.cancel()


class Attendant:
    """Goes on with a table after every change of it. `do` is the hub's."""

    def __init__(self, do: Do, bots: Bots, pacing: float = 0.0) -> None:
        self._do = do
        self._bots = bots
        self._pacing = pacing
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def close(self) -> None:
        """Start nothing any more."""
        self._closed = True

    def go_on(self, live: Live) -> None:
        """Ask a bot or a plan if one has to decide, and set the clock."""
        if self._closed or live.dropped:
            return
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if live.table.deadline is not None:
            wait = max(0.0, live.table.deadline - time.monotonic())
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(wait, self._time_is_up, live)
        asks = live.table.asks_bot() is not None or due(live.table) is not None
        if live.thinking is None and asks:
            live.thinking = asyncio.create_task(self._think(live))

    def _time_is_up(self, live: Live) -> None:
        live.timer = None
        task = asyncio.create_task(self._run_out(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run_out(self, live: Live) -> None:
        try:
            await self._do(live.table.id, lambda table: table.out_of_time(time.monotonic()))
        except GameError:
            # They acted in time after all, which has set the clock anew; or it rang early.
            if live.timer is None:
                self.go_on(live)
        except StorageFailed:
            pass  # the table was dropped; loaded again, it has a clock again

    async def _think(self, live: Live) -> None:
        """Let bots decide, and plans, until it is the turn of a person without one."""
        try:
            while not live.dropped:
                if (asked := live.table.asks_bot()) is not None:
                    act = await self._chosen(live.table, *asked)
                elif due(live.table) is not None:
                    # As somebody who is there and knows what they want.
                    await asyncio.sleep(random.uniform(*THOUGHT) * self._pacing)  # no secret
                    act = carry_out
                else:
                    break
                try:
                    await self._do(live.table.id, act)
                except GameError:
                    continue  # the seat was taken back meanwhile, or somebody undid
        except StorageFailed:
            pass  # the table was dropped; loaded again, it asks again
        finally:
            live.thinking = None

    async def _chosen(self, table: Table, seat: int, agent: str) -> Callable[[Table], Change]:
        """What a bot wants to do."""
        match, at = table.match, table.number
        assert match is not None, "a bot is asked only in a game"
        rank = PEOPLE if table.has_people else NOBODY
        question = Question.of(match, seat, agent, table=table.id, day=table.day or "")
        action = await self._bots.choose(question, table.host, rank)
        return partial(Table.bot_acts, seat=seat, action=action, at=at)
