"""The tables of the public lobby: those that wait for players, and those to look at."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final

from istanbul.server.errors import Refused
from istanbul.server.live.hub import Hub
from istanbul.server.people.neighbours import Neighbours
from istanbul.server.protocol.lobby_bodies import Lobby, OpenTable, TakeSeat
from istanbul.server.ratings.ratings import Ratings
from istanbul.server.ratings.results import pool, pool_of, speed_for
from istanbul.server.ratings.skill import NEWCOMER, Skill
from istanbul.server.store.rows import StoredTable
from istanbul.server.table.clock import time_control_of
from istanbul.server.table.seats import SeatKind
from istanbul.server.table.stored import terms_of
from istanbul.server.table.table import Status, Table

PAGE: Final = 30
RUNNING: Final = 20  # games to look at that are listed
DAY: Final = 24 * 3600.0
LISTED: Final = {"live": DAY, "days": 14 * DAY}  # for so long a table waits in the lobby
OF_PERSON: Final = 3  # public tables that wait, at a time
OF_CONNECTION: Final = 12  # the same, of all who come by one connection


class OpenTables:
    """What the lobby shows, and the door to it. `scale` makes limits wider, for load tests."""

    def __init__(
        self,
        hub: Hub,
        ratings: Ratings,
        neighbours: Neighbours,
        scale: float = 1.0,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._hub, self._ratings, self._neighbours, self._now = hub, ratings, neighbours, now
        self._of_connection = OF_CONNECTION * scale

    async def page(self, person: str, page: int, seeking: int) -> Lobby:
        """The newest tables that wait, and some to look at."""
        since, read = self._now() - max(LISTED.values()), self._hub.reader.read
        waiting = await read(
            lambda store: store.open_tables(Status.WAITING, since, PAGE + 1, page * PAGE)
        )
        running = await read(lambda store: store.open_tables(Status.PLAYING, since, RUNNING, 0))
        mine = {row.pool: row.mu for row in await read(lambda store: store.ratings_of(person))}
        lasting = [each for each in waiting[:PAGE] if self._lasts(each)]
        return Lobby(
            tables=[await self._info(each, person, mine) for each in lasting],
            more=len(waiting) > PAGE,
            running=[await self._info(each, person, mine) for each in running],
            seeking=seeking,
        )

    def _lasts(self, stored: StoredTable) -> bool:
        speed = speed_for(time_control_of(stored.row.body))
        return stored.row.created > self._now() - LISTED[speed]

    async def _info(
        self, stored: StoredTable, person: str, ratings: Mapping[str, float]
    ) -> OpenTable:
        row, body, terms = stored.row, stored.row.body, terms_of(stored.row)
        speed = speed_for(time_control_of(body))
        name = pool(body["options"]["game"], speed)
        host = None
        if terms.rated:
            known = await self._ratings.of(row.host, name)
            host = Skill(known.mu, known.sigma).info()
        mine = ratings.get(name, NEWCOMER.mu)
        return OpenTable(
            table=row.id if row.status == Status.WAITING else row.watch,
            options=body["options"],
            names=[seat["name"] for seat in body["seats"] if seat["kind"] != SeatKind.OPEN],
            seats=len(body["seats"]),
            turn_seconds=body["turn_seconds"],
            speed=speed,
            terms=terms,
            host=host,
            mine=any(seat["owner"] == person for seat in body["seats"]) or row.host == person,
            fits=(terms.low or 0) <= mine and (terms.high is None or mine <= terms.high),
            created=row.created,
        )

    async def check_room(self, person: str) -> None:
        """Refuse one more public table of somebody who has enough of them."""
        since = self._now() - max(LISTED.values())
        hosts = await self._hub.reader.read(lambda store: store.waiting_hosts(since))
        near = sum(self._neighbours.together(person, host) for host in hosts)
        if hosts.count(person) >= OF_PERSON or near >= self._of_connection:
            raise Refused("too_many_public", f"have {OF_PERSON} public tables at most")

    async def sit(self, person: str, table_id: str, wanted: TakeSeat) -> Table:
        """Take the first free seat of a public table, with a rating in its range."""
        table = await self._hub.table(table_id)
        if not table.terms.public:
            raise Refused("no_table", "there is no such table")
        mine = await self._ratings.of(person, pool_of(table))
        low, high = table.terms.low, table.terms.high
        if (low is not None and mine.mu < low) or (high is not None and mine.mu > high):
            raise Refused("rating_range", "your rating is outside of what this table wants")
        if table.viewer_of(person):
            return table
        free = [n for n, seat in enumerate(table.seats) if seat.kind == SeatKind.OPEN]
        if not free:
            raise Refused("seat_taken", "all seats are taken")
        seat, name, word = free[0], wanted.name, wanted.contribution
        await self._hub.do(table_id, lambda found: found.sit(person, seat, name, word, fits=True))
        return await self._hub.table(table_id)
