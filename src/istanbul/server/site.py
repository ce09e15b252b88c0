"""What all parts of a running server share."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from istanbul.server.doors import Doors
from istanbul.server.errors import StorageFailed
from istanbul.server.limits import Limits
from istanbul.server.live.hub import Hub
from istanbul.server.live.metrics import Metrics
from istanbul.server.live.presence import Presence
from istanbul.server.live.reviews import Reviews
from istanbul.server.live.rooms import Rooms
from istanbul.server.notices.addresses import Addresses
from istanbul.server.notices.notices import Notices
from istanbul.server.notices.opening import open_senders
from istanbul.server.notices.sending import Senders
from istanbul.server.people.devices import Devices
from istanbul.server.people.identity import Signer, newcomer
from istanbul.server.settings import Settings
from istanbul.server.store.rows import PersonRow
from istanbul.server.summaries import Summaries

KEY_PERSON: Final = ":key"  # no person's id looks like this
PROBE_PERSON: Final = ":probe"
PROBE_BYTES: Final = 100_000
TIDY_SECONDS: Final = 60.0
MINUTES_OF_DAY: Final = 24 * 60


@dataclass
class Site:
    """What every endpoint and every session of a running server can reach."""

    settings: Settings
    hub: Hub
    signer: Signer
    doors: Doors
    limits: Limits
    rooms: Rooms
    metrics: Metrics
    notices: Notices
    devices: Devices
    addresses: Addresses
    senders: Senders
    reviews: Reviews
    summaries: Summaries = field(default_factory=Summaries)
    presence: Presence = field(default_factory=Presence)
    started: float = field(default_factory=time.time)
    _tidying: asyncio.Task[None] | None = None

    async def person(self, person: str, accept_language: str | None = None) -> PersonRow:
        """What is stored about somebody; the defaults if nothing is."""
        return await self.hub.load_person(person) or newcomer(person, accept_language)

    async def store_something(self) -> None:
        """More than a full disk has room for, for a moment; StorageFailed if that cannot be."""
        row = PersonRow(PROBE_PERSON, "", "en", {"filler": "x" * PROBE_BYTES}, time.time())
        await self.hub.save_person(row)
        await self.hub.delete_person(PROBE_PERSON)

    async def tidy(self) -> None:
        """Forget tables in memory that nobody uses, now and then, and once a day what is old."""
        for minutes in count(1):
            await asyncio.sleep(TIDY_SECONDS)
            self.hub.drop_idle()
            if minutes % MINUTES_OF_DAY == 0:
                with suppress(StorageFailed):  # tomorrow, then
                    await self.devices.forget_old()
                    await self.notices.outbox.forget_old()

    async def close(self) -> None:
        """Stop everything in order: first those who ask, then what they ask."""
        if self._tidying is not None:
            self._tidying.cancel()
        await self.notices.close()
        await self.reviews.close()
        await self.hub.close()


async def cookie_key(hub: Hub) -> bytes:
    """The key that signs identities. It lives in the database, so that a back-up keeps everyone."""
    row = await hub.load_person(KEY_PERSON)
    if row is None:
        body = {"key": secrets.token_hex(32)}
        await hub.save_person(PersonRow(KEY_PERSON, "", "en", body, time.time()))
        row = await hub.load_person(KEY_PERSON)
        assert row is not None, "it has just been stored"
    return bytes.fromhex(row.body["key"])


async def open_site(settings: Settings, hub: Hub) -> Site:
    """Put a server together around its tables."""
    rooms = Rooms(hub)
    metrics = Metrics()
    signer = Signer(await cookie_key(hub))
    senders = await open_senders(settings, hub, signer)
    notices = Notices(hub, rooms, senders, address=settings.address, metrics=metrics)
    addresses = Addresses(
        hub.reader, hub.writer, senders, unseal=signer.unseal, address=settings.address
    )
    site = Site(
        settings,
        hub,
        signer,
        Doors(settings.lan, (*settings.origins, settings.address)),
        Limits(settings.limit_scale),
        rooms,
        metrics,
        notices,
        Devices(hub.reader, hub.writer),
        addresses,
        senders,
        Reviews(hub.reader, hub.writer),
    )
    hub.subscribe_all(metrics.changed)
    hub.subscribe_all(notices.changed)
    await site.devices.forget_old()
    await notices.start()
    await hub.resume()
    site._tidying = asyncio.create_task(site.tidy())
    return site
