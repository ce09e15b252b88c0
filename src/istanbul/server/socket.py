"""One connection of a browser or a program: what it asks for, and what it is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from istanbul.engine.errors import GameError
from istanbul.server import protocol as p
from istanbul.server.change import Change
from istanbul.server.failures import failure_of
from istanbul.server.hints import hints_for
from istanbul.server.journal import journal
from istanbul.server.limits import (
    LARGEST_MESSAGE,
    TABLES_OF_CONNECTION,
    WAITING_BYTES,
    WAITING_MESSAGES,
    too_fast,
)
from istanbul.server.rooms import Looking, Room
from istanbul.server.seats import Refused
from istanbul.server.site import Site
from istanbul.server.store.base import StorageFailed
from istanbul.server.table import Table
from istanbul.server.updates import encode
from istanbul.server.wire import Wire

LOG: Final = logging.getLogger("istanbul.server")
decode = msgspec.json.Decoder(p.ClientMessage).decode
GONE: Final = 1006  # the other side is not there any more
CLOSE_FLOOD: Final = 4029
PATIENCE: Final = 200  # refused messages of a connection that sends too fast, before it is closed


class Session:
    """A connection. Requests are carried out one after the other, in the order they came."""

    def __init__(self, site: Site, person: str, send: Send) -> None:
        self.site = site
        self.person = person
        self._wire = Wire(send)
        self._rooms: dict[str, Room] = {}  # by the name that this connection uses
        self._bucket = site.limits.messages()
        self._too_fast = 0
        self._asked: tuple[Change | None, int] = (None, 0)
        self._queue: deque[bytes] = deque()
        self._queued_bytes = 0
        self._wake: asyncio.Future[None] | None = None
        self._closing: int | None = None
        self._writer = asyncio.create_task(self._write())

    # Telling: never waits, and holds a bounded amount for a client that does not read.

    def tell(self, message: bytes) -> None:
        """Send when possible. A client that has not read for long loses its connection."""
        if self._closing is not None:
            return
        idle = self._wake is not None and not self._wake.done()  # nothing waits before it
        if idle and self._wire.sent_at_once(message):
            return
        self._queue.append(message)
        self._queued_bytes += len(message)
        if len(self._queue) > WAITING_MESSAGES or self._queued_bytes > WAITING_BYTES:
            journal("slow_client", waiting=len(self._queue))
            self.site.metrics.dropped += 1
            self._closing = GONE
            self._queue.clear()
            self._wire.abort()
        self._wake_up()

    def close(self, code: int) -> None:
        """End the connection, after what waits."""
        self._closing = code
        self._wake_up()

    def _wake_up(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def _write(self) -> None:
        """Send what could not be sent at once."""
        try:
            while self._closing is None or self._queue:
                if self._queue:
                    message = self._queue.popleft()
                    self._queued_bytes -= len(message)
                    await self._wire.send(message)
                else:
                    self._wake = asyncio.get_running_loop().create_future()
                    await self._wake
                    self._wake = None
            await self._wire.close(self._closing)
        except (OSError, RuntimeError):
            self._closing = GONE

    def answers(self, change: Change) -> int | None:
        """The id of the request of this connection that led to a change."""
        asked, request = self._asked
        return request if asked is change else None

    # Asking.

    async def hear(self, text: str | None) -> None:
        """One frame."""
        if not self._bucket.take():
            self._too_fast += 1
            if self._too_fast > PATIENCE:
                self.close(CLOSE_FLOOD)
            elif self._too_fast % 50 == 1:  # one answer is enough for many
                self._fail(too_fast(), None)
            return
        if text is None:
            self._fail(Refused("binary", "expected text frames of JSON"), None)
            return
        if len(text) > LARGEST_MESSAGE:
            self._fail(Refused("too_large", f"expected at most {LARGEST_MESSAGE} bytes"), None)
            return
        try:
            request = decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
            self._fail(problem, _id_of(text))
            return
        self.site.metrics.requests += 1
        try:
            await HANDLERS[type(request)](self, request)
        except (GameError, StorageFailed) as problem:
            self._fail(problem, request.id, self._number(getattr(request, "table", "")))
        except Exception as problem:  # a fault of ours: the client hears of it and stays
            LOG.exception("internal_error", extra={"fields": {"request": type(request).__name__}})
            self._fail(problem, request.id)

    def _fail(self, problem: Exception, re: int | None, number: int | None = None) -> None:
        self.site.metrics.refused += 1
        self.tell(encode(failure_of(problem, re, number)))

    def _number(self, name: str) -> int | None:
        room = self._rooms.get(name)
        return room.table.number if room is not None else None

    async def watch(self, request: p.Watch) -> None:
        """Look at a table."""
        known = request.table in self._rooms
        if not known and len(self._rooms) >= TABLES_OF_CONNECTION:
            raise Refused("too_many_tables", f"look at {TABLES_OF_CONNECTION} tables at most")
        room, looking = await self.site.rooms.enter(self, request.table, request.previews)
        self._rooms[request.table] = room
        self.tell(self._whole(room, looking, request.id))

    def _whole(self, room: Room, looking: Looking, re: int) -> bytes:
        return room.whole(self, looking, room.scene(), re)

    async def unwatch(self, request: p.Unwatch) -> None:
        """Look at it no longer."""
        room = self._rooms.pop(request.table, None)
        if room is not None:
            self.site.rooms.leave(self, room.table.id)
        self.tell(encode(p.Done(re=request.id)))

    async def act(self, request: p.Act) -> None:
        """Choose an option."""
        await self._do(
            request,
            lambda table: table.act(self.person, request.seat, request.action, request.at),
        )

    async def plan(self, request: p.Plan) -> None:
        """Several in a row."""
        await self._do(
            request,
            lambda table: table.plan(self.person, request.seat, request.texts, request.at),
        )

    async def undo(self, request: p.Undo) -> None:
        """Take back."""
        await self._do(request, lambda table: table.undo(self.person, request.seat, request.at))

    async def redo(self, request: p.Redo) -> None:
        """Take the taking back back."""
        await self._do(request, lambda table: table.redo(self.person, request.seat, request.at))

    async def sit(self, request: p.Sit) -> None:
        """Take a seat."""
        person, seat = self.person, request.seat
        name, contribution = request.name, request.contribution
        await self._do(request, lambda table: table.sit(person, seat, name, contribution))

    async def stand(self, request: p.Stand) -> None:
        """Give my seats back."""
        await self._do(request, lambda table: table.leave(self.person))

    async def bot(self, request: p.Bot) -> None:
        """Put a computer player on a seat, or nobody."""
        person, seat, agent = self.person, request.seat, request.agent
        if agent is None:
            await self._do(request, lambda table: table.clear(person, seat))
        else:
            await self._do(request, lambda table: table.add_bot(person, seat, agent))

    async def start(self, request: p.Start) -> None:
        """Begin the game."""
        await self._do(request, lambda table: table.start(self.person))

    async def resign(self, request: p.Resign) -> None:
        """Give up."""
        await self._do(request, lambda table: table.resign(self.person, request.seat))

    async def away(self, request: p.Away) -> None:
        """Let a computer player stand in for somebody."""
        person, seat, agent = self.person, request.seat, request.agent
        await self._do(request, lambda table: table.set_away(person, seat, agent))

    async def back(self, request: p.Back) -> None:
        """Take my seat back."""
        await self._do(request, lambda table: table.take_back(self.person, request.seat))

    async def agree(self, request: p.Agree) -> None:
        """Hints, or no hints."""
        person, seat, hints = self.person, request.seat, request.hints
        await self._do(request, lambda table: table.agree(person, seat, hints))

    async def hint(self, request: p.Hint) -> None:
        """What would a strong player do?"""
        table = await self.site.hub.table(request.table)
        self.tell(encode(await hints_for(self.site, table, self.person, request)))

    async def ping(self, request: p.Ping) -> None:
        """Are you there?"""
        self.tell(encode(p.Pong(re=request.id)))

    async def _do(self, request: Any, act: Callable[[Table], Change]) -> None:
        """Change a table. The answer is the update that everybody gets, if it carries the id."""

        def asked(table: Table) -> Change:
            change = act(table)
            self._asked = (change, request.id)
            return change

        begun = time.perf_counter()
        change = await self.site.hub.do(request.table, asked)
        self.site.metrics.answered(time.perf_counter() - begun)
        self._asked = (None, 0)
        answered = (change.steps or change.status_changed) and request.table in self._rooms
        if not answered:
            self.tell(encode(p.Done(re=request.id, number=change.number)))

    def gone(self) -> None:
        """The connection has ended."""
        self._closing = self._closing or GONE
        for room in self._rooms.values():
            self.site.rooms.leave(self, room.table.id)
        self._rooms.clear()
        self._writer.cancel()


Handler = Callable[[Session, Any], Awaitable[None]]
HANDLERS: Final[dict[type, Handler]] = {
    p.Watch: Session.watch,
    p.Unwatch: Session.unwatch,
    p.Act: Session.act,
    p.Plan: Session.plan,
    p.Undo: Session.undo,
    p.Redo: Session.redo,
    p.Sit: Session.sit,
    p.Stand: Session.stand,
    p.Bot: Session.bot,
    p.Start: Session.start,
    p.Resign: Session.resign,
    p.Away: Session.away,
    p.Back: Session.back,
    p.Agree: Session.agree,
    p.Hint: Session.hint,
    p.Ping: Session.ping,
}


class _Id(msgspec.Struct):
    id: int | None = None


def _id_of(text: str) -> int | None:
    """The id of a request that is otherwise broken, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(text, type=_Id).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


async def serve_socket(site: Site, scope: Scope, receive: Receive, send: Send) -> None:
    """One WebSocket from its handshake to its end. Plain ASGI: every microsecond counts here."""
    await receive()  # websocket.connect
    headers = Headers(scope=scope)
    person = site.signer.person_of_cookies(headers.get("cookie"))
    address = scope["client"][0] if scope.get("client") else ""
    problem = site.doors.problem(scope)
    if problem is not None:
        await _reject(send, 403, problem)
    elif person is None:
        await _reject(send, 401, "no_identity")
    elif not site.limits.requests.take(address) or not site.limits.connect(person, address):
        await _reject(send, 429, "too_fast")
    else:
        try:
            await _serve(site, person, receive, send)
        finally:
            site.limits.disconnect(person, address)


async def _serve(site: Site, person: str, receive: Receive, send: Send) -> None:
    await send({"type": "websocket.accept"})
    session = Session(site, person, send)
    journal("connected", logging.DEBUG, connections=site.limits.connections)
    site.notices.connected(session)
    try:
        while (message := await receive())["type"] == "websocket.receive":
            await session.hear(message.get("text"))
    finally:
        site.notices.disconnected(session)
        session.gone()


async def _reject(send: Send, status: int, reason: str) -> None:
    """Say no before anything is opened."""
    body = encode({"type": "error", "kind": "refused", "reason": f"refused.{reason}"})
    kind = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": kind})
    await send({"type": "websocket.http.response.body", "body": body})
