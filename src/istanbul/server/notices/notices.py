"""Telling people what they wait for, when they do not look.

Whoever has the site open elsewhere hears of it there at once. Whoever is not present (attention.py)
is told by the channels they chose (policy.py), once; and reminded, once. All of it happens in a
task of its own: a table never waits for a notice.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from heapq import heappop, heappush
from math import inf
from typing import Final

from istanbul.engine.encoded import encode
from istanbul.server.errors import StorageFailed
from istanbul.server.live.hub import Hub
from istanbul.server.live.metrics import Metrics
from istanbul.server.live.rooms import Rooms
from istanbul.server.machine import IS_TAB
from istanbul.server.notices.attention import Attention, Connected
from istanbul.server.notices.kinds import AddressState, Kind
from istanbul.server.notices.outbox import LOOK_AGAIN, Outbox
from istanbul.server.notices.policy import HOUR, loud, policy_of, tells
from istanbul.server.notices.sending import Senders
from istanbul.server.notices.turns import Turn, Turns
from istanbul.server.protocol.messages import Notice
from istanbul.server.protocol.notice_bodies import Policy
from istanbul.server.store.rows import AddressRow, DeliveryRow
from istanbul.server.table.change import Change

LOG: Final = logging.getLogger("istanbul.server")
RETRY_SECONDS: Final = 60.0  # after something could not be stored
RECENT: Final = 200  # deliveries of somebody that are looked through
REASONS: Final = {
    Kind.YOUR_TURN: "notice-your_turn",
    Kind.GAME_OVER: "notice-game_over",
    Kind.INVITATION: "notice-invitation",
}
"""What the screens of somebody show who has the site open elsewhere."""
ABOUT_TURNS: Final = (Kind.YOUR_TURN, Kind.REMINDER)


class Notices:
    """All that a server tells people who are not there. `now` is the time of day."""

    def __init__(
        self,
        hub: Hub,
        rooms: Rooms,
        senders: Senders,
        *,
        address: str,
        metrics: Metrics,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._hub, self._rooms, self._now = hub, rooms, now
        self.attention = Attention(now)
        self._turns = Turns()
        self._looks: dict[str, float] = {}  # by table: when to look whether somebody is to be told
        self._agenda: list[tuple[float, str]] = []
        self._endings: deque[tuple[Kind, str, str, str]] = deque()  # kind, person, table, thing
        self._rematches: set[str] = set()
        self._news = asyncio.Event()
        self.outbox = Outbox(
            hub.reader,
            hub.writer,
            senders,
            metrics=metrics,
            address=address,
            now=now,
            still_true=self._still_true,
            is_present=self.attention.present,
            news=self._news.set,
        )
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on where the last run stopped. In a browser tab nobody is elsewhere."""
        if IS_TAB:
            return
        for stored, moves in await self._hub.reader.read(self._turns.resume):
            turn = self._turns.remember(stored, moves)
            if turn is not None:
                self._look(turn.table, self._now())
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Send nothing any more; what waits is stored."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.outbox.close()

    # What happens.

    def connected(self, session: Connected) -> None:
        """A screen of this person is open now."""
        self.attention.came(session)

    def disconnected(self, session: Connected) -> None:
        """One of their connections has ended."""
        self.attention.went(session)

    def changed(self, change: Change) -> None:
        """After every stored change of any table. Must not wait."""
        table, now = change.table, self._now()
        if change.origin is not None:
            self.attention.input(change.origin.connection)
        if change.freed is not None:
            self._show(change.freed, Notice(reason="notice-seat_freed", table=table.id))
        turn = self._turns.changed(change, now)
        if turn is not None:
            if not turn.goes_on:
                self._say(turn.owner, table.id, Kind.YOUR_TURN)
            if not self.attention.present(turn.owner):
                self._look(table.id, now)
            elif self._looks.get(table.id, inf) > now + LOOK_AGAIN:
                self._look(table.id, now + LOOK_AGAIN)
        if change.over:
            self._ended(Kind.GAME_OVER, change, table.id, f"over {table.id}")
        if table.rematch is not None and table.rematch not in self._rematches:
            self._rematches.add(table.rematch)
            self._ended(Kind.INVITATION, change, table.rematch, f"rematch {table.rematch}")

    def _ended(self, kind: Kind, change: Change, table: str, thing: str) -> None:
        owners = {seat.owner for seat in change.table.seats if seat.owner and not seat.resigned}
        for owner in sorted(owners):
            self._say(owner, table, kind, change.table.id)
            if not self.attention.present(owner):
                self._endings.append((kind, owner, table, thing))
                self._news.set()

    def _say(self, person: str, table: str, kind: Kind, seen_at: str | None = None) -> None:
        """On every screen of theirs, unless they see it anyway."""
        room = self._rooms.of(seen_at or table)
        if room is not None and person in room.present:
            return
        self._show(person, Notice(reason=REASONS[kind], table=table))

    def _show(self, person: str, notice: Notice) -> None:
        message = encode(notice)
        for session in self.attention.screens(person):
            session.send(message)

    # Telling.

    async def step(self) -> float | None:
        """Do all that is due; when there is more to do."""
        now = self._now()
        while self._endings:
            ending = self._endings.popleft()
            try:
                await self._tell(*ending)
            except StorageFailed:
                self._endings.appendleft(ending)
                raise
        while self._agenda and self._agenda[0][0] <= now:
            due, table = heappop(self._agenda)
            if self._looks.get(table) != due:
                continue  # there is an earlier look
            try:
                await self._look_at(table, now)
            except StorageFailed:
                self._look(table, due)
                raise
        sending = await self.outbox.step()
        times = [*([self._agenda[0][0]] if self._agenda else []), *([sending] if sending else [])]
        return min(times, default=None)

    def _look(self, table: str, when: float) -> None:
        self._looks[table] = when
        heappush(self._agenda, (when, table))
        self._news.set()

    async def _look_at(self, table: str, now: float) -> None:
        """Is somebody to be told that it is their turn, or to be reminded of it?"""
        del self._looks[table]
        turn = self._turns.of(table)
        if turn is None or turn.reminded:
            return
        if self.attention.present(turn.owner):
            self._look(table, now + LOOK_AGAIN)
            return
        policy, to = await self._choices(turn.owner)
        if turn.told is None:
            turn.told = await self._tell_turn(turn, policy, to)
        if self._turns.of(table) is not turn:
            return  # another turn has begun meanwhile, and has its own look
        remind = turn.told + policy.remind_hours * HOUR
        if now < remind:
            self._look(table, remind)
            return
        await self._add(Kind.REMINDER, table, f"reminder {turn.thing}", policy, to)
        turn.reminded = True

    async def _tell_turn(self, turn: Turn, policy: Policy, to: list[AddressRow]) -> float:
        """When they are told, or were told before a restart."""
        rows = await self._hub.reader.read(lambda store: store.deliveries_of(turn.owner, RECENT))
        told = [row.due for row in rows if row.thing == turn.thing]
        if told:
            return min(told)
        return await self._add(Kind.YOUR_TURN, turn.table, turn.thing, policy, to)

    async def _tell(self, kind: Kind, person: str, table: str, thing: str) -> None:
        if kind == Kind.INVITATION and (await self._hub.table(table)).host == person:
            return  # they invite the others
        policy, to = await self._choices(person)
        await self._add(kind, table, thing, policy, to)

    async def _add(
        self, kind: Kind, table: str, thing: str, policy: Policy, to: list[AddressRow]
    ) -> float:
        due = loud(policy, self._now())
        chosen = [address for address in to if tells(policy, kind, address.channel)]
        await self.outbox.add(kind, table, thing, chosen, due)
        return due

    async def _choices(self, person: str) -> tuple[Policy, list[AddressRow]]:
        reader = self._hub.reader
        policy = policy_of(await self._hub.load_person(person))
        found = await reader.read(lambda store: store.addresses_of(person))
        return policy, [address for address in found if address.state == AddressState.OK]

    def _still_true(self, row: DeliveryRow) -> bool:
        """Does what is to be told still hold? A turn may have been played meanwhile."""
        if row.kind not in ABOUT_TURNS:
            return True
        turn = self._turns.of(row.table)
        return turn is not None and row.thing.removeprefix("reminder ") == turn.thing

    # The task.

    async def _run(self) -> None:
        while True:
            self._news.clear()
            try:
                due = await self.step()
            except StorageFailed:
                due = self._now() + RETRY_SECONDS
            except Exception:  # whatever it is, the next notice must not suffer
                LOG.exception("a notice failed")
                due = self._now() + RETRY_SECONDS
            wait = None if due is None else max(0.0, due - self._now())
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), wait)
