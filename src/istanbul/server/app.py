"""The ASGI application: the API, the socket, and the screen's files."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from istanbul.engine.errors import GameError
from istanbul.engine.extras import Needs
from istanbul.server.doors import EXPLAINED
from istanbul.server.errors import StorageFailed
from istanbul.server.http import screen
from istanbul.server.http.body_reader import BodyReader
from istanbul.server.http.endpoints import ENDPOINTS
from istanbul.server.http.headers import OFFLINE, SecurityHeaders
from istanbul.server.journal import journal
from istanbul.server.limits import too_fast, visitor_of
from istanbul.server.live.hub import Hub
from istanbul.server.settings import Settings
from istanbul.server.site import Site, open_site
from istanbul.server.store.base import Store
from istanbul.server.transport.handshake import serve_socket
from istanbul.server.workers.bots import Bots
from istanbul.server.workers.guests import leave_out_broken

if TYPE_CHECKING:
    from istanbul.server.cluster.node import Node

SOCKET: Final = "/api/socket"
NOT_BUILT: Final = (
    "The server runs, but the screen for the browser is not built into this installation.\n"
    "`make web` builds it in a working copy; `istanbul play --terminal` plays without it.\n"
)


class Compressed:
    """Compresses answers of the API; the files of the screen are compressed already."""

    def __init__(self, app: ASGIApp) -> None:
        self._plain, self._packed = app, GZipMiddleware(app, minimum_size=1000, compresslevel=5)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, compressed if it is one of the API."""
        of_api = scope["type"] == "http" and scope["path"].startswith("/api/")
        await (self._packed if of_api else self._plain)(scope, receive, send)


async def _not_built(request: Request) -> Response:
    return PlainTextResponse(NOT_BUILT, 503)


class App:
    """What uvicorn serves. `site` is there once it has started."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self._store = store
        self.site: Site | None = None
        self.refused: GameError | StorageFailed | None = None
        """Why it could not start, if that is for whoever starts it to mend."""
        self._http: ASGIApp | None = None
        self._node: Node | None = None
        self._lifespan = Starlette(lifespan=self._live)

    @asynccontextmanager
    async def _live(self, app: Starlette) -> AsyncIterator[None]:
        try:
            reader = await self._open()
        except (GameError, StorageFailed) as problem:
            self.refused = problem
            raise
        journal("started", screen=screen.is_built())
        assert self.site is not None
        try:
            yield
        finally:
            await self.site.close()
            reader.close()
            if self._node is not None:
                await self._node.close()
            journal("stopped", changes=self.site.metrics.changes)

    async def _open(self) -> BodyReader:
        await leave_out_broken()
        self._node = self._as_node()
        if self._node is not None:
            await self._node.begin()
        hub = (
            Hub(self._store, Bots(self.settings.bot_workers), self.settings.pacing)
            if self._node is None
            else self._node.hub
        )
        self.site = await open_site(self.settings, hub)
        if self._node is not None:
            await self._node.open(self.site)
        reader = BodyReader()
        self._http = _http_app(self.site, reader)
        return reader

    def _as_node(self) -> Node | None:
        """One of several servers, if it was given a bus to the others."""
        if not self.settings.bus:
            return None
        with Needs("cluster"):
            from istanbul.server.cluster.node import Node  # noqa: PLC0415 - an extra
        return Node(self.settings, self._store)

    async def leave(self) -> None:
        """Before a stop: other servers take over."""
        if self._node is not None:
            await self._node.leave()

    async def _tell(self, send: Send, message: Message) -> None:
        """What is refused is said in a sentence (running.py), without the traceback."""
        if self.refused is not None and message["type"] == "lifespan.startup.failed":
            message = {"type": message["type"]}
        await send(message)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets go past all middleware: they have checks of their own."""
        if scope["type"] == "lifespan":
            await self._lifespan(scope, receive, partial(self._tell, send))
            return
        assert self.site is not None, "uvicorn waits for the start"
        assert self._http is not None
        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            await serve_socket(self.site, scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1000})
        else:
            await self._http(scope, receive, send)


def _http_app(site: Site, reader: BodyReader) -> Starlette:
    routes: list[BaseRoute] = [
        Route(each.path, each.bound(site, reader), methods=[each.method]) for each in ENDPOINTS
    ]
    if screen.plays_offline():
        routes.append(Mount(OFFLINE, _guarded(site, screen.Screen(screen.OFFLINE))))
    if screen.is_built():
        routes.append(Mount("/", _guarded(site, screen.Screen(screen.STATIC))))
    else:
        routes.append(Route("/", _not_built))
    middleware = [Middleware(SecurityHeaders), Middleware(Compressed)]
    return Starlette(routes=routes, middleware=middleware)


def _guarded(site: Site, app: ASGIApp) -> ASGIApp:
    """The screen too is shown only to those who come by a name of ours."""

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        problem = site.doors.problem(scope)
        client = scope.get("client")
        if problem is None and not site.limits.files.take(visitor_of(client[0] if client else "")):
            await PlainTextResponse(f"{too_fast()}\n", 429)(scope, receive, send)
        elif problem is None:
            await app(scope, receive, send)
        else:
            await PlainTextResponse(EXPLAINED[problem] + "\n", 403)(scope, receive, send)

    return checked
