"""Frames put together by hand are those of the WebSocket library."""

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from istanbul.server.wire import Wire, framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_frame_is_what_the_library_would_make(size: int) -> None:
    message = b"x" * size
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


class Transport:
    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False
        self.aborted = False

    def write(self, raw: bytes) -> None:
        self.written.append(raw)

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.aborted = True


class Protocol:
    def __init__(self) -> None:
        self.transport = Transport()
        self.writable = asyncio.Event()
        self.writable.set()
        self.close_sent = self.disconnected = False

    async def send(self, message: Any) -> None:
        """As uvicorn's protocol offers it."""


def test_nothing_is_written_past_full_buffers_or_a_goodbye() -> None:
    protocol = Protocol()
    wire = Wire(protocol.send)
    assert wire.sent_at_once(b"hello")
    assert protocol.transport.written == [b"\x81\x05hello"]
    protocol.writable.clear()
    assert not wire.sent_at_once(b"full")
    protocol.writable.set()
    protocol.close_sent = True
    assert not wire.sent_at_once(b"closing")
    protocol.close_sent, protocol.transport.closing = False, True
    assert not wire.sent_at_once(b"closing")
    assert len(protocol.transport.written) == 1
    wire.abort()
    assert protocol.transport.aborted


def test_another_server_is_used_through_asgi() -> None:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    wire = Wire(send)
    assert not wire.sent_at_once(b"hello")
    asyncio.run(wire.send(b"hello"))
    assert sent == [{"type": "websocket.send", "text": "hello"}]
    wire.abort()
