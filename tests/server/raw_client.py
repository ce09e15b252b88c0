"""A WebSocket client that sends any bytes at all."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import Any, Self

from websockets.frames import Frame, Opcode


class RawClient:
    """A client that sends any bytes at all."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def connect(cls, address: str, cookie: str, limit: int = 65536) -> Self:
        """Handshake; with a small `limit` there is hardly room for what it does not read."""
        host, _, port = address.removeprefix("http://").partition(":")
        raw = socket.socket()
        if limit < 65536:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, limit)
        raw.connect((host, int(port)))
        reader, writer = await asyncio.open_connection(sock=raw, limit=limit)
        writer.write(cls.handshake(host, port, cookie))
        status = await reader.readuntil(b"\r\n\r\n")
        assert status.startswith(b"HTTP/1.1 101")
        return cls(reader, writer)

    @staticmethod
    def handshake(host: str, port: str, cookie: str) -> bytes:
        """The request that begins it."""
        return (
            f"GET /api/socket HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()

    def send(self, opcode: Opcode, data: bytes, fin: bool = True) -> None:
        self.writer.write(Frame(opcode, data, fin).serialize(mask=True))

    async def hear(self) -> tuple[int, bytes]:
        first, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        return first & 0x0F, await self.reader.readexactly(size)

    async def answer(self) -> Any:
        opcode, data = await self.hear()
        assert opcode == Opcode.TEXT
        return json.loads(data)

    async def code(self) -> int:
        """With which it is closed."""
        opcode, data = await self.hear()
        assert opcode == Opcode.CLOSE
        return int.from_bytes(data[:2], "big")
