"""An open socket as a session sees it, and what may wait for the client to read it.

Two classes are channels: WebSocketProtocol (websocket.py), quick and with every limit, which is
what `istanbul serve` runs, and AsgiChannel (asgi_channel.py), which works on any ASGI server.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol
from weakref import WeakKeyDictionary

from istanbul.server.limits import WAITING_BYTES, WAITING_IN_ALL, WAITING_MESSAGES

EXTENSION: Final = "istanbul.channel"  # where the ASGI scope has the channel, if the server is ours
CLOSE_SECONDS: Final = 5.0  # for a client to answer our close frame and to read what came before it

OnMessage = Callable[[str | None], None]


class Channel(Protocol):
    """One connection, from the end of its handshake."""

    def listen(self, on_message: OnMessage, allow_frame: Callable[[], bool]) -> None:
        """Call back for every message: with its text, or with None if it is binary.

        `allow_frame` is asked about frames that are no message of their own: is one more within
        the client's rate? A server that hides such frames from us limits them itself.
        """
        ...

    def pause_reading(self) -> None:
        """Take nothing more from the client for now. What has arrived may still be delivered."""
        ...

    def resume_reading(self) -> None:
        """Give the session messages again, after `pause_reading`."""
        ...

    def send(self, message: bytes) -> bool:
        """Send a text when possible; never waits.

        False: too much waits for this client, so the connection was cut off.
        """
        ...

    def close(self, code: int) -> None:
        """End the connection after what waits. A client that does not read is cut off."""
        ...

    async def closed(self) -> None:
        """Return once either side has ended the connection."""
        ...


class Backlog:
    """Bytes that wait for all clients of an event loop together."""

    def __init__(self) -> None:
        self.bytes = 0


_backlogs: WeakKeyDictionary[asyncio.AbstractEventLoop, Backlog] = WeakKeyDictionary()


class Outbox:
    """Messages that wait for one client; they are bounded, for each client and for all together."""

    __slots__ = ("_backlog", "_bytes", "messages")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._backlog = _backlogs.setdefault(loop, Backlog())
        self.messages: deque[bytes] = deque()
        """Those that wait, to look at; `put` and `take` count what they change."""
        self._bytes = 0

    def put(self, message: bytes) -> None:
        """One more, at the end."""
        self.messages.append(message)
        self._bytes += len(message)
        self._backlog.bytes += len(message)

    def take(self) -> bytes:
        """Take the oldest message out of the queue."""
        message = self.messages.popleft()
        self._bytes -= len(message)
        self._backlog.bytes -= len(message)
        return message

    def clear(self) -> None:
        """Forget what waits: nobody will read it."""
        self.messages.clear()
        self._backlog.bytes -= self._bytes
        self._bytes = 0

    def overflows(self, stuck: bool) -> bool:
        """Does too much wait? What others leave unread counts only for a client that is stuck."""
        return (
            self._bytes > WAITING_BYTES
            or len(self.messages) > WAITING_MESSAGES
            or (stuck and self._backlog.bytes > WAITING_IN_ALL)
        )

    def count_elsewhere(self, size: int) -> None:
        """Bytes that wait for this client in the server's buffer; negative when they are gone."""
        self._backlog.bytes += size
