"""One HTTP connection: what it may cost before there is a request that can be looked at.

uvicorn and h11 read requests without a limit of time, and h11 takes any number of headers that
come at once. Here the head of a request is measured as raw bytes before it is parsed, every step
has a deadline, and connections are counted.
"""

from __future__ import annotations

import logging
import re
import time
from asyncio import TimerHandle, Transport
from collections import Counter
from http import HTTPStatus
from typing import Any, Final
from weakref import WeakKeyDictionary

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from istanbul.server.doors import is_loopback
from istanbul.server.journal import journal
from istanbul.server.limits import (
    CONNECTIONS_IN_ALL,
    LARGEST_HEAD,
    LONGEST_HEADER,
    MOST_HEADERS,
    REQUESTS_OF_ADDRESS,
    SPARE_FILES,
    open_files,
)

HEAD_SECONDS: Final = 10.0  # from the first byte, or from the connection, to the end of the headers
BODY_SECONDS: Final = 30.0  # for the whole body
READING_SECONDS: Final = 60.0  # for a client to read what lies in its buffer
LOG_SECONDS: Final = 10.0  # between two lines of the log about too many connections

CLIENTS: Final = logging.getLogger("uvicorn.error.clients")
"""What uvicorn says about a connection. Only errors of ours are written: clients send nonsense all
day, and the other lines name addresses of tables."""
CLIENTS.setLevel(logging.ERROR)

_END: Final = re.compile(rb"\n\r?\n")
_open: WeakKeyDictionary[ServerState, Counter[str]] = WeakKeyDictionary()
"""By server: how many connections each address has that are not sockets."""


def refusal(head: bytes) -> str | None:
    """Why the head of a request is too large, as far as it has come. Nothing is parsed for it."""
    end = _END.search(head, 0, LARGEST_HEAD)
    if end is None and len(head) >= LARGEST_HEAD:
        return f"expected at most {LARGEST_HEAD} bytes of headers"
    lines = head[: end.start() if end else LARGEST_HEAD].split(b"\n", MOST_HEADERS + 1)
    if len(lines) > MOST_HEADERS + 1:  # the first one is no header
        return f"expected at most {MOST_HEADERS} headers"
    if any(len(line) > LONGEST_HEADER for line in lines):
        return f"expected at most {LONGEST_HEADER} bytes in a header"
    return None


class _Parser(h11.Connection):
    """h11, but for requests that are larger than anything a browser sends."""

    problem: tuple[int, str] = (400, "expected an HTTP request")

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """The next piece of a request."""
        if self.their_state is h11.IDLE:
            problem = refusal(self.trailing_data[0])
            if problem is not None:
                raise self._refused(431, problem)
        event = super().next_event()
        if isinstance(event, h11.Request) and any(
            name == b"transfer-encoding" for name, _ in event.headers
        ):
            # With a length beside it, two servers in a row may disagree where the request ends;
            # and the parser needs longer for a thousand tiny chunks than for all else here.
            raise self._refused(411, "expected Content-Length and no Transfer-Encoding")
        return event

    def _refused(self, status: int, why: str) -> h11.RemoteProtocolError:
        self.problem = (status, why)
        return h11.RemoteProtocolError(why, error_status_hint=status)


class Connection(H11Protocol):
    """Give it to uvicorn as `http`."""

    def __init__(self, *args: Any, **more: Any) -> None:  # whatever uvicorn gives
        super().__init__(*args, **more)
        self.logger = CLIENTS
        self.conn: _Parser = _Parser(h11.SERVER, LARGEST_HEAD)
        self._counted: str | None = None  # the address, while it counts for it
        self._awaited: object = None  # the state of h11 whose end has a deadline
        self._deadline: TimerHandle | None = None
        self._unread: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn
        """Count the connection; one too many is cut off at once."""
        super().connection_made(transport)
        self._counted = address = self.client[0] if self.client else ""
        mine = _open.setdefault(self.server_state, Counter())
        mine[address] += 1
        crowd = mine[address] > REQUESTS_OF_ADDRESS and not is_loopback(address)
        if crowd or len(self.connections) > min(CONNECTIONS_IN_ALL, open_files() - SPARE_FILES):
            _log_crowd(len(self.connections), mine[address])
            transport.abort()
        else:
            self._await(h11.IDLE)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone, and counts no longer."""
        self._stop()
        super().connection_lost(exc)

    def _stop(self) -> None:
        """There are no requests any more: it is over, or a socket from now on."""
        self._await(None)
        self.resume_writing()
        if self._counted is not None:
            mine, address = _open[self.server_state], self._counted
            mine[address] -= 1
            if not mine[address]:
                del mine[address]
            self._counted = None

    def handle_events(self) -> None:
        """Requests, as far as they have come; what is missing of one has a deadline."""
        super().handle_events()
        if self._counted is None:
            return  # it is a socket now
        state = self.conn.their_state
        begun = state is h11.SEND_BODY or (state is h11.IDLE and self.conn.trailing_data[0])
        self._await(state if begun and not self.transport.is_closing() else None)

    def _await(self, state: object) -> None:
        if state is self._awaited:
            return
        self._awaited = state
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if state is not None:
            seconds = HEAD_SECONDS if state is h11.IDLE else BODY_SECONDS
            self._deadline = self.loop.call_later(seconds, self._cut_off, "request_timeout")

    def _cut_off(self, event: str) -> None:
        journal(event)
        self.transport.abort()

    def pause_writing(self) -> None:
        """The transport's buffer is full: the client has to read some of it, in time."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(READING_SECONDS, self._cut_off, "unread_answer")

    def resume_writing(self) -> None:
        """The client has read some of it."""
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on another protocol has the connection."""
        self._stop()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong, and close."""
        status, why = self.conn.problem
        head = (
            f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
            "Content-Type: text/plain; charset=utf-8\r\n"
            f"Content-Length: {len(why)}\r\nConnection: close\r\n\r\n"
        )
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):  # else an answer is under way
            self.transport.write((head + why).encode())
        self.transport.close()


_last_logged = -LOG_SECONDS


def _log_crowd(connections: int, of_address: int) -> None:
    """A line in the log, now and then: whoever fills the server must not fill the log too."""
    global _last_logged  # noqa: PLW0603 - one log, so one time
    now = time.monotonic()
    if now - _last_logged >= LOG_SECONDS:
        _last_logged = now
        level = logging.WARNING
        journal("too_many_connections", level, connections=connections, of_address=of_address)
