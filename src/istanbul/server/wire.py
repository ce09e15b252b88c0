"""The way out of a connection: text frames straight to the transport, as long as it takes them.

ASGI's `send` goes through the WebSocket library for every frame, which costs more than making the
message. A frame of the server is two to ten bytes and the message, so it is put together here and
written to uvicorn's transport. Where that is not possible (another server, full buffers, a
connection that is closing) the caller uses `send`.
"""

from __future__ import annotations

from typing import Any

from starlette.types import Send

NEEDED = ("transport", "writable", "close_sent", "disconnected")
TEXT = b"\x81"  # a whole message in one frame


def framed(message: bytes) -> bytes:
    """A text frame (RFC 6455, 5.2), not masked: it comes from a server."""
    size = len(message)
    if size < 126:
        return TEXT + size.to_bytes(1, "big") + message
    if size < 1 << 16:
        return TEXT + b"\x7e" + size.to_bytes(2, "big") + message
    return TEXT + b"\x7f" + size.to_bytes(8, "big") + message


class Wire:
    """A connection's way out."""

    def __init__(self, send: Send) -> None:
        self._send = send
        protocol: Any = getattr(send, "__self__", None)
        self._protocol = protocol if all(hasattr(protocol, name) for name in NEEDED) else None

    def sent_at_once(self, message: bytes) -> bool:
        """Write a message if nothing stands in the way."""
        its = self._protocol
        if its is None or its.close_sent or its.disconnected or not its.writable.is_set():
            return False
        if its.transport.is_closing():
            return False
        its.transport.write(framed(message))
        return True

    async def send(self, message: bytes) -> None:
        """Send a message, however long it takes."""
        await self._send({"type": "websocket.send", "text": message.decode()})

    async def close(self, code: int) -> None:
        """Say goodbye."""
        await self._send({"type": "websocket.close", "code": code})

    def abort(self) -> None:
        """End the connection at once. ASGI cannot: it would wait for a reader who never reads."""
        if self._protocol is not None:
            self._protocol.transport.abort()
