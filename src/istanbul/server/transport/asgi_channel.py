"""A socket on any ASGI server: hypercorn, another protocol of uvicorn, Starlette's TestClient.

The server does the framing: it limits frames and headers, answers pings, and closes what is not
UTF-8. Here messages are counted and measured as always, and what waits for the client is bounded.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from starlette.types import Receive, Send

from istanbul.server.limits import LARGEST_MESSAGE
from istanbul.server.transport.channel import CLOSE_SECONDS, OnMessage, Outbox

LOG: Final = logging.getLogger("istanbul.server")
TOO_BIG: Final = 1009


class AsgiChannel:
    """One connection whose handshake is accepted."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self._loop = asyncio.get_running_loop()
        self._on_message: OnMessage = lambda text: None
        self._reading = asyncio.Event()
        self._reading.set()
        self._outbox = Outbox(self._loop)
        self._writer: asyncio.Task[None] | None = None
        self._close_code: int | None = None
        self._ended = asyncio.Event()

    def listen(self, on_message: OnMessage, allow_frame: Callable[[], bool]) -> None:
        """See Channel; there are only whole messages here, which the session counts."""
        self._on_message = on_message

    def pause_reading(self) -> None:
        """See Channel."""
        self._reading.clear()

    def resume_reading(self) -> None:
        """See Channel."""
        self._reading.set()

    def send(self, message: bytes) -> bool:
        """See Channel. To end the application is all that ASGI has to cut somebody off."""
        if self._close_code is not None or self._ended.is_set():
            return True
        self._outbox.put(message)
        if self._outbox.overflows(stuck=True):
            self._ended.set()
            return False
        self._write()
        return True

    def close(self, code: int) -> None:
        """See Channel."""
        if self._close_code is None and not self._ended.is_set():
            self._close_code = code
            self._loop.call_later(CLOSE_SECONDS, self._ended.set)
            self._write()

    async def closed(self) -> None:
        """See Channel. Messages are read here."""
        tasks = [
            asyncio.create_task(self._read()),
            asyncio.create_task(self._ended.wait()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._ended.set()
            self._outbox.clear()
            for task in [*tasks, self._writer]:
                if task is not None:
                    task.cancel()

    async def _read(self) -> None:
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            raw = message.get("bytes") or b"" if text is None else text.encode()
            if len(raw) > LARGEST_MESSAGE:
                self.close(TOO_BIG)
            elif self._close_code is None:
                self._on_message(text)
            await asyncio.sleep(0)  # the server may have many at once; answers go out in between
            await self._reading.wait()

    def _write(self) -> None:
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_waiting())

    async def _write_waiting(self) -> None:
        try:
            while self._outbox.messages:
                await self._send({"type": "websocket.send", "text": self._outbox.take().decode()})
            if self._close_code is not None:
                await self._send({"type": "websocket.close", "code": self._close_code})
                self._ended.set()
        except Exception as problem:  # each server has its own way to say that the client is gone
            LOG.debug("sending_failed", exc_info=problem)
            self._ended.set()
        finally:
            self._writer = None
