"""One connection of a browser or a program: what it asks for, and what it is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from istanbul.engine.errors import GameError
from istanbul.server import protocol as p
from istanbul.server.change import Change
from istanbul.server.failures import failure_of
from istanbul.server.frames import EXTENSION, Frames
from istanbul.server.hints import hints_for
from istanbul.server.journal import journal
from istanbul.server.limits import (
    LARGEST_MESSAGE,
    PATIENCE,
    TABLES_OF_CONNECTION,
    too_fast,
    visitor_of,
)
from istanbul.server.rooms import Room
from istanbul.server.seats import Refused
from istanbul.server.site import Site
from istanbul.server.store.base import StorageFailed
from istanbul.server.table import Table
from istanbul.server.updates import encode

LOG: Final = logging.getLogger("istanbul.server")
decode = msgspec.json.Decoder(p.ClientMessage).decode
CLOSE_FLOOD: Final = 4029
Doing = Awaitable[Change]


class Session:
    """A connection. Requests are carried out one after the other, in the order they came."""

    def __init__(self, site: Site, person: str, frames: Frames) -> None:
        self.site = site
        self.person = person
        self._frames = frames
        self._rooms: dict[str, Room] = {}  # by the name that this connection uses
        self._bucket = site.limits.messages()
        self._too_fast = 0
        self._asked: tuple[Change | None, int] = (None, 0)
        self._work: asyncio.Future[Change | None] | None = None  # of the request under way
        self._begun = 0.0
        self._next: deque[str | None] = deque()
        self._closing = self._gone = False

    def listen(self) -> None:
        """Hear what the client asks, from now on."""
        self._frames.listen(self.hear, self._bucket.take)

    # Telling.

    def tell(self, message: bytes) -> None:
        """Send when possible. A client that has not read for long loses its connection."""
        if not self._closing and not self._frames.say(message):
            self._closing = True
            journal("slow_client")
            self.site.metrics.dropped += 1

    def close(self, code: int) -> None:
        """End the connection, after what waits."""
        self._closing = True
        self._frames.goodbye(code)

    def answers(self, change: Change) -> int | None:
        """The id of the request of this connection that led to a change, which is answered now."""
        asked, request = self._asked
        if asked is not change:
            return None
        self._asked = (None, 0)
        return request

    # Asking.

    def hear(self, text: str | None) -> None:
        """One message; it waits for its turn while another one is being carried out."""
        if self._work is None:
            self._carry_out(text)
        else:
            self._next.append(text)
            self._frames.hold()

    def _carry_out(self, text: str | None) -> None:
        if self._closing:
            return
        if not self._bucket.take():
            self._too_fast += 1
            if self._too_fast > PATIENCE:
                self.close(CLOSE_FLOOD)
            else:
                self._fail(too_fast(), _id_of(text) if text else None)
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
        self._begun = time.perf_counter()
        try:
            waiting = HANDLERS[type(request)](self, request)
        except Exception as problem:
            self._refuse(request, problem)
            return
        if waiting is not None:
            self._work = work = asyncio.ensure_future(waiting)
            work.add_done_callback(partial(self._carried_out, request))

    def _carried_out(self, request: Any, work: asyncio.Future[Change | None]) -> None:
        """What a request waited for is there; on with the next one."""
        self._work = None
        try:
            change = work.result()
            if change is not None:
                self._changed(request, change)
        except asyncio.CancelledError:
            return  # the server stops
        except Exception as problem:
            self._refuse(request, problem)
        while self._next and self._work is None:
            self._carry_out(self._next.popleft())
        if not self._next:
            self._frames.go_on()

    def _refuse(self, request: Any, problem: Exception) -> None:
        if isinstance(problem, GameError | StorageFailed):
            self._fail(problem, request.id, self._number(getattr(request, "table", "")))
        else:  # a fault of ours: the client hears of it and stays
            fields = {"request": type(request).__name__}
            LOG.error("internal_error", exc_info=problem, extra={"fields": fields})
            self._fail(problem, request.id)

    def _fail(self, problem: Exception, re: int | None, number: int | None = None) -> None:
        self.site.metrics.refused += 1
        self.tell(encode(failure_of(problem, re, number)))

    def _number(self, name: str) -> int | None:
        room = self._rooms.get(name)
        looking = room.members.get(self) if room is not None else None
        return room.number(looking) if room is not None and looking is not None else None

    async def watch(self, request: p.Watch) -> None:
        """Look at a table."""
        known = request.table in self._rooms
        if not known and len(self._rooms) >= TABLES_OF_CONNECTION:
            raise Refused("too_many_tables", f"look at {TABLES_OF_CONNECTION} tables at most")
        if not self.site.limits.tables.take(self.person):
            raise too_fast()
        room, looking = await self.site.rooms.enter(self, request.table, request.previews)
        if self._gone:  # while the table was being fetched
            self.site.rooms.leave(self, room.table.id)
            return
        self._rooms[request.table] = room
        self.tell(room.whole(self, looking, request.id))

    def unwatch(self, request: p.Unwatch) -> None:
        """Look at it no longer."""
        room = self._rooms.pop(request.table, None)
        if room is not None:
            self.site.rooms.leave(self, room.table.id)
        self.tell(encode(p.Done(re=request.id)))

    def act(self, request: p.Act) -> Doing:
        """Choose an option."""
        return self._do(
            request,
            lambda table: table.act(self.person, request.seat, request.action, request.at),
        )

    def plan(self, request: p.Plan) -> Doing:
        """Several in a row."""
        return self._do(
            request,
            lambda table: table.plan(self.person, request.seat, request.texts, request.at),
        )

    def undo(self, request: p.Undo) -> Doing:
        """Take back."""
        return self._do(request, lambda table: table.undo(self.person, request.seat, request.at))

    def redo(self, request: p.Redo) -> Doing:
        """Take the taking back back."""
        return self._do(request, lambda table: table.redo(self.person, request.seat, request.at))

    def sit(self, request: p.Sit) -> Doing:
        """Take a seat."""
        person, seat = self.person, request.seat
        name, contribution = request.name, request.contribution
        return self._do(request, lambda table: table.sit(person, seat, name, contribution))

    def stand(self, request: p.Stand) -> Doing:
        """Give my seats back."""
        return self._do(request, lambda table: table.leave(self.person))

    def bot(self, request: p.Bot) -> Doing:
        """Put a computer player on a seat, or nobody."""
        person, seat, agent = self.person, request.seat, request.agent
        if agent is None:
            return self._do(request, lambda table: table.clear(person, seat))
        return self._do(request, lambda table: table.add_bot(person, seat, agent))

    def start(self, request: p.Start) -> Doing:
        """Begin the game."""
        return self._do(request, lambda table: self.site.hub.begin(table, self.person))

    def resign(self, request: p.Resign) -> Doing:
        """Give up."""
        return self._do(request, lambda table: table.resign(self.person, request.seat))

    def away(self, request: p.Away) -> Doing:
        """Let a computer player stand in for somebody."""
        person, seat = self.person, request.seat

        def set_away(table: Table) -> Change:
            owner = table.seats[seat].owner if seat < len(table.seats) else None
            away = self.site.presence.away(owner) if owner else 0.0
            return table.set_away(person, seat, away)

        return self._do(request, set_away)

    def back(self, request: p.Back) -> Doing:
        """Take my seat back."""
        return self._do(request, lambda table: table.take_back(self.person, request.seat))

    def agree(self, request: p.Agree) -> Doing:
        """Hints, or no hints."""
        person, seat, hints = self.person, request.seat, request.hints
        return self._do(request, lambda table: table.agree(person, seat, hints))

    async def hint(self, request: p.Hint) -> None:
        """What would a strong player do?"""
        table = await self.site.hub.table(request.table)
        self.tell(encode(await hints_for(self.site, table, self.person, request)))

    def ping(self, request: p.Ping) -> None:
        """Are you there?"""
        self.tell(encode(p.Pong(re=request.id)))

    def _do(self, request: Any, act: Callable[[Table], Change]) -> Doing:
        """Change a table."""

        def asked(table: Table) -> Change:
            change = act(table)
            self._asked = (change, request.id)
            return change

        return self.site.hub.do(request.table, asked)

    def _changed(self, request: Any, change: Change) -> None:
        """It is stored. The answer is the update that everybody got, if this connection got it."""
        self.site.metrics.answered(time.perf_counter() - self._begun)
        if self.answers(change) is not None:
            self.tell(encode(p.Done(re=request.id, number=change.number)))

    def gone(self) -> None:
        """The connection has ended."""
        self._closing = self._gone = True
        for room in self._rooms.values():
            self.site.rooms.leave(self, room.table.id)
        self._rooms.clear()
        self._next.clear()


Handler = Callable[[Session, Any], Awaitable[Change | None] | None]
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
    """One WebSocket from its handshake to its end. Messages go past ASGI (frames.py)."""
    await receive()  # websocket.connect
    address = visitor_of(scope["client"][0] if scope.get("client") else "")
    problem = site.doors.problem(scope)
    if problem is not None:
        await _reject(send, 403, problem)
        return
    if not site.limits.requests.take(address):
        await _reject(send, 429, "too_fast")
        return
    cookies, secure = Headers(scope=scope).get("cookie"), scope["scheme"] in ("wss", "https")
    device = site.signer.device_of_cookies(cookies, secure)
    person = await site.devices.person_of(device)
    if device is None or person is None:
        await _reject(send, 401, "no_identity")
    elif not site.limits.connect(person, address):
        await _reject(send, 429, "too_fast")
    else:
        session = Session(site, person, scope["extensions"][EXTENSION])
        site.devices.connected(device, session)
        try:
            await send({"type": "websocket.accept"})
            await _serve(site, session, receive)
        finally:
            site.devices.disconnected(device, session)
            site.limits.disconnect(person, address)


async def _serve(site: Site, session: Session, receive: Receive) -> None:
    journal("connected", logging.DEBUG, connections=site.limits.connections)
    session.listen()
    site.notices.connected(session)
    site.presence.came(session.person)
    try:
        await receive()  # websocket.disconnect
    finally:
        site.presence.went(session.person)
        site.notices.disconnected(session)
        session.gone()


async def _reject(send: Send, status: int, reason: str) -> None:
    """Say no before anything is opened."""
    body = encode({"type": "error", "kind": "refused", "reason": f"refused-{reason}"})
    kind = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": kind})
    await send({"type": "websocket.http.response.body", "body": body})
