"""A session: the requests of one connection, carried out one after the other."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec

from istanbul.engine.encoded import encode
from istanbul.engine.errors import GameError
from istanbul.server.errors import Refused, StorageFailed
from istanbul.server.journal import journal
from istanbul.server.limits import (
    PATIENCE,
    TABLES_OF_CONNECTION,
    too_fast,
)
from istanbul.server.live.hints import hints_for
from istanbul.server.live.rooms import Room
from istanbul.server.protocol import messages as p
from istanbul.server.protocol.failures import failure_of
from istanbul.server.site import Site
from istanbul.server.table.change import Change, Origin
from istanbul.server.table.table import Table
from istanbul.server.transport.channel import Channel

LOG: Final = logging.getLogger("istanbul.server")
decode = msgspec.json.Decoder(p.ClientMessage).decode
CLOSE_FLOOD: Final = 4029


class Session:
    """One connection of a browser or a program. Requests are carried out in the order they came."""

    def __init__(self, site: Site, person: str, channel: Channel) -> None:
        self.site = site
        self.person = person
        self._channel = channel
        self._rooms: dict[str, Room] = {}  # by the name that this connection uses
        self._bucket = site.limits.messages()
        self._too_fast = 0
        self._work: asyncio.Future[Change | None] | None = None  # of the request under way
        self._begun = 0.0
        self._next: deque[str | None] = deque()
        self._closing = self._gone = False

    def listen(self) -> None:
        """Receive what the client asks, from now on."""
        self._channel.listen(self.receive, self._bucket.take)

    # Going out.

    def send(self, message: bytes) -> None:
        """Send when possible. A client that does not read what waits loses its connection."""
        if not self._closing and not self._channel.send(message):
            self._closing = True
            journal("slow_client")
            self.site.metrics.dropped += 1

    def close(self, code: int) -> None:
        """End the connection, after what waits."""
        self._closing = True
        self._channel.close(code)

    # Coming in.

    def receive(self, text: str | None) -> None:
        """A message from the client; it waits while another one is being carried out."""
        if self._work is None:
            self._carry_out(text)
        else:
            self._next.append(text)
            self._channel.pause_reading()

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
        try:
            request = decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
            self._fail(problem, _id_of(text))
            return
        self.site.metrics.requests += 1
        self._begun = time.perf_counter()
        try:
            waiting = self._answer(request)
        except Exception as problem:  # a fault of ours: what is refused is told to whoever waits
            self._refuse(request, problem)
            return
        if waiting is not None:
            self._work = work = asyncio.ensure_future(waiting)
            work.add_done_callback(partial(self._carried_out, request))

    def _carried_out(self, request: p.Request, work: asyncio.Future[Change | None]) -> None:
        """What a request waited for is there; on with the next one."""
        self._work = None
        try:
            change = work.result()
            if change is not None:
                self._changed(change)
        except asyncio.CancelledError:
            return  # the server stops
        except Exception as problem:
            self._refuse(request, problem)
        while self._next and self._work is None:
            self._carry_out(self._next.popleft())
        if not self._next:
            self._channel.resume_reading()

    def _refuse(self, request: p.Request, problem: Exception) -> None:
        if isinstance(problem, GameError | StorageFailed):
            self._fail(problem, request.id, self._number(request))
        else:  # a fault of ours: the client hears of it and stays
            fields = {"request": type(request).__name__}
            LOG.error("internal_error", exc_info=problem, extra={"fields": fields})
            self._fail(problem, request.id)

    def _fail(self, problem: Exception, re: int | None, number: int | None = None) -> None:
        self.site.metrics.refused += 1
        self.send(encode(failure_of(problem, re, number)))

    def _number(self, request: p.Request) -> int | None:
        room = self._rooms.get(request.table) if isinstance(request, p.TableRequest) else None
        looking = room.members.get(self) if room is not None else None
        return room.number(looking) if room is not None and looking is not None else None

    # What can be asked.

    def _answer(self, request: p.ClientMessage) -> Awaitable[Change | None] | None:
        match request:
            case p.Act() | p.Plan() | p.Undo() | p.Redo():
                return self._do(request, self._move(request))
            case p.Watch():
                return self._watch(request)
            case p.Unwatch():
                self._unwatch(request)
            case p.Hint():
                return self._hint(request)
            case p.Present(visible=visible):
                self.site.notices.attention.input(self, visible)
                for room in self._rooms.values():
                    self.site.rooms.seen(self, room.table.id, visible)
                self.send(encode(p.Done(re=request.id)))
            case p.Ping():
                self.send(encode(p.Pong(re=request.id)))
            case _:
                return self._do(request, self._arrangement(request))
        return None

    async def _watch(self, request: p.Watch) -> None:
        """Send the table now, and every update from now on."""
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
        self.send(room.whole(self, looking, request.id))

    def _unwatch(self, request: p.Unwatch) -> None:
        room = self._rooms.pop(request.table, None)
        if room is not None:
            self.site.rooms.leave(self, room.table.id)
        self.send(encode(p.Done(re=request.id)))

    async def _hint(self, request: p.Hint) -> None:
        table = await self.site.hub.table(request.table)
        self.send(encode(await hints_for(self.site.hub.bots, table, self.person, request)))

    def _do(self, request: p.TableRequest, act: Callable[[Table], Change]) -> Awaitable[Change]:
        return self.site.hub.do(request.table, act, Origin(self, request.id))

    def _move(self, request: p.Act | p.Plan | p.Undo | p.Redo) -> Callable[[Table], Change]:
        who, seat, at = self.person, request.seat, request.at
        match request:
            case p.Act(action=action):
                return lambda table: table.act(who, seat, action, at)
            case p.Plan(texts=texts, through=through):
                return lambda table: table.plan(who, seat, texts, at, through)
            case p.Undo():
                return lambda table: table.undo(who, seat, at)
            case p.Redo():
                return lambda table: table.redo(who, seat, at)

    def _arrangement(self, request: p.Arrangement) -> Callable[[Table], Change]:
        """Who sits where, and who plays for whom."""
        who = self.person
        match request:
            case p.Sit(seat=seat, name=name, contribution=contribution):
                return lambda table: table.sit(who, seat, name, contribution)
            case p.Stand():
                return lambda table: table.leave(who)
            case p.Bot(seat=seat, agent=str(agent)):
                return lambda table: table.add_bot(who, seat, agent)
            case p.Bot(seat=seat):
                return lambda table: table.clear(who, seat)
            case p.Swap(seat=seat, other=other):
                return lambda table: table.swap(who, seat, other)
            case p.Start():
                return lambda table: self.site.hub.begin(table, who)
            case p.Resign(seat=seat):
                return lambda table: table.resign(who, seat)
            case p.Away(seat=seat):
                return lambda table: table.set_away(who, seat, self._away(table, seat))
            case p.Back(seat=seat):
                return lambda table: table.take_back(who, seat)
            case p.Agree(seat=seat, hints=hints):
                return lambda table: table.agree(who, seat, hints)

    def _away(self, table: Table, seat: int) -> float:
        """For how many seconds the person of a seat has been away."""
        owner = table.seats[seat].owner if seat < len(table.seats) else None
        return self.site.presence.away(owner) if owner else 0.0

    def _changed(self, change: Change) -> None:
        """The change is stored. If the connection got no update that answers it, it gets `done`."""
        self.site.metrics.answered(time.perf_counter() - self._begun)
        request = change.answer(self)
        if request is not None:
            self.send(encode(p.Done(re=request, number=change.number)))

    def gone(self) -> None:
        """The connection has ended: leave all rooms."""
        self._closing = self._gone = True
        for room in self._rooms.values():
            self.site.rooms.leave(self, room.table.id)
        self._rooms.clear()
        self._next.clear()


class _Id(msgspec.Struct):
    id: int | None = None


def _id_of(text: str) -> int | None:
    """The id of a request that is otherwise broken, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(text, type=_Id).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
