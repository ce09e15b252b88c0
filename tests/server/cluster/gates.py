"""Gates between a node and what it needs: shut one, and the node is cut off."""

from __future__ import annotations

import asyncio
import contextlib
from asyncio import Server
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

SOCKET = ".s.PGSQL.5432"
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
OnConnection = Callable[[asyncio.StreamReader, asyncio.StreamWriter], None]
Servers = AsyncIterator[Server]


class Gate:
    """Passes bytes on to a server, until it is shut."""

    def __init__(self, there: Callable[[], Awaitable[Streams]]) -> None:
        self._there = there
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._shut = False

    def shut(self) -> None:
        """Cut all connections, and let none begin."""
        self._shut = True
        for writer in self._open:
            writer.transport.abort()

    def open(self) -> None:
        """Let them begin again."""
        self._shut = False

    @asynccontextmanager
    async def listening(self, begin: Callable[[OnConnection], Awaitable[Server]]) -> Servers:
        """As long as anybody needs it."""
        server = await begin(self._began)
        yield server
        server.close()
        self.shut()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _began(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._passing(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _passing(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._shut:
            writer.transport.abort()
            return
        try:
            other, out = await self._there()
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, out}
        await asyncio.gather(self._pass(reader, out), self._pass(other, writer))
        self._open -= {writer, out}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


@asynccontextmanager
async def gate_to_bus(port: int) -> AsyncIterator[tuple[Gate, str]]:
    """A gate to a NATS server, and its address."""
    gate = Gate(lambda: asyncio.open_connection("127.0.0.1", port))
    async with gate.listening(lambda on: asyncio.start_server(on, "127.0.0.1", 0)) as server:
        yield gate, f"nats://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@asynccontextmanager
async def gate_to_database(address: str, folder: Path) -> AsyncIterator[tuple[Gate, str]]:
    """A gate to a PostgreSQL server that is reached by a socket in a folder; its address."""
    (home,) = parse_qs(urlsplit(address).query)["host"]
    gate = Gate(lambda: asyncio.open_unix_connection(f"{home}/{SOCKET}"))
    async with gate.listening(lambda on: asyncio.start_unix_server(on, folder / SOCKET)):
        yield gate, address.replace(home, str(folder))
