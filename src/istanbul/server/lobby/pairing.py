"""Quick pairing: people say what they would play, and whoever fits together plays.

Known in memory only. Whoever looks for others asks again every few seconds; who is silent is gone.
Of several servers one does it for all: the others raise Elsewhere.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from istanbul import all_games
from istanbul.engine.errors import MalformedInput
from istanbul.server.errors import Refused, StorageFailed
from istanbul.server.live.hub import Hub
from istanbul.server.protocol.lobby_bodies import Seek, Sought
from istanbul.server.protocol.terms import Terms
from istanbul.server.table.names import look_alike
from istanbul.server.table.seats import Seat, person_seat

SILENT: Final = 20.0  # seconds, after which somebody looks no longer
TURN_SECONDS: Final = {"live": 180, "days": 86_400}
MOST: Final = 1000  # who look at a time

Offer = tuple[str, int, str, bool]
"""A way to play, with how many, how quickly, and whether it is rated."""


@dataclass
class Seeker:
    """Somebody who looks for others."""

    person: str
    seek: Seek
    seen: float
    is_placed: bool = False  # a table is being made
    table: str | None = None


class Pairing:
    """All who look for others now."""

    def __init__(self, hub: Hub, now: Callable[[], float] = time.monotonic) -> None:
        self._hub, self._now = hub, now
        self._seekers: dict[str, Seeker] = {}  # those who came first are first

    def count(self) -> int:
        """How many look for others."""
        self._lead()
        return len(self._waiting())

    async def seek(self, person: str, seek: Seek) -> Sought:
        """Look for others, or go on looking; the table, once there is one."""
        known = {way.id: way for way in all_games.ways()}
        strange = [way for way in seek.ways if way not in known]
        if strange:
            raise MalformedInput(f"ways: {strange[0]!r} is unknown; expected {', '.join(known)}")
        person_seat(person, seek.name, seek.contribution)  # or else the table of others would fail
        self._lead()
        self._forget_silent()
        mine = self._seekers.get(person)
        if mine is None:
            if len(self._seekers) >= MOST:
                raise Refused("too_fast", "too many people look for others; try again in a moment")
            mine = self._seekers[person] = Seeker(person, seek, self._now())
        mine.seek, mine.seen = seek, self._now()
        if mine.table is None and not mine.is_placed:
            await self._match(mine)
        if mine.table is not None:
            self._seekers.pop(person, None)
        others = [s for s in self._waiting() if s is not mine and _common(mine.seek, s.seek)]
        return Sought(table=mine.table, seeking=len(others))

    def stop(self, person: str) -> None:
        """Look no longer. Whoever has a table already finds it among theirs.

        A table that is being made is given up.
        """
        self._lead()
        self._seekers.pop(person, None)

    def _lead(self) -> None:
        try:
            self._hub.lead()
        except StorageFailed:
            self._seekers.clear()  # whoever was here looks for others there by now
            raise

    def _waiting(self) -> list[Seeker]:
        return [each for each in self._seekers.values() if not each.is_placed]

    def _forget_silent(self) -> None:
        since = self._now() - SILENT
        for each in [each for each in self._seekers.values() if each.seen < since]:
            del self._seekers[each.person]

    async def _match(self, mine: Seeker) -> None:
        """Make a table as large as it can be of those who would play the same."""
        for offer in sorted(_offers(mine.seek), key=lambda offer: -offer[1]):
            fitting = [s for s in self._waiting() if s is not mine and offer in _offers(s.seek)]
            if len(fitting) >= offer[1] - 1:
                await self._make(offer, [*fitting[: offer[1] - 1], mine], mine.person)
                return

    async def _make(self, offer: Offer, people: Sequence[Seeker], host: str) -> None:
        """Whoever came last is the host: what they may not do is told to nobody else."""
        way, players, speed, rated = offer
        for each in people:
            each.is_placed = True  # before anything is awaited: nobody sits at two tables
        options = next(found.options for found in all_games.ways() if found.id == way)
        try:
            table = await self._hub.create(
                host,
                {**options, "players": players},
                _seats(people),
                TURN_SECONDS[speed],
                terms=Terms(rated=rated),
            )
            if any(self._seekers.get(each.person) is not each for each in people):
                await self._hub.delete(host, table.id)
                for each in people:
                    each.is_placed = False  # whoever is still here looks on
                return
            await self._hub.start(host, table.id)
        except Exception:
            for each in people:
                each.is_placed = False
            self._seekers.pop(host, None)
            raise
        for each in people:
            each.table = table.id


def _offers(seek: Seek) -> Iterator[Offer]:
    sizes = {way.id: way.players for way in all_games.ways()}
    for way in seek.ways:
        for players in seek.players:
            if players in sizes[way]:
                yield from ((way, players, speed, seek.rated) for speed in seek.speeds)


def _common(one: Seek, other: Seek) -> bool:
    return not set(_offers(one)).isdisjoint(_offers(other))


def _seats(people: Sequence[Seeker]) -> list[Seat]:
    """A seat for each; of two who are called alike the second gets a number."""
    seats: list[Seat] = []
    for each in people:
        name, n = each.seek.name, 1
        while any(look_alike(seat.name, name) for seat in seats):
            n += 1
            name = f"{each.seek.name[:36]} {n}"
        seats.append(person_seat(each.person, name, each.seek.contribution))
    return seats
