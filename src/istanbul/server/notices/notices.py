"""Telling people what they wait for, when they do not look.

Whoever has the site open elsewhere hears of it there at once. Whoever is not present (attention.py)
is told by the channels they chose (policy.py), once; and reminded, once. All of it happens in a
task of its own: a table never waits for a notice.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable
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
from istanbul.server.plans.carrying import due
from istanbul.server.protocol.messages import Notice
from istanbul.server.protocol.notice_bodies import Policy
from istanbul.server.store.rows import AddressRow, DeliveryRow, NoticeWrite, Write
from istanbul.server.table.change import Change
from istanbul.server.table.table import Table

LOG: Final = logging.getLogger("istanbul.server")
RETRY_SECONDS: Final = 60.0  # after something could not be stored
REASONS: Final = {
    Kind.YOUR_TURN: "notice-your_turn",
    Kind.PLAN_ENDED: "notice-plan_ended",
    Kind.GAME_OVER: "notice-game_over",
    Kind.INVITATION: "notice-invitation",
}
"""What the screens of somebody show who has the site open elsewhere."""
ABOUT_TURNS: Final = (Kind.YOUR_TURN, Kind.PLAN_ENDED, Kind.REMINDER)


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
        self._news = asyncio.Event()
        self.outbox = Outbox(
            hub.reader,
            hub.writer,
            senders,
            metrics=metrics,
            address=address,
            now=now,
            still_true=self._still_true,
            direct=self._direct,
            is_present=self.attention.present,
            mine=hub.owns,
            news=self._news.set,
        )
        self._task: asyncio.Task[None] | None = None
        self.show_elsewhere: Callable[[str, bytes], None] = lambda person, message: None
        """The same as `show`, at all other servers."""

    async def start(self) -> None:
        """Go on where the last run stopped. In a browser tab nobody is elsewhere."""
        if IS_TAB:
            return
        await self.resume(self._hub.owned())
        self._task = asyncio.create_task(self._run())

    def leave_off(self, tables: Iterable[str]) -> None:
        """Another server tells what happens at these tables from now on."""
        for table in tables:
            self._turns.forget(table)

    async def resume(self, among: Collection[str] | None = None) -> None:
        """Look at every turn of all tables, or of some: its owner may not have been told of it."""
        for stored, moves in await self._hub.reader.read(
            lambda store: self._turns.resume(store, among)
        ):
            turn = self._turns.remember(stored, moves)
            if turn is not None:
                self._look(turn.table, self._now() + (LOOK_AGAIN if turn.planned else 0.0))

    async def close(self) -> None:
        """Send nothing any more; what waits is stored."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.outbox.close()

    # What happens.

    def connected(self, session: Connected, is_guest: bool = False) -> None:
        """A screen of this person is open now, here or at the server whose guest it is."""
        self.attention.came(session, is_guest)

    def disconnected(self, session: Connected) -> None:
        """One of their connections has ended."""
        self.attention.went(session)

    def changed(self, change: Change) -> None:
        """After every stored change of any table. Must not wait."""
        table, now = change.table, self._now()
        if change.freed is not None:
            self._show(change.freed, Notice(reason="notice-seat_freed", table=table.id))
        turn = self._turns.changed(change, now)
        if change.plan_ended:
            turn = self._turns.plan_ended(table.id)
            if turn is not None:
                self._show(turn.owner, Notice(reason=REASONS[Kind.PLAN_ENDED], table=table.id))
        if turn is not None and due(table) is not None:
            self._look(table.id, now + LOOK_AGAIN)  # the plan is quicker than that
        elif turn is not None:
            if not (turn.goes_on or turn.plan_ended):
                self._say(turn.owner, table.id, Kind.YOUR_TURN)
            if not self.attention.present(turn.owner):
                self._look(table.id, now)
            elif self._looks.get(table.id, inf) > now + LOOK_AGAIN:
                self._look(table.id, now + LOOK_AGAIN)
        for kind, about, _ in _endings(change):
            for owner in _owners(table):
                self._say(owner, about, kind, table.id)
            self._news.set()

    def to_tell(self, change: Change) -> NoticeWrite | None:
        """What those who are not here must hear of: stored with the change, so it is not lost.

        Whoever has asked for the change is here.
        """
        if change.origin is not None:
            self.attention.input(change.origin.connection)
        if IS_TAB:
            return None
        rows = [
            self.outbox.row(kind, thing, table=about, person=owner, due=self._now())
            for kind, about, thing in _endings(change)
            for owner in _owners(change.table)
            if not self.attention.present(owner)
        ]
        return NoticeWrite(added=tuple(rows)) if rows else None

    async def invite(self, person: str, table: str) -> None:
        """Somebody is invited to a table; they hear of it once."""
        self._say(person, table, Kind.INVITATION)
        if not self.attention.present(person):
            thing, due = f"invite {table}", self._now()
            row = self.outbox.row(Kind.INVITATION, thing, table=table, person=person, due=due)
            await self._hub.writer.stored(Write(notice=NoticeWrite(added=(row,))))
            self._news.set()

    def _say(self, person: str, table: str, kind: Kind, seen_at: str | None = None) -> None:
        """On every screen of theirs, unless they see it anyway."""
        room = self._rooms.of(seen_at or table)
        if room is not None and person in room.present:
            return
        self._show(person, Notice(reason=REASONS[kind], table=table))

    def _show(self, person: str, notice: Notice) -> None:
        message = encode(notice)
        self.show(person, message)
        self.show_elsewhere(person, message)

    def show(self, person: str, message: bytes) -> None:
        """On every screen of somebody at this server."""
        for session in self.attention.screens(person):
            session.send(message)

    # Telling.

    async def step(self) -> float | None:
        """Do all that is due; when there is more to do."""
        now = self._now()
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
        await self._add(Kind.REMINDER, turn, f"reminder {turn.thing}", policy, to)
        turn.reminded = True

    async def _tell_turn(self, turn: Turn, policy: Policy, to: list[AddressRow]) -> float:
        """When they are told, or were told before a restart."""
        told = await self._hub.reader.read(lambda store: store.told(turn.owner, turn.thing))
        if told is not None:
            return loud(policy, told)
        kind = Kind.PLAN_ENDED if turn.plan_ended else Kind.YOUR_TURN
        return await self._add(kind, turn, turn.thing, policy, to)

    async def _direct(self, row: DeliveryRow) -> tuple[list[AddressRow], float]:
        """Where and when somebody is to hear of an ending or an invitation."""
        if row.kind == Kind.INVITATION and not await self._may_invite(row.person, row.table):
            return [], row.due
        policy, to = await self._choices(row.person)
        chosen = [address for address in to if tells(policy, Kind(row.kind), address.channel)]
        return chosen, loud(policy, self._now())

    async def _may_invite(self, person: str, table: str) -> bool:
        """Not themselves, the host of the table; and by nobody whom they have muted."""
        stored = await self._hub.reader.read(lambda store: store.load_table(table))
        row = await self._hub.load_person(person)
        muted = row.body.get("muted", []) if row is not None else []
        return stored is not None and stored.row.host not in (person, *muted)

    async def _add(
        self, kind: Kind, turn: Turn, thing: str, policy: Policy, to: list[AddressRow]
    ) -> float:
        due = loud(policy, self._now())
        chosen = [address for address in to if tells(policy, kind, address.channel)]
        if to:
            await self.outbox.add(chosen, kind, thing, table=turn.table, person=turn.owner, due=due)
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


def _endings(change: Change) -> list[tuple[Kind, str, str]]:
    """What a change has brought to an end or begun: its kind, the table, and what is told."""
    found = []
    if change.over:
        found.append((Kind.GAME_OVER, change.table.id, f"over {change.table.id}"))
    if change.rematch is not None:
        found.append((Kind.INVITATION, change.rematch, f"rematch {change.rematch}"))
    return found


def _owners(table: Table) -> list[str]:
    """Everybody who has not given up their seat."""
    return sorted({seat.owner for seat in table.seats if seat.owner and not seat.resigned})
