"""How much one visitor may ask for: sizes, rates, numbers of connections. All state is bounded."""

from __future__ import annotations

import ipaddress
import sys
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from istanbul.server.errors import Refused

if sys.platform not in {"win32", "emscripten"}:
    import resource
else:
    resource = None

LARGEST_MESSAGE: Final = 16 * 1024  # a frame of the socket, in bytes
LARGEST_BODY: Final = 64 * 1024  # of an HTTP request
LARGEST_LOG: Final = 4 * 1024 * 1024  # of an uploaded log: a hundred times a long game
DEEPEST: Final = 12  # levels of JSON inside each other; a log has 5
WAITING_MESSAGES: Final = 256  # for a client that does not read
WAITING_BYTES: Final = 1024 * 1024
WAITING_IN_ALL: Final = 32 * 1024 * 1024  # for all of them together
PATIENCE: Final = 200  # frames that come too fast, before the connection is closed
LARGEST_HEAD: Final = 16 * 1024  # of a request: its first line and all headers
LONGEST_HEADER: Final = 8000  # other sites on localhost may have left many cookies
MOST_HEADERS: Final = 64
CONNECTIONS: Final = 4000
CONNECTIONS_OF_PERSON: Final = 32
CONNECTIONS_OF_ADDRESS: Final = 512
CONNECTIONS_IN_ALL: Final = 6000  # with those that are no sockets
REQUESTS_OF_ADDRESS: Final = 256  # connections that are no sockets
SPARE_FILES: Final = 100  # which the server needs for other things than connections
TABLES_OF_CONNECTION: Final = 16  # watched at a time
VISITORS: Final = 20_000  # whose rates are remembered


class Bucket:
    """So many things at once, and so many more each second."""

    __slots__ = ("_burst", "_left", "_now", "_rate", "_seen")

    def __init__(
        self, rate: float, burst: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._left, self._seen = burst, now()

    def take(self, amount: float = 1.0) -> bool:
        """Is there enough left? If so it is taken."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def drain(self, amount: float) -> None:
        """So much was taken elsewhere: it is missing here, at most twice over."""
        self.take(0.0)
        self._left = max(-self._burst, self._left - amount)


class Buckets:
    """A bucket for each visitor; those not seen for longest are forgotten when there are many."""

    def __init__(self, rate: float, burst: float, most: int = VISITORS) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.taken: Counter[str] | None = None
        """What was taken since others were told; None where there are no others."""

    def take(self, visitor: str) -> bool:
        """May this visitor do it once more now?"""
        took = self._of(visitor).take()
        if took and self.taken is not None:
            self.taken[visitor] += 1
        return took

    def drain(self, visitor: str, amount: float) -> None:
        """This visitor has taken so much at another server."""
        self._of(visitor).drain(amount)

    def _of(self, visitor: str) -> Bucket:
        bucket = self._buckets.get(visitor)
        if bucket is None:
            bucket = self._buckets[visitor] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(visitor)
        return bucket

    def __len__(self) -> int:
        return len(self._buckets)


class Limits:
    """All rates of a server. `scale` makes them wider, for load tests."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.requests = Buckets(20 * scale, 100 * scale)
        self.work = Buckets(2 * scale, 20 * scale)
        """What costs more than a look: new tables, logs, forks, replays."""
        self.guesses = Buckets(0.2 * scale, 20 * scale)
        """Codes and personal links that somebody tries."""
        self.files = Buckets(50 * scale, 1000 * scale)
        """Files of the screen, by address: a household opens it with several browsers."""
        self.tables = Buckets(4 * scale, 30 * scale)
        """Whole tables with all that can be said of each option, by person."""
        self.invitations = Buckets(scale / 600, 20 * scale)
        """Of friends to tables, by person."""
        self.newcomers = Buckets(0.5 * scale, 60 * scale)
        """New identities, by address."""
        self.shared = {
            "requests": self.requests,
            "work": self.work,
            "guesses": self.guesses,
            "invitations": self.invitations,
            "newcomers": self.newcomers,
        }
        """Those that count at all servers of a database together (cluster/together.py)."""
        self._of_person: Counter[str] = Counter()
        self._of_address: Counter[str] = Counter()

    def messages(self) -> Bucket:
        """How many messages one connection may send: 50 a second, 150 at once."""
        return Bucket(50 * self.scale, 150 * self.scale)

    def check(self, buckets: Buckets, *visitors: str) -> None:
        """Refuse when one of the visitors is too fast."""
        taken = [buckets.take(visitor) for visitor in visitors]
        if not all(taken):
            raise too_fast()

    @property
    def connections(self) -> int:
        """How many sockets are open."""
        return self._of_address.total()

    def connect(self, person: str, address: str) -> bool:
        """Count a connection, or say that there are too many."""
        if (
            self.connections >= CONNECTIONS * self.scale
            or self._of_person[person] >= CONNECTIONS_OF_PERSON * self.scale
            or self._of_address[address] >= CONNECTIONS_OF_ADDRESS * self.scale
        ):
            return False
        self._of_person[person] += 1
        self._of_address[address] += 1
        return True

    def disconnect(self, person: str, address: str) -> None:
        """It is closed: nothing is kept about those who have none."""
        for counter, key in ((self._of_person, person), (self._of_address, address)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]


def widen_files() -> None:
    """Let the process have as many files open as its connections may need."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = CONNECTIONS_IN_ALL + SPARE_FILES
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def open_files() -> int:
    """How many files the process may have open."""
    if resource is None:
        return CONNECTIONS_IN_ALL + SPARE_FILES
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def visitor_of(address: str) -> str:
    """An address as rates and numbers know it: of IPv6 everybody has a whole network."""
    if ":" not in address:
        return address
    try:
        ip = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(ip) >> 64 << 64, 64)))


def too_fast() -> Refused:
    """What somebody hears who asks too often."""
    return Refused("too_fast", "too many requests; wait a moment and try again")


def is_deep(found: object, left: int = DEEPEST) -> bool:
    """Is JSON nested deeper than anything that makes sense here?"""
    if isinstance(found, dict):
        return left == 0 or any(is_deep(value, left - 1) for value in found.values())
    if isinstance(found, list):
        return left == 0 or any(is_deep(value, left - 1) for value in found)
    return False
