"""Where people are logged in: a cookie stands for a device.

People can look at the list of their devices and end one; who deletes their data ends them all.
"""

from __future__ import annotations

import secrets
import time
from base64 import urlsafe_b64encode
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

from istanbul.server.errors import Refused, StorageFailed
from istanbul.server.limits import VISITORS
from istanbul.server.people.identity import COOKIE_SECONDS, ID_LENGTH
from istanbul.server.store.reader import Reader
from istanbul.server.store.rows import Came, DeviceRow, Write
from istanbul.server.store.writer import Writer

CLOSE_ENDED: Final = 4001  # of a socket whose device was ended
VISIT_SECONDS: Final = 30 * 24 * 3600.0  # for somebody without a name and a table
SEEN_SECONDS: Final = 24 * 3600.0  # how exactly it is known when a device was last here
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "FxiOS": "Firefox",
    "Firefox": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
    "Python": "Python",
}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}
"""In the order in which to look for them: many programs name others too."""


class Connection(Protocol):
    """An open socket, as far as devices need it."""

    def close(self, code: int) -> None:
        """End the connection with this code."""
        ...


def new_id() -> str:
    """An id of a device or a person that nobody else has."""
    return urlsafe_b64encode(secrets.token_bytes(ID_LENGTH * 3 // 4)).decode()


def label_of(agent: str | None) -> str:
    """What a device is called: the browser and the system, and nothing more of what it says."""
    words = [
        next((name for sign, name in known.items() if sign in (agent or "")), "")
        for known in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(word for word in words if word)


class Devices:
    """The devices of everybody. Those in use are remembered, so that requests ask no database."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader, self._writer = reader, writer
        self._known: OrderedDict[str, str] = OrderedDict()  # whose they are
        self._open: defaultdict[str, set[Connection]] = defaultdict(set)
        self.tell: Callable[[str, str], None] = lambda device, person: None
        """Other servers remember devices too: one has ended, or all of a person have."""

    async def forget_old(self) -> None:
        """Those whose cookies have run out, and those of people who only had a look."""
        now = time.time()
        old = Write(devices_before=now - COOKIE_SECONDS, visits_before=now - VISIT_SECONDS)
        await self._writer.stored(old)

    async def person_of(self, device: str | None) -> str | None:
        """Whose device this is; None if it was ended."""
        if device is None:
            return None
        person = self._known.get(device)
        if person is None:
            row = await self._reader.read(lambda store: store.load_device(device))
            if row is None:
                return None
            person = row.person
        self._remember(device, person)
        return person

    def _remember(self, device: str, person: str) -> None:
        self._known[device] = person
        self._known.move_to_end(device)
        if len(self._known) > VISITORS:
            self._known.popitem(last=False)

    async def add(self, person: str, agent: str | None, came: Came = "") -> str:
        """One more device of somebody; its id."""
        device, now = new_id(), time.time()
        row = DeviceRow(device, person, label_of(agent), now, now, came)
        await self._writer.stored(Write(device=row))
        self._remember(device, person)
        return device

    async def seen(self, device: str, agent: str | None) -> None:
        """It is here, which is written down now and then."""
        row = await self._reader.read(lambda store: store.load_device(device))
        now = time.time()
        if row is not None and (row.seen < now - SEEN_SECONDS or not row.label):
            fresh = DeviceRow(device, row.person, label_of(agent), row.created, now, row.came)
            with suppress(StorageFailed):  # who comes to look need not suffer from a full disk
                await self._writer.stored(Write(device=fresh))

    async def of(self, person: str) -> list[DeviceRow]:
        """All of somebody, the last seen first."""
        return await self._reader.read(lambda store: store.devices_of(person))

    async def end(self, person: str, device: str) -> None:
        """Log a device out; its sockets too."""
        if device not in [row.id for row in await self.of(person)]:
            raise Refused("no_device", "you have no such device")
        await self._writer.stored(Write(delete_device=device))
        self.ended(device)
        self.tell(device, "")

    async def end_others(self, person: str, device: str) -> None:
        """Log all out but this one."""
        for row in await self.of(person):
            if row.id != device:
                await self.end(person, row.id)

    def forget(self, person: str) -> None:
        """Somebody has been deleted, their devices with them."""
        for device in [device for device, whose in self._known.items() if whose == person]:
            self.ended(device)

    def forget_all(self) -> None:
        """Ask the database again: what other servers have told may have been lost."""
        self._known.clear()

    def ended(self, device: str) -> None:
        """It is logged out, its sockets too."""
        self._known.pop(device, None)
        for connection in list(self._open.get(device, ())):
            connection.close(CLOSE_ENDED)

    def connected(self, device: str, connection: Connection) -> None:
        """A socket of it is open."""
        self._open[device].add(connection)

    def disconnected(self, device: str, connection: Connection) -> None:
        """A socket of the device has closed; forget it."""
        self._open[device].discard(connection)
        if not self._open[device]:
            del self._open[device]
