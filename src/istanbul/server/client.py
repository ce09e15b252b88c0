"""A client in Python: plays whole games over the wire. For bot authors, and for our own tests.

    async with await Client.connect("http://127.0.0.1:8000", "Ada") as client:
        table = await client.new_table({"players": 2}, [ME, "apprentice"])
        game = await client.watch(table.id)
        while (turn := await game.my_turn()) is not None:
            await game.act(turn.seat, turn.options[0].action)

docs/server.md has a complete program.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Final, Self, TypeVar
from urllib.parse import quote, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from istanbul.engine.node import Json
from istanbul.server.protocol import messages as p
from istanbul.server.protocol import parts
from istanbul.server.protocol.bodies import Me, NewTable
from istanbul.server.protocol.parts import SeatView, TableInfo

ME: Final = "me"
OPEN: Final = "open"
T = TypeVar("T")
_decode = msgspec.json.Decoder(p.ServerMessage).decode
_encode = msgspec.json.encode


class ServerError(Exception):
    """The server said no; `failure` tells why."""

    def __init__(self, failure: p.Failure) -> None:
        super().__init__(f"{failure.kind} ({failure.reason}): {failure.message}")
        self.failure = failure


@dataclass
class Turn:
    """One of my seats has to choose."""

    seat: int
    prompt: str
    options: list[parts.OptionInfo]
    view: Json


@dataclass(eq=False)
class Game:
    """A table as this client sees it, kept up to date."""

    client: Client
    table: str
    info: TableInfo
    number: int
    views: dict[int, SeatView]
    previews: bool
    gaps: int = 0
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    _is_lost: bool = False

    @property
    def over(self) -> parts.OverNode | None:
        """How the game ended, if it has."""
        nodes = [view.node for view in self.views.values()]
        return nodes[0] if nodes and isinstance(nodes[0], parts.OverNode) else None

    def turn(self) -> Turn | None:
        """The seat of mine that has to choose now."""
        for seat, view in self.views.items():
            node = view.node
            if isinstance(node, parts.DecisionNode) and node.seat == seat and node.options:
                return Turn(seat, node.prompt or "", node.options, view.view)
        return None

    async def my_turn(self) -> Turn | None:
        """Wait until I have to choose; None when the game is over."""
        while True:
            if self.over is not None:
                return None
            found = self.turn()
            if found is not None:
                return found
            await self.change()

    async def change(self) -> None:
        """Wait until something happens at the table."""
        if self.client.closed:
            raise ConnectionError("the connection has ended")
        self._changed.clear()
        await self._changed.wait()
        if self.client.closed:
            raise ConnectionError("the connection has ended")

    async def act(self, seat: int, action: int) -> None:
        """Choose an option by its number."""
        await self._ask(p.Act, seat=seat, at=self.number, action=action)

    async def plan(self, seat: int, texts: Sequence[str]) -> None:
        """Several actions in a row, as texts."""
        await self._ask(p.Plan, seat=seat, at=self.number, texts=list(texts))

    async def undo(self, seat: int) -> None:
        """Take back the last action of a seat of mine."""
        await self._ask(p.Undo, seat=seat, at=self.number)

    async def redo(self, seat: int) -> None:
        """Take back the last undo."""
        await self._ask(p.Redo, seat=seat, at=self.number)

    async def sit(self, seat: int, name: str, contribution: str = "") -> None:
        """Take an open seat."""
        await self._ask(p.Sit, seat=seat, name=name, contribution=contribution)

    async def start(self) -> None:
        """Begin the game, as the host of the table."""
        await self._ask(p.Start)

    async def _ask(self, kind: Callable[..., p.Request], **more: object) -> None:
        await self.client.ask(kind, table=self.table, **more)

    def heard(self, message: p.Table | p.Update) -> None:
        """Something happened; a gap in the numbers leads to asking for everything."""
        if isinstance(message, p.Table):
            self.info = message.table
            self.number = message.number
            self._is_lost = False
        elif message.before != self.number:
            if not self._is_lost:
                self.gaps += 1
                self.client.look_again(self)
            self._is_lost = True
            return
        else:
            self.number = message.after
        self.views = {view.seat: view for view in message.views}
        if self.over is not None:  # the whole table comes next; the game is over now
            self.info = msgspec.structs.replace(self.info, status="over")
        self._changed.set()

    def wake(self) -> None:
        """The connection has ended: whoever waits must hear of it."""
        self._changed.set()


class Client:
    """One connection of one person."""

    def __init__(self, address: str, cookie: str) -> None:
        self.address = address
        self.cookie = cookie
        self.games: dict[str, Game] = {}
        self.notices: list[p.Notice] = []
        self.received: list[str] | None = None
        """Every frame, if somebody puts a list here: for tests that search them."""
        self.closed = False
        self._answers: dict[int, asyncio.Future[p.ServerMessage]] = {}
        self._next = 0
        self._wanted: dict[str, bool] = {}  # tables that were asked for; with previews?
        self.near = ""
        """The table that the socket is opened for."""
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Game]] = set()

    @classmethod
    async def connect(
        cls, address: str, name: str | None = None, cookie: str = "", table: str = ""
    ) -> Self:
        """Come as a new person, or with the cookie of an old one; perhaps for a table.

        Of several servers a load balancer may then choose the one that has the table.
        """
        client = cls(address.rstrip("/"), cookie)
        client.near = table
        await client.http("GET", "/api/me", answer=Me)
        if name is not None:
            await client.http("POST", "/api/me", {"name": name}, Me)
        await client.open()
        return client

    async def open(self) -> None:
        """Open the socket (again)."""
        url = self.address.replace("http", "ws", 1) + "/api/socket"
        if self.near:
            url += f"?table={quote(self.near)}"
        headers = {"Cookie": self.cookie}
        self._socket = await connect(url, additional_headers=headers, compression=None)
        self.closed = False
        self._reading = asyncio.create_task(self._read())

    # HTTP.

    async def http(
        self, method: str, path: str, body: object = None, answer: type[T] | None = None
    ) -> T:
        """One request of the HTTP API. Its answer is JSON if you do not say what it is."""
        status, raw = await asyncio.to_thread(self._http, method, path, body)
        if status >= 400:
            raise ServerError(msgspec.json.decode(raw, type=p.Failure))
        if answer is None:
            found: T = msgspec.json.decode(raw or b"null")
            return found
        return msgspec.json.decode(raw, type=answer)

    def _http(self, method: str, path: str, body: object) -> tuple[int, bytes]:
        parts = urlsplit(self.address)
        secure = parts.scheme == "https"
        make = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        connection = make(parts.hostname or "", parts.port, timeout=60)
        headers = {"Cookie": self.cookie} if self.cookie else {}
        raw = None
        if body is not None:
            raw = _encode(body)
            headers["Content-Type"] = "application/json"
        try:
            connection.request(method, path, raw, headers)
            response = connection.getresponse()
            given = response.getheader("Set-Cookie")
            if given:
                self.cookie = given.partition(";")[0]
            return response.status, response.read()
        except http.client.HTTPException as problem:  # the server died in the middle of its answer
            raise ConnectionError("the connection has ended") from problem
        finally:
            connection.close()

    async def new_table(
        self, options: Json, seats: Sequence[str], start: bool = True, **more: object
    ) -> TableInfo:
        """A table; seats are ME, OPEN, or the name of a computer player."""
        wanted = [
            {"kind": seat} if seat in (ME, OPEN) else {"kind": "bot", "agent": seat}
            for seat in seats
        ]
        body = {"options": options, "seats": wanted, "start": start, **more}
        msgspec.convert(body, NewTable)  # what the server would refuse is refused here
        return await self.http("POST", "/api/tables", body, TableInfo)

    async def present(self, visible: bool = True) -> None:
        """Say that somebody looks, or no longer does: whoever does not is told elsewhere."""
        await self.ask(p.Present, visible=visible)

    async def log(self, table: str) -> list[Json]:
        """The log of a table as I may see it, line by line."""
        _, raw = await asyncio.to_thread(self._http, "GET", f"/api/tables/{table}/log", None)
        return [json.loads(line) for line in raw.splitlines()]

    # The socket.

    async def ask(self, kind: Callable[..., p.Request], **more: object) -> p.ServerMessage:
        """Send a request and wait for its answer; ServerError if it is refused."""
        self._next += 1
        request = kind(id=self._next, **more)
        if self._socket is None or self.closed:
            raise ConnectionError("the connection has ended")
        answer: asyncio.Future[p.ServerMessage] = asyncio.get_running_loop().create_future()
        self._answers[request.id] = answer
        try:
            await self._socket.send(_encode(request), text=True)
        except ConnectionClosed as problem:
            raise ConnectionError("the connection has ended") from problem
        found = await answer
        if isinstance(found, p.Failure):
            raise ServerError(found)
        return found

    async def watch(self, table: str, previews: bool = False) -> Game:
        """Look at a table from now on."""
        self._wanted[table] = previews
        await self.ask(p.Watch, table=table, previews=previews)
        return self.games[table]  # it has heard the answer already, when that was read

    def look_again(self, game: Game) -> None:
        """Ask for all of a table, without waiting for it here."""
        task = asyncio.create_task(self.watch(game.table, game.previews))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _read(self) -> None:
        assert self._socket is not None
        with contextlib.suppress(ConnectionClosed):
            async for raw in self._socket:
                if self.received is not None:
                    self.received.append(str(raw))
                self._heard(_decode(raw))
        self.closed = True
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the connection has ended"))
                answer.exception()  # whoever asked may still be sending, and hears of it there
        self._answers.clear()
        for game in self.games.values():
            game.wake()

    def _heard(self, message: p.ServerMessage) -> None:
        if isinstance(message, p.Notice):
            self.notices.append(message)
        name = _table_of(message)
        game = self.games.get(name)
        if game is None and isinstance(message, p.Table) and name in self._wanted:
            # Not when `watch` goes on: more may have come with this message.
            game = Game(self, name, message.table, message.number, {}, self._wanted[name])
            self.games[name] = game
        if game is not None and isinstance(message, (p.Table, p.Update)):
            game.heard(message)
        elif game is not None and isinstance(message, p.Seats):
            changes = {"seats": message.seats, "status": message.status}
            game.info = msgspec.structs.replace(game.info, **changes)
            game.wake()
        answer = self._answers.pop(getattr(message, "re", None) or 0, None)
        if answer is not None and not answer.done():
            answer.set_result(message)

    async def close(self) -> None:
        """End the connection."""
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.close()


def _table_of(message: p.ServerMessage) -> str:
    found = getattr(message, "table", "")
    return found.id if isinstance(found, TableInfo) else found or ""
