"""The live tables: every change is applied in order, stored, and only then told.

One change of a table is under way at a time. While it is, nobody can look at the table (`table`
waits), so nothing is ever seen that is not on the disk. If it cannot be stored, the table is
dropped from memory, and loaded again when somebody wants it.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from istanbul.engine.errors import GameError
from istanbul.engine.log import Log
from istanbul.engine.node import Json
from istanbul.server.errors import Conflict, Elsewhere, LeaseLost, Refused, StorageFailed
from istanbul.server.live.alone import Alone
from istanbul.server.live.attendant import Attendant, Live
from istanbul.server.live.quotas import bot_hosts, check_bot_tables, check_room
from istanbul.server.store.base import Store
from istanbul.server.store.reader import Reader
from istanbul.server.store.rows import NoticeWrite, PersonRow, StoredTable, Write
from istanbul.server.store.writer import fail, settle
from istanbul.server.table.change import Change, Origin
from istanbul.server.table.making import forked_table, new_table, taken_away
from istanbul.server.table.seats import Seat, clean_contribution
from istanbul.server.table.stored import (
    entry_rows,
    goes_on_by_itself,
    head_of,
    table_from,
    write_of,
)
from istanbul.server.table.table import Status, Table
from istanbul.server.workers.bots import Bots, table_mark
from istanbul.server.workers.logs import Logs

LOG: Final = logging.getLogger("istanbul.server.hub")
IDLE_SECONDS: Final = 600.0
RETRY_SECONDS: Final = 5.0  # after a change could not be stored
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")  # of a table: other names ask no database
TRIES: Final = 10  # to find a code that no other table has

Callback = Callable[[Change], None]
Act = Callable[[Table], Change]


class Hub(Alone):
    """All tables of a server, by id. Belongs to one event loop."""

    def __init__(self, store: Store, bots: Bots | None = None, pacing: float = 0.0) -> None:
        self._loop = asyncio.get_running_loop()
        self.writer = self.new_writer(store, self._loop)
        self.reader = Reader(store)
        self.bots = bots or Bots()
        self.logs = Logs()
        self.pacing = pacing
        self._attendant = Attendant(self.do, self.bots, pacing)
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._callbacks: dict[str, list[Callback]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self.bad_tables = 0
        """Stored tables that could not be continued."""
        self._everywhere: list[Callback] = []
        self.to_tell: Callable[[Change], NoticeWrite | None] = lambda change: None
        """What people must hear of because of a change: stored with it, or not at all."""

    # Finding tables.

    async def table(self, table_id: str) -> Table:
        """A table as it is stored. What you read of it before your next await is on the disk."""
        return (await self._settled(table_id)).table

    async def by_code(self, code: str) -> Table:
        """The table that one joins with these five letters."""
        wanted = code.strip().upper()
        if not NAME.fullmatch(wanted):
            raise _unknown()
        return await self._by(lambda store: store.find_code(wanted))

    async def by_watch(self, watch: str) -> Table:
        """The table of a spectators' link."""
        if not NAME.fullmatch(watch):
            raise _unknown()
        return await self._by(lambda store: store.find_watch(watch))

    async def _by(self, ask: Callable[[Store], str | None]) -> Table:
        found = await self.reader.read(ask)
        if found is None:
            raise _unknown()
        return await self.table(found)

    async def of_person(self, person: str, page: int | None = None) -> list[StoredTable]:
        """The tables of somebody without their entries, the last changed first; all, or a page."""
        return await self.reader.read(lambda store: store.tables_of(person, page))

    def live_tables(self) -> int:
        """How many are in memory."""
        return len(self._live)

    # People, as they are stored.

    async def load_person(self, person: str) -> PersonRow | None:
        """Somebody who has been here."""
        return await self.reader.read(lambda store: store.load_person(person))

    async def save_person(self, row: PersonRow) -> None:
        """Store what is known of a person; returns when it is on disk."""
        await self.writer.stored(Write(person=row))

    async def delete_person(self, person: str) -> None:
        """Store nothing about a person any longer; what their tables know is not touched."""
        await self.writer.stored(Write(delete_person=person))

    # Making tables.

    async def create(
        self,
        person: str,
        options: Json,
        seats: Sequence[Seat] | None = None,
        turn_seconds: int | None = None,
        **more: Any,
    ) -> Table:
        """A new table that waits for its players; `more` is what `new_table` takes by name."""
        await check_room(self.reader, person)
        return await self.add(lambda: new_table(person, options, seats, turn_seconds, **more))

    async def create_ready(self, person: str, make: Callable[[], Table]) -> Table:
        """A table that is ready to begin: of the daily bazaar, or of a solo race."""
        await check_room(self.reader, person)
        return await self.add(make)

    async def fork(self, person: str, source: str | Log, entry: int | None = None) -> Table:
        """A new table that goes on from an entry of a log, or of a table whose game is over.

        Without an entry from its end: to go on with, or to look at if the game is over.
        """
        if isinstance(source, str):
            source = (await self.table(source)).log()
        log = source
        await check_room(self.reader, person)
        await self.logs.check(person, log, entry)  # in bounded time, and not in this process
        made = await asyncio.to_thread(forked_table, person, log, entry)
        return await self.add(lambda: made)

    async def rematch(self, person: str, table_id: str, contribution: str = "") -> Table:
        """The same people and bots play again; whoever asks first makes the table.

        The seats of the others stay open until they ask for it too: nobody plays without a yes.
        """
        word = clean_contribution(contribution)  # before anything is made
        made = await self._rematch(person, table_id)
        old = await self.table(table_id)
        for number in old.viewer_of(person):
            sit = partial(Table.sit, person=person, seat=number, contribution=word)
            with suppress(Refused):  # it has begun already, or somebody was invited instead
                await self.do(made.id, partial(sit, name=old.seats[number].name))
        return made

    async def _rematch(self, person: str, table_id: str) -> Table:
        old = await self.table(table_id)
        if old.status != Status.OVER:
            raise Refused("not_over", "play again when the game is over")
        if person not in old.members:
            raise Refused("no_seat", "you have no seat at this table")
        if old.rematch is not None:
            return await self.table(old.rematch)
        seats = [
            Seat(s.kind, s.owner, s.name, s.agent) if s.owner in (None, person) else Seat()
            for s in old.seats
        ]
        made = await self.create(person, old.options, seats, **old.agreed(), terms=old.terms)
        try:
            await self.do(table_id, lambda table: table.set_rematch(made.id))
        except Refused:  # somebody else was quicker
            await self.delete(person, made.id)
            return await self._rematch(person, table_id)
        return made

    async def add(self, make: Callable[[], Table]) -> Table:
        """A new table, however many its host keeps."""
        for _ in range(TRIES):
            table = make()
            entries = entry_rows(table, table.match.log.entries if table.match else [])
            try:
                await self.writer.stored(Write(table.row(), head_of(table), entries))
            except Conflict:
                continue  # another table has this code
            self._live[table.id] = Live(table)
            return table
        raise StorageFailed("not stored: no free code was found for the table")

    async def start(self, person: str, table_id: str) -> Change:
        """The host begins the game."""
        return await self.do(table_id, lambda table: self.begin(table, person))

    def begin(self, table: Table, person: str) -> Change:
        """The same, as a change: if it has people, or not too many others run without."""
        if not table.has_people:
            check_bot_tables(self.bot_hosts(), table.host)
        return table.start(person)

    def bot_hosts(self) -> list[str]:
        """The hosts of the tables that run without people."""
        return bot_hosts(live.table for live in self._live.values())

    async def delete(self, person: str, table_id: str, forget: bool = False) -> None:
        """The host takes a table away, with its log; in any case if they want to be forgotten."""
        await self.do(table_id, lambda table: taken_away(table, person, forget))

    # Changing tables.

    def do(self, table_id: str, act: Act, origin: Origin | None = None) -> Awaitable[Change]:
        """Apply a change, wait until it is stored, then tell those who listen.

        It is applied at once if the table is at rest. What goes wrong is told to whoever waits.
        """
        live = self._live.get(table_id)
        if live is None or live.under_way is not None:
            return self._do_when_settled(table_id, act, origin)
        return self._change(live, act, origin)

    async def _do_when_settled(self, table_id: str, act: Act, origin: Origin | None) -> Change:
        return await self._change(await self._settled(table_id), act, origin)

    def _change(self, live: Live, act: Act, origin: Origin | None) -> asyncio.Future[Change]:
        live.used = time.monotonic()
        done: asyncio.Future[Change] = self._loop.create_future()
        try:
            change = act(live.table)
        except Exception as problem:
            if not isinstance(problem, GameError):
                self._drop(live.table.id)  # a fault of ours may have left it half changed
            fail(done, problem)
            return done
        if origin is not None:
            change = replace(change, origin=origin)
        live.under_way = self._loop.create_future()
        self.writer.write(
            write_of(change, self.to_tell(change)), partial(self._stored, live, change, done)
        )
        return done

    def _stored(
        self,
        live: Live,
        change: Change,
        done: asyncio.Future[Change],
        problem: StorageFailed | None,
    ) -> None:
        """The commit is through, or has failed: called in the loop, in the order of the commits."""
        settled, live.under_way = live.under_way, None
        assert settled is not None, "a change was under way"
        table_id = live.table.id
        if (problem is not None or change.deleted) and self._live.get(table_id) is live:
            self._drop(table_id)
        if problem is not None:
            if live.table.status == Status.PLAYING:
                self._loop.call_later(RETRY_SECONDS, self._load_soon, [table_id])
        else:
            self._tell(table_id, change)
        settled.set_result(None)
        settle(done, change, problem)
        if problem is None and not change.deleted:
            self._attendant.go_on(live)

    def _tell(self, table_id: str, change: Change) -> None:
        for callback in [*self._callbacks.get(table_id, ()), *self._everywhere]:
            try:
                callback(change)
            except Exception:  # it is stored: a listener that fails must not hold up the table
                LOG.exception("a listener failed")

    def subscribe(self, table_id: str, callback: Callback) -> Callable[[], None]:
        """Hear of every change after its commit, in order; the callback must not block."""
        (listening := self._callbacks.setdefault(table_id, [])).append(callback)

        def unsubscribe() -> None:
            if callback in listening:
                listening.remove(callback)
            if not listening and self._callbacks.get(table_id) is listening:
                del self._callbacks[table_id]

        return unsubscribe

    def subscribe_all(self, callback: Callback) -> None:
        """The same for the changes of all tables, as long as the hub lives."""
        self._everywhere.append(callback)

    # Loading and dropping.

    async def _settled(self, table_id: str) -> Live:
        """The table in memory, with nothing under way."""
        while True:
            live = self._live.get(table_id)
            if live is None:
                live = await self._load(table_id)
            if live.under_way is None:
                live.used = time.monotonic()
                return live
            await asyncio.wait([live.under_way])

    async def _load(self, table_id: str) -> Live:
        """From the store; whoever wants it meanwhile waits for the same loading."""
        if table_id in self._loading:
            await asyncio.wait([self._loading[table_id]])
            return self._live[table_id] if table_id in self._live else await self._load(table_id)
        if self._closed:
            raise StorageFailed("not stored: the server stops")
        if not NAME.fullmatch(table_id):
            raise _unknown()
        self._loading[table_id] = loading = self._loop.create_future()
        try:
            stored = await self._fetch(table_id)
            if stored is None:
                raise _unknown()
            live = Live(await asyncio.to_thread(table_from, stored))
            self._live[table_id] = live
        finally:
            del self._loading[table_id]
            loading.cancel()
        self._attendant.go_on(live)
        return live

    async def _fetch(self, table_id: str) -> StoredTable | None:
        return await self.reader.read(lambda store: store.load_table(table_id))

    def _drop(self, table_id: str) -> None:
        live = self._live.pop(table_id, None)
        if live is not None:
            live.drop()

    def drop_idle(self, seconds: float = IDLE_SECONDS) -> int:
        """Forget tables that nobody listens to and nothing happens at; how many."""
        before = time.monotonic() - seconds
        idle = [
            table_id
            for table_id, live in self._live.items()
            if live.used < before and table_id not in self._callbacks and live.at_rest
        ]
        for table_id in idle:
            self._drop(table_id)
        return len(idle)

    async def resume(self) -> None:
        """After a start: go on with the tables where a bot or a clock is at work, bit by bit."""
        unfinished = await self.reader.read(lambda store: store.unfinished())
        self._load_soon([stored.row.id for stored in unfinished if goes_on_by_itself(stored)])

    def _load_soon(self, tables: Sequence[str]) -> None:
        """Nobody may be looking, but a bot or a clock has to go on."""
        if not self._closed:
            task = asyncio.create_task(self._load_all(tables))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _load_all(self, tables: Sequence[str]) -> None:
        for table_id in tables:
            try:
                await self._settled(table_id)
            except (Elsewhere, LeaseLost):
                continue  # another server goes on with it
            except Exception as problem:  # the others must not suffer; whoever opens it is told
                fields = {"table": table_mark(table_id), "problem": type(problem).__name__}
                LOG.error("a table cannot be continued", extra={"fields": fields})
                self.bad_tables += 1

    async def close(self) -> None:
        """Store what is under way, stop the bots, and let go of the database."""
        self._closed = True
        self._attendant.close()
        for task in self._tasks:
            task.cancel()
        thinking = [live.thinking for live in self._live.values() if live.thinking]
        for bot in thinking:
            bot.cancel()
        while waiting := [live.under_way for live in self._live.values() if live.under_way]:
            await asyncio.wait(waiting)  # whoever waits for one of them has the next under way now
        for table_id in list(self._live):
            self._drop(table_id)
        await asyncio.gather(*thinking, return_exceptions=True)  # each stops its bot's process
        await self.bots.close()
        await self.logs.close()
        await self.reader.close()
        await self.writer.close()


def _unknown() -> Refused:
    return Refused("no_table", "there is no such table")
