"""Calling other people's servers: a stranger gives the address, so little is believed of it.

By default only addresses of the public internet are called, and the one that was checked is the
one that is called, whatever its name stands for a moment later. Each call has a deadline for all of
it, each host one call at a time, and redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from typing import Final, NamedTuple
from urllib.parse import urlsplit

LOG: Final = logging.getLogger("istanbul.server")
SECONDS: Final = 5.0  # for one call, names and handshakes included
AT_ONCE: Final = 16  # hosts that are called at a time
WAITING: Final = 1000  # calls that wait, of all hosts; more are dropped
WAITING_OF_HOST: Final = 20
LONGEST_LINE: Final = 4096  # of an answer

PUBLIC: Final = ipaddress.ip_network("2000::/3")
NOT_PUBLIC: Final = [
    ipaddress.ip_network(text)
    for text in (
        "192.0.0.0/24",  # special purposes
        "192.88.99.0/24",  # relays to IPv6
        "2001::/23",  # tunnels and other special purposes
        "2001:db8::/32",  # for examples
        "2002::/16",  # any IPv4 address, in disguise
        "3fff::/20",  # for examples
    )
]
"""What `is_global` of some versions of Python lets through."""

Call = Callable[[], Awaitable[None]]


def is_public(address: str) -> bool:
    """Is this an address of the public internet, and of one computer?"""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if ip.version == 6 and ip not in PUBLIC:  # also those that hold an IPv4 address in the end
        return False
    special = any(ip in network for network in NOT_PUBLIC if network.version == ip.version)
    return ip.is_global and not ip.is_multicast and not special


class Calls:
    """The calls that wait: by host, so that a slow one holds up nobody else's."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Call]] = {}
        self._workers: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._closed = False

    def add(self, host: str, call: Call) -> bool:
        """Make a call as soon as it is this host's turn. False: too many wait already."""
        queue = self._waiting.get(host)
        full = sum(map(len, self._waiting.values())) >= WAITING
        if self._closed or full or (queue is not None and len(queue) >= WAITING_OF_HOST):
            return False
        if queue is not None:
            queue.append(call)
            return True
        self._waiting[host] = deque([call])
        worker = asyncio.create_task(self._work(host))
        self._workers.add(worker)
        worker.add_done_callback(self._workers.discard)
        return True

    async def _work(self, host: str) -> None:
        queue = self._waiting[host]
        try:
            while queue:
                async with self._room:
                    try:
                        await queue.popleft()()
                    except Exception:  # a fault of ours: those behind it must not suffer
                        LOG.exception("a call failed")
        finally:
            del self._waiting[host]

    async def close(self) -> None:
        """Call nobody any more."""
        self._closed = True
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)


_names: Final = ThreadPoolExecutor(8 * AT_ONCE, "names")
"""Looking up a name may take long, and must not hold up those who wait for other threads.

A name server that says nothing keeps a thread for up to half a minute after its call was given up:
so many are needed that those of all calls at a time do not use them up.
"""


class Request(NamedTuple):
    """What to send. The body is small, and of our own making."""

    address: str
    body: bytes
    headers: dict[str, str]
    method: str = "POST"


async def call(request: Request, any_address: bool) -> int:
    """Send it; the status of the answer."""
    async with asyncio.timeout(SECONDS):
        parts = urlsplit(request.address)
        host, https = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if https else 80)
        addresses = await _checked_addresses(host, port, any_address)
        context = await asyncio.to_thread(_tls) if https else None
        name = host if https else None
        reader, writer = await _opened(addresses, port, context, name)
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            headers = {
                "Host": parts.netloc,
                "User-Agent": "istanbul-server",
                **request.headers,
                "Content-Length": str(len(request.body)),
                "Connection": "close",
            }
            lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
            head = f"{request.method} {path} HTTP/1.1\r\n{lines}\r\n"
            writer.write(head.encode("ascii") + request.body)
            await writer.drain()
            return int((await reader.readuntil(b"\n")).split()[1])  # the rest is of no interest
        finally:
            writer.transport.abort()


@cache
def _tls() -> ssl.SSLContext:
    """Whom to believe. To read all authorities takes so long that tables would notice it."""
    return ssl.create_default_context()


async def _opened(
    addresses: Sequence[str], port: int, context: ssl.SSLContext | None, name: str | None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first address that takes one: many hosts have no way to IPv6."""
    *others, last = addresses
    for address in others:
        with suppress(OSError):
            return await asyncio.open_connection(
                address, port, ssl=context, server_hostname=name, limit=LONGEST_LINE
            )
    return await asyncio.open_connection(
        last, port, ssl=context, server_hostname=name, limit=LONGEST_LINE
    )


async def _checked_addresses(host: str, port: int, any_address: bool) -> list[str]:
    loop = asyncio.get_running_loop()
    infos = await loop.run_in_executor(
        _names, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    )
    found = list(dict.fromkeys(str(info[4][0]) for info in infos))  # those in reach come first
    if not any_address and not all(map(is_public, found)):
        raise PermissionError("not an address of the public internet")
    return found
