"""A WebSocket connection on the Sans-I/O layer of `websockets`; uvicorn gets it as `ws`.

Handing every message through the library, a queue and a task costs more than a move. So whole text
frames take a short cut: they are cut out of what came in and given to a callback, and messages are
written as frames. The handshake, fragments, pings, the end, and all that is out of order go through
the library, one frame at a time.

Every frame counts. What waits for clients that do not read is bounded, and whoever exceeds it is
cut off: to close politely would mean to wait for them.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import AbstractEventLoop, BaseTransport, TimerHandle, Transport
from collections.abc import Callable
from typing import Final, cast
from weakref import WeakKeyDictionary

from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from istanbul.server.journal import journal
from istanbul.server.limits import LARGEST_MESSAGE, PATIENCE
from istanbul.server.transport.channel import OnMessage, Outbox
from istanbul.server.transport.connection import CLIENTS
from istanbul.server.transport.frames import (
    MASKED,
    NOT_OURS,
    NOT_YET,
    payload_at,
    text_frame,
    unmasked,
)
from istanbul.server.transport.upgrade import Upgrade

LOG: Final = logging.getLogger("istanbul.server")

TEXT: Final = 0x81  # the first byte of a whole text message in one frame
CLOSE: Final = 0x88
FIRST_CONTROL: Final = 0x8  # opcodes from here on are control frames
PING_SECONDS: Final = 20.0  # a client that sends nothing for so long is asked whether it is there
RESTART: Final = 1012  # the close code of a server that stops

_unsent: WeakKeyDictionary[AbstractEventLoop, list[WebSocketProtocol]] = WeakKeyDictionary()
"""By loop: the connections that something was sent to in this turn of it."""


class WebSocketProtocol(asyncio.Protocol):
    """One connection, from its handshake. It is also the channel that the session talks through."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        self.transport: Transport
        self.loop = _loop or asyncio.get_running_loop()
        # No permessage-deflate: it costs twice the processor time and five times the memory.
        self.library = ServerProtocol(max_size=LARGEST_MESSAGE, logger=CLIENTS)
        self._connections = server_state.connections
        self._upgrade = Upgrade(self, config, server_state, app_state)
        # Coming in.
        self._on_message: OnMessage | None = None
        self._allow_frame: Callable[[], bool] = lambda: True
        self._too_many = 0
        self._unparsed = b""  # the beginning of a frame, or what came before somebody listens
        self._fragments: list[bytes] = []
        self._fragments_are_text = False
        self._reading_paused = False
        # Going out.
        self._outbox = Outbox(self.loop)
        self._unsent = _unsent.setdefault(self.loop, [])
        self._full = False
        self._stuck = 0  # bytes that the transport could not send
        # The end.
        self._silent = False  # since the last look
        self._ping: TimerHandle | None = None
        self.is_closing = False  # nothing more is sent or delivered
        self._ended = asyncio.Event()
        self.is_lost = False

    def connection_made(self, transport: BaseTransport) -> None:
        """A connection is handed over, with the request for a WebSocket next."""
        self.transport = cast(Transport, transport)
        self._connections.add(cast(H11Protocol, self))  # it needs no more than `shutdown`

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone; so is all that waits for it."""
        self.is_lost = True
        self._outbox.clear()
        self._no_longer_full()
        self._connections.discard(cast(H11Protocol, self))
        if self._ping is not None:
            self._ping.cancel()
        self._end()

    def _end(self) -> None:
        self.is_closing = True
        self._ended.set()

    async def closed(self) -> None:
        """See Channel."""
        await self._ended.wait()

    def shutdown(self) -> None:
        """Say goodbye, because the server stops: clients come back by themselves."""
        if not self._upgrade.is_answered:
            self._upgrade.respond(self.library.reject(503, "the server stops\n"))
        elif not self.is_closing:
            self._write_waiting()
            self.library.send_close(RESTART)
            self.write_library()
        self._end()
        self.transport.close()

    def accepted(self) -> None:
        """The handshake is through."""
        self._ping = self.loop.call_later(PING_SECONDS, self._look_after)

    # Coming in.

    def listen(self, on_message: OnMessage, allow_frame: Callable[[], bool]) -> None:
        """See Channel."""
        self._on_message, self._allow_frame = on_message, allow_frame
        if self._unparsed:
            self.loop.call_soon(self.data_received, b"")

    def pause_reading(self) -> None:
        """See Channel."""
        if not self._reading_paused and not self.is_closing:
            self._reading_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """See Channel."""
        if self._reading_paused:
            self._reading_paused = False
            if not self.transport.is_closing():
                self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Anything the client sends, in pieces of any size."""
        self._silent = False
        if not self._upgrade.is_requested:
            self._upgrade.begin(data)
            return
        if self._unparsed:
            data = self._unparsed + data
        if self.is_closing:
            self._find_close(data)
        elif self._on_message is None:  # too early: it waits until the handshake is through
            self._unparsed = data
            if len(data) > LARGEST_MESSAGE:
                self.transport.abort()
        else:
            self._cut(data, self._on_message)

    def _cut(self, data: bytes, on_message: OnMessage) -> None:
        """Deliver the whole messages; what is left waits for more."""
        at = 0
        while at < len(data):
            begin, end = payload_at(data, at)
            if end == NOT_YET:
                break
            if end == NOT_OURS:  # the library finds out what is wrong, and closes
                self._pass_to_library(data[at:])
                return
            text = self._text(data, at, begin, end)
            if text is not None:
                on_message(text)
            elif self._may_pass(data[at] & 0x0F):
                self._pass_to_library(data[at:end])
            if self.is_closing or self.transport.is_closing():
                return
            at = end
        self._unparsed = data[at:]

    def _text(self, data: bytes, at: int, begin: int, end: int) -> str | None:
        """The text of this frame, if it is a whole message and nothing is out of order."""
        if data[at] != TEXT or self._fragments:
            return None
        try:
            return unmasked(data, begin, end).decode()
        except UnicodeDecodeError:
            return None  # counted, and closed with the right code

    def _may_pass(self, opcode: int) -> bool:
        """Does the library get this frame, which is not a whole text? Those of a flood are lost."""
        if opcode == Opcode.CLOSE:
            return True
        if self._allow_frame():
            # A client that reads nothing needs no answer to its pings.
            return opcode != Opcode.PING or not self._full
        self._too_many += 1
        if opcode < FIRST_CONTROL or self._too_many > PATIENCE:  # a message with a hole is none
            journal("flood")
            self.transport.abort()
        return False

    def _pass_to_library(self, data: bytes) -> None:
        self.library.receive_data(data)
        self.write_library()
        for event in self.library.events_received():
            if isinstance(event, Frame) and event.opcode < FIRST_CONTROL and not self.is_closing:
                self._assemble(event)

    def _assemble(self, frame: Frame) -> None:
        """A message of several frames, or one that is no plain text."""
        if frame.opcode is not Opcode.CONT:
            self._fragments_are_text = frame.opcode is Opcode.TEXT
        self._fragments.append(bytes(frame.data))
        if not frame.fin:
            return
        data, self._fragments = b"".join(self._fragments), []
        try:
            text = data.decode() if self._fragments_are_text else None
        except UnicodeDecodeError:
            self.library.fail(1007, "expected UTF-8")
            self.write_library()
            return
        assert self._on_message is not None, "frames are cut once somebody listens"
        self._on_message(text)

    def _find_close(self, data: bytes) -> None:
        """Once we have closed only the client's close frame counts, which is the last it sends.

        Whoever floods is not worth the time that it takes to cut all of it into frames.
        """
        self._unparsed = b""
        for size in (6, 8):  # without a code, or with one
            end = data[-size:]
            if len(end) == size and end[0] == CLOSE and end[1] == MASKED + size - 6:
                self.library.receive_data(end)
                self.write_library()
                return

    # Going out.

    def send(self, message: bytes) -> bool:
        """See Channel.

        Messages are written at the end of this turn of the loop, those of all connections in a
        row: one write here and one there cost a tenth more for each move.
        """
        if self.is_closing:
            return True
        outbox = self._outbox
        if not outbox.messages and not self._full:
            if not self._unsent:
                self.loop.call_soon(_write_all, self._unsent)
            self._unsent.append(self)
        outbox.put(message)
        if not outbox.overflows(self._full):
            return True
        self._write_waiting()
        if not self._full:
            return True
        outbox.clear()
        self.transport.abort()
        return False

    def _write_waiting(self) -> None:
        """Write what waits, as far as the transport takes it."""
        transport, outbox = self.transport, self._outbox
        if transport.is_closing():
            outbox.clear()
        while outbox.messages and not self._full:
            transport.write(text_frame(outbox.take()))

    def write_library(self) -> None:
        """What the library has to say: pongs, close frames, the answer to the handshake."""
        for data in self.library.data_to_send():
            if data:
                self.transport.write(data)
            else:  # that was the end
                self._end()
                self.transport.close()

    def pause_writing(self) -> None:
        """The transport's buffer is full. If too much waits for all, this is one too many."""
        self._full = True
        self._stuck = self.transport.get_write_buffer_size()
        self._outbox.count_elsewhere(self._stuck)
        if self._outbox.overflows(stuck=True):
            self._outbox.clear()
            self.transport.abort()

    def resume_writing(self) -> None:
        """It has room again, for what waits first."""
        self._no_longer_full()
        self._write_waiting()

    def _no_longer_full(self) -> None:
        self._full = False
        self._outbox.count_elsewhere(-self._stuck)
        self._stuck = 0

    # The end.

    def close(self, code: int) -> None:
        """See Channel."""
        if self.is_closing:
            return
        self._write_waiting()
        if self._full or self.library.state is not State.OPEN:
            self.transport.abort()
            return
        self.library.send_close(code)
        self.write_library()
        self.resume_reading()  # for the client's close frame
        self._end()

    def _look_after(self) -> None:
        """Ping a client that is silent; cut off one that has not even answered that."""
        if self.is_closing:
            return
        if self._silent and not self._reading_paused:
            self.transport.abort()
            return
        self._silent = True
        if not self._full:
            self.library.send_ping(b"")
            self.write_library()
        self._ping = self.loop.call_later(PING_SECONDS, self._look_after)


def _write_all(unsent: list[WebSocketProtocol]) -> None:
    """What was sent in a turn of the loop. A connection that fails does not silence the others."""
    batch = unsent.copy()
    unsent.clear()
    for connection in batch:
        try:
            connection._write_waiting()
        except Exception:  # whatever it is, it concerns this connection only
            LOG.exception("sending_failed")
            connection.transport.abort()
