"""What is to be told, kept in the database until it is told or given up.

A row is one thing at one address; its id is made of both, so the same thing is never stored twice.
A row without an address is stored together with what it tells; it becomes one for each address.
It is marked as sent after the other side has taken it. Should the server die between the two, it is
sent again with the same id, by which browsers, home servers and mail programs know it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from istanbul.server.errors import StorageFailed
from istanbul.server.journal import journal
from istanbul.server.live.metrics import Metrics
from istanbul.server.notices.calling import Calls
from istanbul.server.notices.kinds import (
    AddressState,
    DeliveryState,
    Kind,
    Outcome,
)
from istanbul.server.notices.policy import loud, policy_of, tells
from istanbul.server.notices.sending import Senders
from istanbul.server.notices.words import telling
from istanbul.server.store.base import Store
from istanbul.server.store.notice_store import FIRST
from istanbul.server.store.reader import Reader
from istanbul.server.store.rows import AddressRow, DeliveryRow, NoticeWrite, PersonRow, Write
from istanbul.server.store.writer import Writer

PAUSES: Final = (60.0, 300.0, 1800.0, 7200.0, 21600.0)
"""Seconds after each try that failed; after one more it is given up."""
AT_ONCE: Final = 500  # rows that are looked at together
LOOK_AGAIN: Final = 60.0  # seconds: whoever is here now may be gone then
OLD_SECONDS: Final = 60 * 24 * 3600.0  # after which nobody asks what became of it

Wanted = Callable[[DeliveryRow], bool]
Direct = Callable[[DeliveryRow], Awaitable[tuple[list[AddressRow], float]]]
"""Where to tell it, and when."""


class Outbox:
    """Sends what waits. Belongs to one event loop; `step` does all that is due."""

    def __init__(
        self,
        reader: Reader,
        writer: Writer,
        senders: Senders,
        *,
        metrics: Metrics,
        address: str,
        now: Callable[[], float],
        still_true: Wanted,
        direct: Direct,
        is_present: Callable[[str], bool],
        mine: Callable[[str], bool],
        news: Callable[[], None],
    ) -> None:
        self._reader, self._writer, self._senders = reader, writer, senders
        self._metrics, self._address, self._now = metrics, address, now
        self._still_true, self._is_present, self._news = still_true, is_present, news
        self._mine = mine  # is it this server that tells what happens at a table?
        self._direct = direct
        self._calls = Calls()
        self._under_way: set[str] = set()
        self._unwritten: list[tuple[str, NoticeWrite]] = []  # what came of them, on a full disk
        self._idle = asyncio.Event()
        self._idle.set()

    async def add(
        self,
        to: Sequence[AddressRow],
        kind: Kind,
        thing: str,
        *,
        table: str,
        person: str,
        due: float,
    ) -> None:
        """Tell somebody this at these addresses, unless it is told there already.

        Where there are none, it is stored that this was seen: a reminder counts from then on.
        """
        one = self.row(kind, thing, table=table, person=person, due=due)
        rows = _at(one, to) or (replace(one, state=DeliveryState.DROPPED.value),)
        await self._write(NoticeWrite(added=rows))

    def row(self, kind: Kind, thing: str, *, table: str, person: str, due: float) -> DeliveryRow:
        """Something to tell somebody, wherever they want it."""
        return DeliveryRow(
            *(f"{thing}>{person}", person, "", kind.value, table, thing),
            *(DeliveryState.WAITING.value, 0, due, "", self._now()),
        )

    async def step(self) -> float | None:
        """Begin to send what is due; when there is more to do."""
        now = self._now()
        while self._unwritten:
            row_id, write = self._unwritten[0]
            await self._write(write)
            self._under_way.discard(row_id)
            del self._unwritten[0]
        for row in await self._reader.read(lambda store: store.undirected()):
            if self._mine(row.table):
                await self._spread(row)
        await self._begin_all(now)
        return await self._reader.read(lambda store: store.next_due(now))

    async def _begin_all(self, now: float) -> None:
        """All that is due: however much of it waits for one slow address, the rest goes out."""
        after, is_more, full = FIRST, True, set[str]()
        while is_more:
            rows = await self._reader.read(partial(_due, now, after))
            for row in rows:
                if row.id in self._under_way or row.address in full or not self._mine(row.table):
                    continue
                if not await self._begin(row, now):
                    full.add(row.address)
            is_more = len(rows) == AT_ONCE
            after = (rows[-1].due, rows[-1].id) if rows else after

    async def _spread(self, row: DeliveryRow) -> None:
        """In place of a row without an address: one for each address that is to hear of it."""
        to, due = await self._direct(row)
        await self._write(NoticeWrite(added=_at(replace(row, due=due), to), directed=row.id))

    async def _begin(self, row: DeliveryRow, now: float) -> bool:
        """False if too many wait for the same host: each that is done makes room, and news."""
        to = await self._reader.read(lambda store: store.load_address(row.address))
        person = await self._reader.read(lambda store: store.load_person(row.person))
        if to is None:  # deleted this very moment, its rows with it
            return True
        policy = policy_of(person)
        if not self._still_true(row) or not tells(policy, Kind(row.kind), to.channel):
            await self._write(NoticeWrite(tried=replace(row, state=DeliveryState.DROPPED.value)))
        elif to.state != AddressState.OK:
            await self._write(
                NoticeWrite(tried=replace(row, state=DeliveryState.DEAD.value, problem=to.problem))
            )
        elif self._is_present(row.person):
            await self._write(NoticeWrite(tried=replace(row, due=now + LOOK_AGAIN)))
        elif (due := loud(policy, now)) > now:
            await self._write(NoticeWrite(tried=replace(row, due=due)))
        elif self._calls.add(self._senders.queue_of(to), partial(self._send, row, to, person)):
            self._under_way.add(row.id)
            self._idle.clear()
        else:
            return False
        return True

    async def _send(self, row: DeliveryRow, to: AddressRow, person: PersonRow | None) -> None:
        language = person.language if person is not None else "en"
        outcome = await self._senders.send(to, telling(row, language, self._address), language)
        write = self._result(row, to, outcome)
        try:
            await self._write(write)
            self._under_way.discard(row.id)
            self._news()
        except StorageFailed:  # it stays under way, so that nobody is told twice
            self._unwritten.append((row.id, write))
        if len(self._under_way) == len(self._unwritten):
            self._idle.set()

    def _result(self, row: DeliveryRow, to: AddressRow, outcome: Outcome) -> NoticeWrite:
        tries = row.tries + 1
        if outcome.sent:
            self._metrics.notices += 1
            tried = replace(row, state=DeliveryState.SENT.value, tries=tries, problem="")
        else:
            self._metrics.notices_failed += 1
            journal("notice_failed", channel=to.channel, problem=outcome.problem.partition(":")[0])
            over = not outcome.again or tries > len(PAUSES)
            tried = replace(
                row,
                state=(DeliveryState.DEAD if over else DeliveryState.WAITING).value,
                tries=tries,
                due=row.due if over else self._now() + PAUSES[tries - 1],
                problem=outcome.problem,
            )
        state = AddressState.DEAD if outcome.dead else AddressState.OK
        known = None
        if (to.state, to.problem) != (state.value, outcome.problem):
            known = (to.id, state.value, outcome.problem)
        return NoticeWrite(tried=tried, address_state=known)

    async def forget_old(self) -> None:
        """What was told long ago is deleted."""
        await self._write(NoticeWrite(deliveries_before=self._now() - OLD_SECONDS))

    async def _write(self, write: NoticeWrite) -> None:
        await self._writer.stored(Write(notice=write))

    async def settled(self) -> None:
        """Returns when nothing is being sent."""
        await self._idle.wait()

    async def close(self) -> None:
        """End what is being sent; it waits for the next start."""
        await self._calls.close()


def _due(now: float, after: tuple[float, str], store: Store) -> list[DeliveryRow]:
    return store.due_deliveries(now, AT_ONCE, after)


def _at(row: DeliveryRow, to: Sequence[AddressRow]) -> tuple[DeliveryRow, ...]:
    """The same thing at each of some addresses."""
    return tuple(replace(row, id=f"{row.thing}>{a.id}", address=a.id) for a in to)
