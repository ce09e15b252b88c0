"""Running the server: uvicorn with our settings, and a clean end."""

from __future__ import annotations

import gc
import socket
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import uvicorn

from istanbul.engine.errors import MalformedInput
from istanbul.server.app import App
from istanbul.server.errors import StorageFailed
from istanbul.server.limits import widen_files
from istanbul.server.settings import Settings
from istanbul.server.store.opening import open_store
from istanbul.server.transport.connection import Connection
from istanbul.server.transport.websocket import WebSocketProtocol

GRACE_SECONDS = 5


def config(app: App, log_level: str = "info") -> uvicorn.Config:
    """How uvicorn serves the app; measured in docs/server_speed.md."""
    return uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=Connection,
        ws=WebSocketProtocol,
        lifespan="on",
        access_log=False,
        log_config=None,
        # In detail uvicorn would write headers and messages: cookies, cards.
        log_level="info" if log_level == "debug" else log_level,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        # A reverse proxy on this computer says who really asks, and whether by https.
        proxy_headers=True,
        forwarded_allow_ips=["127.0.0.1", "::1", *app.settings.proxies],
    )


def run(
    settings: Settings,
    listening: socket.socket,
    log_level: str,
    ready: Callable[[], None] | None = None,
) -> None:
    """Serve until a signal comes; then say goodbye to everybody and close the database."""
    with listening:
        try:
            store = open_store(settings.database, shared=bool(settings.bus))
        except StorageFailed as problem:
            raise MalformedInput(f"database: {problem}") from problem
        settle_memory()
        widen_files()
        app = App(settings, store)
        server = _Server(config(app, log_level), ready, app.leave)
        try:
            server.run(sockets=[listening])
        finally:
            if app.refused is not None:
                raise MalformedInput(str(app.refused)) from app.refused


def settle_memory() -> None:
    """Look for garbage less often: moves make many short-lived objects and hardly a cycle.

    What was loaded by now stays for good, and need not be looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


class _Server(uvicorn.Server):
    """Says when it is ready, and when it is about to stop."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None] | None,
        leave: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self._ready, self._leave = ready, leave

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand the tables over while visitors can still come, then close."""
        await self._leave()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and call back."""
        await super().startup(sockets)
        if self._ready is not None and self.started:
            self._ready()


@contextmanager
def background(settings: Settings, log_level: str = "error") -> Iterator[str]:
    """A server on loopback in a thread of this process, for tests and examples; its address."""
    listening = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    settings = replace(settings, address=address)
    app = App(settings, open_store(settings.database, shared=bool(settings.bus)))
    server = _Server(config(app, log_level), None, app.leave)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.01)
    try:
        yield address
    finally:
        server.should_exit = True
        thread.join()


def listen(host: str, port: int) -> socket.socket:
    """A socket that is ours before anything else is set up; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as problem:
        listening.close()
        raise OSError(problem.errno, f"{problem.strerror}: {host} port {port}") from problem
    return listening


def lan_address() -> str | None:
    """This computer's address in the local network, if it is in one. Nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for examples: the way there is enough
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") else address
