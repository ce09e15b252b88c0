"""Telling people that it is their turn when they do not look at the table.

A person with a connection elsewhere on the site gets a `notice` there, which the browser can show.
A person without any gets a request to their webhook (webhooks.py), if they gave one. It tells
nothing of the game but whose turn it is. Whose seat the host has freed gets a `notice`, too.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from functools import partial
from typing import Final, Protocol

from istanbul.engine.encoded import encode
from istanbul.engine.errors import MalformedInput
from istanbul.server.errors import StorageFailed
from istanbul.server.journal import journal
from istanbul.server.live.hub import Hub
from istanbul.server.live.metrics import Metrics
from istanbul.server.live.rooms import Rooms
from istanbul.server.live.webhooks import Webhooks, post
from istanbul.server.protocol.messages import Notice
from istanbul.server.settings import WEBHOOKS
from istanbul.server.table.change import Change

WAITING: Final = 1000  # people whose webhooks are to be looked up; more are dropped


class Connected(Protocol):
    """A connection, as far as notices need it."""

    person: str

    def send(self, message: bytes) -> None:
        """Send when possible."""
        ...


class Notices:
    """Knows who is connected, and whose turn was told last at each table."""

    def __init__(
        self, hub: Hub, rooms: Rooms, webhooks: str, address: str, metrics: Metrics
    ) -> None:
        if webhooks not in WEBHOOKS:
            raise MalformedInput(f"--webhooks {webhooks}: expected {', '.join(WEBHOOKS)}")
        self._hub, self._rooms, self._webhooks, self._address = hub, rooms, webhooks, address
        self._metrics = metrics
        self._sessions: defaultdict[str, set[Connected]] = defaultdict(set)
        self._turns: dict[str, int] = {}
        self._queue: asyncio.Queue[tuple[str, str, int]] = asyncio.Queue(WAITING)
        self._calls = Webhooks()
        self._sending = asyncio.create_task(self._send_all())

    def connected(self, session: Connected) -> None:
        """A screen of this person is open now."""
        self._sessions[session.person].add(session)

    def disconnected(self, session: Connected) -> None:
        """One of their connections has ended."""
        mine = self._sessions[session.person]
        mine.discard(session)
        if not mine:
            del self._sessions[session.person]

    def changed(self, change: Change) -> None:
        """After every stored change of any table: is it somebody else's turn now?"""
        table = change.table
        if change.freed is not None:
            self._tell(change.freed, Notice(reason="notice-seat_freed", table=table.id))
        seat = table.waits_for
        if seat is None or change.deleted:
            self._turns.pop(table.id, None)
            return
        if self._turns.get(table.id) == seat:
            return
        self._turns[table.id] = seat
        owner = table.seats[seat].owner
        if owner is None or table.seats[seat].player is not None:
            return
        room = self._rooms.of(table.id)
        if room is not None and owner in room.present:
            return  # they see it
        if owner in self._sessions:
            self._tell(owner, Notice(reason="notice-your_turn", table=table.id))
        elif self._webhooks != "off" and not self._queue.full():
            self._queue.put_nowait((owner, table.id, seat))

    def _tell(self, person: str, notice: Notice) -> None:
        """On all connections of a person, if there are any."""
        message = encode(notice)
        for session in self._sessions.get(person, ()):
            session.send(message)

    async def close(self) -> None:
        """Drop what is not yet sent, and end the calls under way."""
        self._sending.cancel()
        await asyncio.gather(self._sending, return_exceptions=True)
        await self._calls.close()

    async def _send_all(self) -> None:
        while True:
            person, table, seat = await self._queue.get()
            try:
                row = await self._hub.load_person(person)
                address = row.body.get("webhook") if row is not None else None
                if row is None or not address:
                    continue
                body = {
                    "event": "your_turn",
                    "table": table,
                    "seat": seat,
                    "name": row.name,
                    "url": f"{self._address}/#/table/{table}",
                }
                if not self._calls.add(address, partial(self._call, address, body)):
                    self._metrics.webhooks_failed += 1
            except StorageFailed:
                self._metrics.webhooks_failed += 1

    async def _call(self, address: str, body: dict[str, object]) -> None:
        try:
            status = await post(address, body, self._webhooks == "any")
            self._metrics.webhooks += 1
            journal("webhook", status=status)
        except Exception as problem:  # other people's servers fail in all ways
            self._metrics.webhooks_failed += 1
            journal("webhook_failed", error=type(problem).__name__)
