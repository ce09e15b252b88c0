"""The application on ASGI servers that are not ours: the socket works there too, only slower."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import uvicorn
from hypercorn.asyncio import serve
from hypercorn.config import Config

from istanbul.server.app import App
from istanbul.server.running import listen
from istanbul.server.settings import Settings
from istanbul.server.store.opening import open_store

Other = Literal["hypercorn", "uvicorn"]
OTHERS: tuple[Other, ...] = ("hypercorn", "uvicorn")


@contextmanager
def other_server(kind: Other, settings: Settings) -> Iterator[str]:
    """The address of a server in a thread: hypercorn, or uvicorn with a WebSocket of its own."""
    app = App(settings, open_store(settings.database))
    with (_hypercorn if kind == "hypercorn" else _uvicorn)(app) as port:
        _wait_for(port)
        yield f"http://127.0.0.1:{port}"


def _wait_for(port: int) -> None:
    """Until somebody listens, which is after the application has started."""
    give_up = time.monotonic() + 20.0
    while time.monotonic() < give_up:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            time.sleep(0.02)  # it starts in another thread
        else:
            return
    raise TimeoutError("the server has not started")


@contextmanager
def _hypercorn(app: App) -> Iterator[int]:
    listening = listen("127.0.0.1", 0)
    port = int(listening.getsockname()[1])
    config = Config()
    config.bind = [f"fd://{listening.detach()}"]
    config.accesslog = config.errorlog = None
    loop, stop = asyncio.new_event_loop(), asyncio.Event()

    def run() -> None:
        asyncio.set_event_loop(loop)
        given: Any = app  # its scope is a plain dictionary
        loop.run_until_complete(serve(given, config, shutdown_trigger=stop.wait))
        loop.close()

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield port
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()


@contextmanager
def _uvicorn(app: App) -> Iterator[int]:
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        app, ws="websockets-sansio", lifespan="on", log_level="critical", access_log=False
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield int(listening.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join()
