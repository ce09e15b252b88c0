"""The server without a network: in a browser tab, where one person is all that it has.

The same application answers the same requests. Instead of bytes from a connection it gets them from
whoever has made this: `Tab.http` for a request, `Tab.open` for a socket. The cookie of an answer
comes with the next requests, as in a browser; whoever keeps it is the same person the next time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from starlette.types import Message, Scope

from istanbul.server.app import SOCKET, App
from istanbul.server.settings import Settings
from istanbul.server.store.opening import open_store
from istanbul.server.workers import tab_bots

HOST: Final = "localhost"
SCOPE: Final[Scope] = {
    **{"asgi": {"version": "3.0"}, "http_version": "1.1", "root_path": "", "query_string": b""},
    **{"client": ("127.0.0.1", 0), "server": (HOST, 80)},
}
ABNORMAL: Final = 1006


class Tab:
    """A server with its database, asked by those who hold it."""

    def __init__(
        self,
        database: str,
        cookie: str = "",
        minds: tab_bots.Minds | None = None,
        pacing: float = 1.0,
    ) -> None:
        tab_bots.use(minds)
        self._app = App(Settings(pacing=pacing), open_store(database))
        self.cookie = cookie
        self._told: asyncio.Queue[Message] = asyncio.Queue()
        self._heard: asyncio.Queue[Message] = asyncio.Queue()
        self._life: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on with what is stored; raises what is wrong."""
        life = self._app({"type": "lifespan", **SCOPE}, self._told.get, self._heard.put)
        self._life = asyncio.ensure_future(life)
        await self._lifespan("startup")

    async def stop(self) -> None:
        """Store what is under way."""
        await self._lifespan("shutdown")

    async def _lifespan(self, what: str) -> None:
        await self._told.put({"type": f"lifespan.{what}"})
        said = await self._heard.get()
        if said["type"] != f"lifespan.{what}.complete":
            raise RuntimeError(said.get("message", said["type"]))

    def _scope(self, kind: str, path: str, scheme: str) -> Scope:
        bare, _, query = path.partition("?")
        headers = {"host": HOST, "origin": f"http://{HOST}", "cookie": self.cookie}
        return {
            **SCOPE,
            **{"type": kind, "path": bare, "raw_path": bare.encode(), "scheme": scheme},
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }

    async def http(self, method: str, path: str, body: str | None = None) -> tuple[int, str]:
        """A request; the status of its answer and its text."""
        scope = self._scope("http", path, "http")
        scope["method"] = method
        if body is not None:
            scope["headers"].append((b"content-type", b"application/json"))
        asked: list[Message] = [{"type": "http.request", "body": (body or "").encode()}]
        said: list[Message] = []

        async def receive() -> Message:
            if not asked:
                await asyncio.Event().wait()  # nobody goes away
            return asked.pop()

        async def send(message: Message) -> None:
            said.append(message)

        await self._app(scope, receive, send)
        for name, value in said[0]["headers"]:
            if name.lower() == b"set-cookie":
                self.cookie = value.decode().partition(";")[0]
        return said[0]["status"], b"".join(part.get("body", b"") for part in said[1:]).decode()

    def open(self, heard: Callable[[str], Any], closed: Callable[[int], Any]) -> Socket:
        """A socket; `heard` gets its messages, `closed` the code of its end."""
        return Socket(self._app, self._scope("websocket", SOCKET, "ws"), heard, closed)


class Socket:
    """A connection that is open from the beginning."""

    def __init__(
        self, app: App, scope: Scope, heard: Callable[[str], Any], closed: Callable[[int], Any]
    ) -> None:
        self._heard, self._closed = heard, closed
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self._code = ABNORMAL
        task = asyncio.ensure_future(app(scope, self._said.get, self._hear))
        task.add_done_callback(lambda _: self._closed(self._code))

    async def _hear(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self._heard(message["text"])
        elif message["type"] == "websocket.close":
            self._code = message.get("code", self._code)

    def send(self, text: str) -> None:
        """A message from the page to the server."""
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Leave, as a browser does that closes its tab."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
