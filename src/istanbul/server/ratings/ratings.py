"""Rating the games that are over, and telling how strong people are.

A rated game is put on a list with its last move, in the same commit; a task takes it from there.
So no game is lost or counted twice, whenever the server is stopped, and no table waits.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from istanbul.server.errors import Conflict, StorageFailed
from istanbul.server.live.errand import Errand
from istanbul.server.live.hub import Hub
from istanbul.server.people.neighbours import Neighbours
from istanbul.server.ratings.results import Entrant, entrants, pool_of
from istanbul.server.ratings.skill import NEWCOMER, Rated, Skill
from istanbul.server.ratings.weights import WINDOW, weight
from istanbul.server.store.base import Store
from istanbul.server.store.rows import RatedRow, RatingRow, RatingWrite, StoredTable, Write
from istanbul.server.table.change import Change
from istanbul.server.table.stored import table_from
from istanbul.server.table.table import Table

LOG: Final = logging.getLogger("istanbul.server")


class Ratings:
    """All ratings of a server. `now` is the time of day."""

    def __init__(
        self, hub: Hub, neighbours: Neighbours, now: Callable[[], float] = time.time
    ) -> None:
        self._hub, self._neighbours, self._now = hub, neighbours, now
        self.errand = Errand(self.step, "a game could not be rated")
        """What is not rated yet stays on its list."""
        self.one_game = asyncio.Lock()
        """Held while a game is rated: who is deleted meanwhile would be stored anew after that."""

    def changed(self, change: Change) -> None:
        """After every stored change of any table. Must not wait."""
        if change.over and change.table.terms.rated:
            self.errand.look()

    async def of(self, person: str, pool: str) -> RatingRow:
        """Somebody's rating; that of a newcomer if they have none."""
        rows = await self._hub.reader.read(lambda store: store.ratings_of(person))
        found = [row for row in rows if row.pool == pool]
        return found[0] if found else RatingRow(person, pool, NEWCOMER.mu, NEWCOMER.sigma, 0)

    async def step(self) -> None:
        """Rate all games that wait, one after the other: each builds on those before it."""
        waiting = deque(await self._hub.reader.read(lambda store: store.to_rate()))
        while waiting:
            name = waiting.popleft()
            async with self.one_game:
                if not await self._rate(name):
                    waiting.append(name)

    async def _rate(self, name: str) -> bool:
        """Rate the game of a table; False if it has to be done once more."""
        # From the store: another server may own the table.
        stored = await self._hub.reader.read(partial(_load, name))
        if stored is None:
            return True  # deleted meanwhile
        try:
            table = await asyncio.to_thread(table_from, stored)
        except StorageFailed:  # a broken one must not keep the others from being rated
            LOG.exception("a game cannot be rated")
            return True
        write = await self._rated(table)
        try:
            await self._hub.writer.stored(Write(rating=write))
        except Conflict:  # another server has rated it, or another game of one of its people
            return not await self._hub.reader.read(partial(_is_waiting, name))
        return True

    async def _rated(self, table: Table) -> RatingWrite:
        """What a game makes of the ratings of its people."""
        from istanbul.server.ratings.model import rate  # noqa: PLC0415 - a server starts quickly

        players, pool = entrants(table), pool_of(table)
        people = [entrant.person for entrant in players if entrant.person is not None]
        if not people:
            return RatingWrite(table.id)
        known = {person: await self.of(person, pool) for person in people}
        weights = {
            (one, other): await self._weight(known[one], known[other])
            for one in people
            for other in people
            if one != other
        }

        def weigh(mine: Entrant, other: Entrant) -> float:
            if mine.person is None or other.person is None:
                return 1.0  # nobody gains by a computer player that always plays as well
            return weights[mine.person, other.person]

        skills = {person: Skill(row.mu, row.sigma) for person, row in known.items()}
        return self._written(table, pool, players, known, rate(players, skills, weigh))

    def _written(
        self,
        table: Table,
        pool: str,
        players: Sequence[Entrant],
        known: dict[str, RatingRow],
        found: dict[str, Rated],
    ) -> RatingWrite:
        now, ratings, games = self._now(), [], []
        for entrant in players:
            person = entrant.person
            if person is None:
                continue
            before, after = known[person], found[person]
            skill = after.skill
            ratings.append(RatingRow(person, pool, skill.mu, skill.sigma, before.games + 1))
            games.append(
                RatedRow(
                    table=table.id,
                    person=person,
                    pool=pool,
                    seat=entrant.seat,
                    place=entrant.place,
                    players=len(players),
                    mu_before=before.mu,
                    sigma_before=before.sigma,
                    mu=skill.mu,
                    sigma=skill.sigma,
                    weight=after.weight,
                    ended=now,
                )
            )
        ratings.sort(key=lambda row: row.person)  # servers that change the same rows do not lock
        return RatingWrite(table.id, tuple(ratings), tuple(games))

    async def _weight(self, mine: RatingRow, other: RatingRow) -> float:
        since = self._now() - WINDOW
        met = await self._hub.reader.read(
            lambda store: store.meetings(mine.person, other.person, since)
        )
        together = self._neighbours.together(mine.person, other.person)
        return weight(met, mine.games, other.games, together)


def _load(table: str, store: Store) -> StoredTable | None:
    return store.load_table(table)


def _is_waiting(table: str, store: Store) -> bool:
    return store.waits_for_rating(table)
