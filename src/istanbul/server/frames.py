"""Text frames of a WebSocket, straight from and to the transport.

uvicorn's own protocol hands every message through the WebSocket library, a queue and a task, which
costs more than a move. Here whole text frames go past all that: they are cut out of what came in
and given to a callback, and messages are written as frames. The handshake, fragments, pings, the
end, and all that is out of order is left to uvicorn and the library, a whole frame at a time.

Every frame counts. What waits for clients that do not read is bounded, for each and for all of
them together, and whoever goes beyond it is cut off: to close politely would mean to wait for them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final
from weakref import WeakKeyDictionary

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode, apply_mask  # type: ignore[attr-defined]  # the quick one, if built
from websockets.http11 import Request
from websockets.protocol import State

from istanbul.server.connection import CLIENTS
from istanbul.server.framing import MASKED, NOT_OURS, NOT_YET, framed, payload_at
from istanbul.server.journal import journal
from istanbul.server.limits import (
    LARGEST_MESSAGE,
    PATIENCE,
    WAITING_BYTES,
    WAITING_IN_ALL,
    WAITING_MESSAGES,
)

LOG: Final = logging.getLogger(__name__)

EXTENSION: Final = "istanbul.frames"  # where the ASGI scope of a socket has it
TEXT: Final = 0x81  # a whole message in one frame
CLOSE: Final = 0x88
FIRST_CONTROL: Final = 0x8  # opcodes from here on are control frames
CLOSE_SECONDS: Final = 5.0  # for a client to take its leave

Heard = Callable[[str | None], None]


class _Together:
    """What the connections of a loop share."""

    def __init__(self) -> None:
        self.unsent: list[Frames] = []  # those that were told something in this turn of the loop
        self.waiting = 0  # bytes, of all of them


_together: WeakKeyDictionary[asyncio.AbstractEventLoop, _Together] = WeakKeyDictionary()


class Frames(WebSocketsSansIOProtocol):
    """One connection. Give it to uvicorn as `ws`; the application finds it in the scope."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.logger = self.conn.logger = CLIENTS
        self._heard: Heard | None = None
        self._counted: Callable[[], bool] = lambda: True
        self._too_many = 0
        self._part = b""  # of a frame that has not come whole
        self._full = False
        self._together = _together.setdefault(self.loop, _Together())
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._stuck = 0  # bytes that the transport could not send
        self._ending: asyncio.Task[None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Somebody wants a WebSocket."""
        super().handle_connect(event)
        if not self.close_sent:
            scope: Any = self.scope
            scope["extensions"][EXTENSION] = self

    async def send(self, message: Any) -> None:
        """What the application says. A refusal is an answer to the handshake too."""
        await super().send(message)
        self.handshake_complete |= self.close_sent

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application is through with it: so is the client, or it has a moment to read."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """It has not answered for long: nobody is there to say goodbye to."""
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._forget()
        self._no_longer_full()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops."""
        self.send_waiting()
        super().shutdown()

    # Coming in.

    def listen(self, heard: Heard, counted: Callable[[], bool]) -> None:
        """Give every message to a callback: a text, or None for one that is not text.

        `counted` is asked about every frame that is not a whole text: may there be one more now?
        """
        self._heard, self._counted = heard, counted
        if self._part:
            self.loop.call_soon(self.data_received, b"")

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
        """It is cut into frames, once the handshake is through and until somebody says goodbye."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._part:
            data = self._part + data
        if self._heard is None:  # too early: it waits until the handshake is through
            self._part = data
            if len(data) > LARGEST_MESSAGE:
                self.transport.abort()
            return
        if self._ending is not None or self.conn.state is not State.OPEN:
            self._take_leave(data)
        else:
            self._cut(data, self._heard)

    def _cut(self, data: bytes, heard: Heard) -> None:
        at = 0
        while at < len(data):
            begin, end = payload_at(data, at)
            if end == NOT_YET:
                break
            if end == NOT_OURS:  # the library says goodbye
                super().data_received(data[at:])
                at = len(data)
                break
            text = self._text(data, at, begin, end)
            if text is not None:
                heard(text)
                if self._ending is not None:
                    return
            elif self._may_pass(data[at] & 0x0F):
                super().data_received(data[at:end])
            elif self.transport.is_closing():
                return
            at = end
        self._part = data[at:]

    def _take_leave(self, data: bytes) -> None:
        """After a goodbye nothing is heard but the client's own, which is the last of what comes.

        Who floods is not worth the time that it takes to cut all of it into frames.
        """
        self._part = b""
        for size in (6, 8):  # without a code, or with one
            end = data[-size:]
            if len(end) == size and end[0] == CLOSE and end[1] == MASKED + size - 6:
                super().data_received(end)
                return

    def _may_pass(self, opcode: int) -> bool:
        """Does the library get this frame, which is not a whole text? Those of a flood are lost."""
        if opcode == Opcode.CLOSE:
            return True
        if self._counted():
            # A client that reads nothing needs no answer to its pings.
            return opcode != Opcode.PING or not self._full
        self._too_many += 1
        if opcode < FIRST_CONTROL or self._too_many > PATIENCE:  # a message with a hole is none
            journal("flood")
            self.transport.abort()
        return False

    def _text(self, data: bytes, at: int, begin: int, end: int) -> str | None:
        """The text of this frame, if it is a whole message and nothing is out of order."""
        if (
            data[at] != TEXT
            or self.frames  # parts of another message
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
        data, self.frames = b"".join(self.frames), []
        if self._heard is None or self.close_sent:
            return
        text = None
        if self.curr_msg_data_type == "text":
            try:
                text = data.decode()
            except UnicodeDecodeError:
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
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
            unsent = self._together.unsent
            if not unsent:
                self.loop.call_soon(_send_all, unsent)
            unsent.append(self)
        waiting.append(message)
        size = len(message)
        self._waiting_bytes += size
        self._together.waiting += size
        if (
            len(waiting) <= WAITING_MESSAGES
            and self._waiting_bytes <= WAITING_BYTES
            and (not self._full or self._together.waiting <= WAITING_IN_ALL)
        ):
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
            size = len(message)
            self._waiting_bytes -= size
            self._together.waiting -= size
            transport.write(framed(message))

    def _forget(self) -> None:
        self._waiting.clear()
        self._together.waiting -= self._waiting_bytes
        self._waiting_bytes = 0

    def goodbye(self, code: int) -> None:
        """End the connection, after what waits. Who does not read is not told."""
        if self._ending is not None:
            return
        self.send_waiting()
        if self._full:
            self.transport.abort()
        else:
            self._ending = self.loop.create_task(self._end(code))

    async def _end(self, code: int) -> None:
        with suppress(ClientDisconnected, RuntimeError):  # they were quicker
            await self.send({"type": "websocket.close", "code": code})

    def pause_writing(self) -> None:
        """The transport's buffer is full."""
        self._full = True
        self._stuck = self.transport.get_write_buffer_size()
        self._together.waiting += self._stuck
        super().pause_writing()

    def resume_writing(self) -> None:
        """It has room again, for what waits first."""
        self._no_longer_full()
        super().resume_writing()
        self.send_waiting()

    def _no_longer_full(self) -> None:
        self._full = False
        self._together.waiting -= self._stuck
        self._stuck = 0


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
