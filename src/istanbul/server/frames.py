"""Text frames of a WebSocket, straight from and to the transport.

uvicorn's own protocol hands every message through the WebSocket library, a queue and a task, which
costs more than a move. Here whole text frames go past all that: they are cut out of what came in
and given to a callback, and messages are written as frames. The handshake, fragments, pings, the
end, and all that is out of order is left to uvicorn and the library, a whole frame at a time.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from struct import Struct
from typing import Any, Final
from weakref import WeakKeyDictionary

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quick one, if built
from websockets.http11 import Request
from websockets.protocol import State

from istanbul.server.limits import LARGEST_MESSAGE, WAITING_BYTES, WAITING_MESSAGES

LOG: Final = logging.getLogger(__name__)

EXTENSION: Final = "istanbul.frames"  # where the ASGI scope of a socket has it
TEXT: Final = 0x81  # a whole message in one frame
MASKED: Final = 0x80
NOT_YET: Final = -1
NOT_OURS: Final = -2

Heard = Callable[[str | None], None]
_unsent: WeakKeyDictionary[asyncio.AbstractEventLoop, list[Frames]] = WeakKeyDictionary()
"""By loop: the connections that were told something in this turn of it."""


_begin = Struct(">HH").pack


def framed(message: bytes) -> bytes:
    """A text frame (RFC 6455, 5.2), not masked: it comes from a server."""
    size = len(message)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + message
    if size < 1 << 16:
        return _begin(0x817E, size) + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


def payload_at(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of the frame at this place begins and ends, its mask before it.

    The end is NOT_YET if the frame has not come whole, and NOT_OURS if it is not masked or larger
    than anything we take.
    """
    if len(data) < at + 2:
        return 0, NOT_YET
    size, begin = data[at + 1], at + 6
    if size < MASKED:
        return 0, NOT_OURS
    size -= MASKED
    if size == 126:
        begin += 2
        size = int.from_bytes(data[at + 2 : at + 4], "big") if len(data) >= at + 4 else 0
    if size > LARGEST_MESSAGE or data[at + 1] == MASKED + 127:
        return 0, NOT_OURS
    end = begin + size
    return begin, end if end <= len(data) else NOT_YET


class Frames(WebSocketsSansIOProtocol):
    """One connection. Give it to uvicorn as `ws`; the application finds it in the scope."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._heard: Heard | None = None
        self._part = b""  # of a frame that has not come whole
        self._left_alone = False  # all goes to the library
        self._full = False
        self._unsent = _unsent.setdefault(self.loop, [])
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._ending: asyncio.Task[None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Somebody wants a WebSocket."""
        super().handle_connect(event)
        if not self.close_sent:
            scope: Any = self.scope
            scope["extensions"][EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._forget()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops."""
        self.send_waiting()
        super().shutdown()

    # Coming in.

    def listen(self, heard: Heard) -> None:
        """Give every message to a callback: a text, or None for one that is not text."""
        self._heard = heard

    def hold(self) -> None:
        """Take nothing more from the client for now; what has come already is still heard."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Take more again."""
        if self.read_paused and not self.disconnected:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Cut it into frames."""
        if self._heard is None or self._left_alone:
            # Whoever sends frames before the handshake is through is left to the library for good.
            self._left_alone = self.handshake_initiated
            super().data_received(data)
            return
        if self._part:
            data = self._part + data
        at = 0
        while at < len(data):
            begin, end = payload_at(data, at)
            if end == NOT_YET:
                break
            if end == NOT_OURS:
                self._left_alone = True
                end = len(data)
            text = self._text(data, at, begin, end)
            if text is None:
                super().data_received(data[at:end])
            else:
                self._heard(text)
            at = end
        self._part = data[at:]

    def _text(self, data: bytes, at: int, begin: int, end: int) -> str | None:
        """The text of this frame, if it is a whole message and nothing is out of order."""
        if (
            data[at] != TEXT
            or self.frames  # parts of another message
            or self._left_alone
            or self.conn.state is not State.OPEN
        ):
            return None
        try:
            text: str = apply_mask(data[begin:end], data[begin - 4 : begin]).decode()
        except UnicodeDecodeError:
            return None  # the library says goodbye
        return text

    def send_receive_event_to_app(self) -> None:
        """A message that went through the library is heard like all others."""
        if self._heard is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        text = None
        if self.curr_msg_data_type == "text":
            try:
                text = data.decode()
            except UnicodeDecodeError:
                super().send_receive_event_to_app()
                return
        self.frames = []
        self._heard(text)

    # Going out.

    def say(self, message: bytes) -> bool:
        """Send when possible; never waits. False: the client has read nothing for too long.

        Then the connection is cut off. Messages are written when this turn of the loop is through,
        those of all connections in a row: a write now and then costs a tenth more for each move.
        """
        if self.close_sent:
            return True
        waiting = self._waiting
        if not waiting and not self._full:
            if not self._unsent:
                self.loop.call_soon(_send_all, self._unsent)
            self._unsent.append(self)
        waiting.append(message)
        self._waiting_bytes += len(message)
        if len(waiting) <= WAITING_MESSAGES and self._waiting_bytes <= WAITING_BYTES:
            return True
        self.send_waiting()
        if not self._full:
            return True
        self._forget()
        self.transport.abort()
        return False

    def send_waiting(self) -> None:
        """Write what waits, as far as the transport takes it."""
        transport, waiting = self.transport, self._waiting
        if transport.is_closing():
            self._forget()
        while waiting and not self._full:
            message = waiting.popleft()
            self._waiting_bytes -= len(message)
            transport.write(framed(message))

    def _forget(self) -> None:
        self._waiting.clear()
        self._waiting_bytes = 0

    def goodbye(self, code: int) -> None:
        """End the connection, after what waits."""
        if self._ending is None:
            self._ending = self.loop.create_task(self._end(code))

    async def _end(self, code: int) -> None:
        self.send_waiting()
        while self._waiting and not self.transport.is_closing():
            await self.writable.wait()
        with suppress(ClientDisconnected, RuntimeError):  # they were quicker
            await self.send({"type": "websocket.close", "code": code})

    def pause_writing(self) -> None:
        """The transport's buffer is full."""
        self._full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """It has room again, for what waits first."""
        self._full = False
        super().resume_writing()
        self.send_waiting()


def _send_all(unsent: list[Frames]) -> None:
    """What was said in a turn of the loop. A connection that fails does not silence the others."""
    batch = unsent.copy()
    unsent.clear()
    for frames in batch:
        try:
            frames.send_waiting()
        except Exception:  # whatever it is, it concerns this connection only
            LOG.exception("sending_failed")
            frames.transport.abort()
