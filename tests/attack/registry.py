"""The list of attacks, and what an attack may use. To add one: a function with `@attack`.

An attack runs in a process of its own against a server with its usual limits, while a control game
is played there. It raises if it succeeds; whether the server stays up, quick and small is watched
from outside.
"""

from __future__ import annotations

import itertools
import os
import socket
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from tests.server.serving import Answer, cookie_of, request


@dataclass
class Place:
    """A server under attack. Identities come from addresses of their own, as through a proxy."""

    address: str
    _numbers: itertools.count[int] = field(
        default_factory=lambda: itertools.count(40 * os.getpid())
    )

    def newcomer(self) -> dict[str, str]:
        """The headers of somebody new, from an address that nobody else has."""
        n = next(self._numbers)
        headers = {"X-Forwarded-For": f"198.18.{n // 250 % 250}.{n % 250 + 1}"}
        headers["Cookie"] = cookie_of(request(self.address, "GET", "/api/me", None, headers))
        return headers

    def ask(self, who: dict[str, str], method: str, path: str, body: Any = None) -> Answer:
        """A request; a server that fails has lost."""
        answer = request(self.address, method, path, body, who)
        assert answer.status != 500, (method, path)
        return answer

    def connect(self, buffer: int | None = None) -> socket.socket:
        """A bare connection; with a small buffer there is no room for what is not read."""
        host, _, port = self.address.removeprefix("http://").partition(":")
        raw = socket.socket()
        if buffer is not None:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        raw.settimeout(20)
        raw.connect((host, int(port)))
        return raw

    def open_socket(self, who: dict[str, str], buffer: int | None = None) -> socket.socket:
        """A WebSocket after its handshake, as bytes."""
        raw = self.connect(buffer)
        given = "".join(f"{name}: {value}\r\n" for name, value in who.items())
        raw.sendall(
            f"GET /api/socket HTTP/1.1\r\nHost: {self.address.removeprefix('http://')}\r\n{given}"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        head = b""
        while b"\r\n\r\n" not in head:
            part = raw.recv(1)
            assert part, "the handshake was refused"
            head += part
        assert head.startswith(b"HTTP/1.1 101"), head
        return raw


Attack = Callable[[Place], None]
ATTACKS: Final[dict[str, Attack]] = {}
"""By name, in the order in which they are carried out."""


def attack(what: Attack) -> Attack:
    """Put an attack on the list."""
    ATTACKS[what.__name__] = what
    return what


def cut_off(raw: socket.socket, sent: bytes, times: int) -> bool:
    """Send the same again and again without reading; does the server end it?"""
    try:
        for _ in range(times):
            raw.sendall(sent)
    except OSError:
        return True
    try:
        while raw.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True
