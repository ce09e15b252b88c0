"""From an HTTP request to a WebSocket: the handshake, which the ASGI application answers."""

from __future__ import annotations

import logging
from asyncio import Task
from typing import TYPE_CHECKING, Final, cast
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.http11 import Request, Response

from istanbul.server.transport.channel import CLOSE_SECONDS, EXTENSION

if TYPE_CHECKING:
    from istanbul.server.transport.websocket import WebSocketProtocol

LOG: Final = logging.getLogger("istanbul.server")
UNREADABLE: Final = (
    b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n"
    b"Content-Length: 29\r\n\r\nexpected a WebSocket request\n"
)


class Upgrade:
    """The handshake of one connection; then the application runs until the connection ends."""

    def __init__(
        self,
        socket: WebSocketProtocol,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
    ) -> None:
        self._socket = socket
        self._config, self._app_state, self._tasks = config, app_state, server_state.tasks
        self._response: Response | None = None  # with which the library would accept
        self._rejection: Message | None = None
        self._connecting = True  # until the application has asked what comes in
        self.is_answered = False

    @property
    def is_requested(self) -> bool:
        """Has the client sent its request?"""
        return self._response is not None

    def begin(self, data: bytes) -> None:
        """Read the request, which the HTTP connection hands over whole, and run the application."""
        library, transport = self._socket.library, self._socket.transport
        library.receive_data(data)
        request = next(iter(library.events_received()), None)
        if not isinstance(request, Request):
            transport.write(UNREADABLE)
            transport.close()
            return
        self._response = library.accept(request)
        if self._response.status_code != 101:
            self.respond(self._response)
            return
        task = self._socket.loop.create_task(self._run_app(self._scope(request)))
        task.add_done_callback(self._app_ended)
        self._tasks.add(task)

    def respond(self, response: Response) -> None:
        """Accept the handshake or refuse it."""
        self.is_answered = True
        self._socket.library.send_response(response)
        self._socket.write_library()

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        root = self._config.root_path
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if self._socket.transport.get_extra_info("sslcontext") else "ws",
            "server": self._address("sockname"),
            "client": self._address("peername"),
            "root_path": root,
            "path": root + unquote(path),
            "raw_path": (root + path).encode(),
            "query_string": query.encode(),
            "headers": [
                # Bytes beyond ASCII are Latin-1 since websockets 17, and surrogates before.
                (name.lower().encode(), value.encode("latin-1", "surrogateescape"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {"websocket.http.response": {}, EXTENSION: self._socket},
        }

    def _address(self, name: str) -> tuple[str, int] | None:
        found = self._socket.transport.get_extra_info(name)
        # A socket of the file system has a path, or nothing.
        return (str(found[0]), int(found[1])) if isinstance(found, tuple | list) else None

    async def _run_app(self, scope: Scope) -> None:
        try:
            app = cast(ASGIApp, self._config.loaded_app)  # uvicorn has types of its own for it
            await app(scope, self._receive, self._send)
        except Exception:
            LOG.exception("internal_error", extra={"fields": {"endpoint": "socket"}})
        if not self.is_answered and not self._socket.is_lost:
            self.respond(self._socket.library.reject(500, "error-internal\n"))

    def _app_ended(self, task: Task[None]) -> None:
        """The client has a moment to take its leave and to read what is on its way."""
        self._tasks.discard(task)
        socket = self._socket
        if not socket.is_closing:
            socket.transport.close()
        if not socket.is_lost:
            socket.loop.call_later(CLOSE_SECONDS, socket.transport.abort)

    async def _receive(self) -> Message:
        """What the application waits for: the beginning, and the end. Messages go past it."""
        if self._connecting:
            self._connecting = False
            return {"type": "websocket.connect"}
        await self._socket.closed()
        return {"type": "websocket.disconnect", "code": 1006}

    async def _send(self, message: Message) -> None:
        """The application accepts the handshake, refuses it, or closes."""
        kind, library = message["type"], self._socket.library
        if self._socket.is_closing:
            return  # the client was quicker
        if kind == "websocket.accept":
            assert self._response is not None, "the request came first"
            self.respond(self._response)
            self._socket.accepted()
        elif kind == "websocket.http.response.start":
            self._rejection = message
        elif kind == "websocket.http.response.body" and self._rejection is not None:
            response = library.reject(self._rejection["status"], message["body"].decode())
            for name, value in self._rejection.get("headers", ()):
                response.headers.pop(name.decode(), None)
                response.headers[name.decode()] = value.decode()
            self.respond(response)
        elif kind == "websocket.close" and not self.is_answered:
            self.respond(library.reject(403, ""))
        elif kind == "websocket.close":
            self._socket.close(message.get("code", 1000))
        else:
            raise RuntimeError(f"{kind}: messages go through the channel, not through ASGI")
