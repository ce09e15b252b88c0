"""A client of a server without a network, and a loop that can do no more than one in a browser."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any, NoReturn, TypeVar

import msgspec
import pytest

from istanbul.server import tab
from istanbul.server.client import Client, ServerError
from istanbul.server.http import screen
from istanbul.server.live import reviews
from istanbul.server.protocol import messages as p
from istanbul.server.store import writer
from istanbul.server.workers import bots, pool

T = TypeVar("T")


def be_a_tab(patch: pytest.MonkeyPatch) -> None:
    """No threads and no processes; what is for an executor is done at once, as Pyodide does it."""

    def inline(loop: Any, executor: Any, call: Callable[..., Any], *args: Any) -> Any:
        done = loop.create_future()
        done.set_result(call(*args))
        return done

    def refuse(*args: Any, **more: Any) -> NoReturn:
        raise RuntimeError("can't start new thread")

    patch.setattr(screen, "is_built", lambda: False)  # they come from elsewhere
    patch.setattr(writer, "IS_TAB", True)
    patch.setattr(pool, "IS_TAB", True)
    patch.setattr(bots, "IS_TAB", True)
    patch.setattr(reviews, "IS_TAB", True)
    patch.setattr(threading.Thread, "start", refuse)
    patch.setattr(asyncio, "create_subprocess_exec", refuse)
    patch.setattr(asyncio.BaseEventLoop, "run_in_executor", inline)


class TabSocket:
    """A socket of a tab as the client reads it."""

    def __init__(self, server: tab.Tab) -> None:
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._socket = server.open(self._heard.put_nowait, lambda _: self._heard.put_nowait(None))

    async def send(self, raw: bytes, text: bool) -> None:
        self._socket.send(raw.decode())

    async def close(self) -> None:
        self._socket.close()

    async def __aiter__(self) -> AsyncIterator[str]:
        while (text := await self._heard.get()) is not None:
            yield text


class TabClient(Client):
    """The one person of a tab."""

    def __init__(self, server: tab.Tab) -> None:
        super().__init__("", "")
        self._server = server

    async def open(self) -> None:
        """Open the socket."""
        socket: Any = TabSocket(self._server)
        self._socket = socket
        self._reading = asyncio.create_task(self._read())

    async def http(
        self, method: str, path: str, body: Any = None, answer: type[T] | None = None
    ) -> T:
        """One request of the HTTP API."""
        raw = None if body is None else msgspec.json.encode(body).decode()
        status, text = await self._server.http(method, path, raw)
        if status >= 400:
            raise ServerError(msgspec.json.decode(text, type=p.Failure))
        return msgspec.json.decode(text, type=answer or Any)  # type: ignore[return-value]  # as in Client
