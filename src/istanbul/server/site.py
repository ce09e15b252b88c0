"""What all parts of a running server share."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, Protocol

from istanbul.server.doors import Doors
from istanbul.server.errors import Elsewhere, StorageFailed
from istanbul.server.limits import Limits
from istanbul.server.live.awake import stay_awake, wake_up
from istanbul.server.live.daily import DailyBazaar
from istanbul.server.live.hub import Hub
from istanbul.server.live.metrics import Metrics
from istanbul.server.live.mistakes import Mistakes
from istanbul.server.live.presence import Presence
from istanbul.server.live.puzzles import Puzzles
from istanbul.server.live.races import Races
from istanbul.server.live.reviews import Reviews
from istanbul.server.live.rooms import Rooms
from istanbul.server.lobby.open_tables import OpenTables
from istanbul.server.lobby.pairing import Pairing
from istanbul.server.notices.addresses import Addresses
from istanbul.server.notices.notices import Notices
from istanbul.server.notices.opening import open_senders
from istanbul.server.notices.sending import Senders
from istanbul.server.people.challenges import Challenges
from istanbul.server.people.devices import Devices
from istanbul.server.people.identity import Signer, newcomer
from istanbul.server.people.neighbours import Neighbours
from istanbul.server.ratings.ratings import Ratings
from istanbul.server.settings import Settings
from istanbul.server.store.rows import PersonRow
from istanbul.server.summaries import Summaries
from istanbul.server.talk.talk import Talking
from istanbul.server.tournaments.tournaments import Tournaments

KEY_PERSON: Final = ":key"  # no person's id looks like this
PROBE_PERSON: Final = ":probe"
PROBE_BYTES: Final = 100_000
TIDY_SECONDS: Final = 60.0
MINUTES_OF_DAY: Final = 24 * 60


class Cluster(Protocol):
    """The other servers that share the database, as far as the doors of this one need them."""

    leaving: bool
    """Is this server about to stop?"""

    @property
    def serving(self) -> bool:
        """May it answer anybody?"""
        ...

    def session(self, person: str, channel: Any, near: str) -> Any:
        """A session that passes requests on to the owners of tables; it comes for one of them."""
        ...

    async def metrics(self) -> str:
        """What all servers count."""
        ...

    async def ask(self, endpoint: Any, call: Any, elsewhere: Elsewhere) -> object:
        """The owner's answer to a request over HTTP."""
        ...


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
    puzzles: Puzzles
    mistakes: Mistakes
    daily: DailyBazaar
    races: Races
    talking: Talking
    neighbours: Neighbours
    ratings: Ratings
    open_tables: OpenTables
    pairing: Pairing
    tournaments: Tournaments
    summaries: Summaries = field(default_factory=Summaries)
    challenges: Challenges = field(default_factory=Challenges)
    using_codes: asyncio.Lock = field(default_factory=asyncio.Lock)
    presence: Presence = field(default_factory=Presence)
    cluster: Cluster | None = None
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
            with suppress(StorageFailed):
                await stay_awake(self.hub)
            if minutes % MINUTES_OF_DAY == 0:
                with suppress(StorageFailed):  # tomorrow, then
                    await self.devices.forget_old()
                    await self.notices.outbox.forget_old()

    async def close(self) -> None:
        """Stop everything in order: first those who ask, then what they ask."""
        if self._tidying is not None:
            self._tidying.cancel()
        await self.notices.close()
        await self.ratings.errand.close()
        await self.tournaments.errand.close()
        await self.reviews.close()
        with suppress(StorageFailed):
            await stay_awake(self.hub)
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
    reviews = Reviews(hub.reader, hub.writer)
    neighbours = Neighbours()
    ratings = Ratings(hub, neighbours)
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
        reviews,
        Puzzles(hub.reader, hub.writer),
        Mistakes(hub.reader, hub.writer, reviews, hub.table),
        DailyBazaar(hub, reviews),
        Races(hub),
        Talking(hub, rooms, settings.limit_scale),
        neighbours,
        ratings,
        OpenTables(hub, ratings, neighbours, settings.limit_scale),
        Pairing(hub),
        Tournaments(hub),
    )
    hub.subscribe_all(metrics.changed)
    hub.subscribe_all(notices.changed)
    hub.subscribe_all(site.ratings.changed)
    hub.subscribe_all(site.tournaments.changed)
    hub.to_tell = notices.to_tell
    await site.devices.forget_old()
    await notices.start()
    if not await hub.has_others():
        await wake_up(hub)
    site.ratings.errand.start()
    site.tournaments.errand.start()
    await hub.resume()
    site._tidying = asyncio.create_task(site.tidy())
    return site
