"""The daily bazaar for people: one try a day, what came of it, and how the others did."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Final, TypeVar

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace

from istanbul.server.errors import Refused
from istanbul.server.live.hub import Hub
from istanbul.server.live.reviews import Reviews
from istanbul.server.protocol.daily_bodies import (
    DailyDay,
    DailyMaster,
    DailyOthers,
    DailyPage,
    DailyResult,
)
from istanbul.server.store.rows import StudyRow, Write
from istanbul.server.summaries import summary_of
from istanbul.server.table.daily import SEAT, Daily, place_in
from istanbul.server.table.making import daily_table
from istanbul.server.table.table import Status, Table

KIND: Final = "daily"  # of a row: item is the day
DAYS: Final = 14  # that can be played: today, and those before
ONE: Final = timedelta(days=1)


class Try(Struct, frozen=True, kw_only=True):
    """Somebody's game of a day, as it is stored."""

    table: str
    rated: bool
    place: int | None = None
    rounds: int | None = None
    lost: float | None = None

    @property
    def result(self) -> tuple[int, int]:
        """What is compared with others, once the game is over: less is better."""
        assert self.place is not None, "the game is over"
        assert self.rounds is not None, "the game is over"
        return self.place, self.rounds


T = TypeVar("T", float, tuple[int, int])
Tries = dict[str, Try]
"""By day."""


def utc_today() -> date:
    """The day of the bazaar: the same all over the world."""
    return datetime.now(UTC).date()


class DailyBazaar:
    """The games of the day, for everybody."""

    def __init__(self, hub: Hub, reviews: Reviews, today: Callable[[], date] = utc_today) -> None:
        self._hub = hub
        self._reviews = reviews
        self._today = today
        self._beginning = asyncio.Lock()  # nobody begins twice
        self._playing = asyncio.Lock()
        self._masters: dict[str, DailyMaster | None] = {}

    async def page(self, person: str) -> DailyPage:
        """Today and the days before."""
        tries = await self._tries(person)
        days = [self._today() - ONE * n for n in range(DAYS)]
        return DailyPage(
            streak=streak(tries, self._today()),
            days=[_day(day, tries.get(str(day))) for day in days],
        )

    async def begin(self, person: str, name: str, text: str) -> str:
        """Begin the game of a day; the id of its table. Nobody has a second try."""
        day = self._day(text)
        async with self._beginning:
            if str(day) in await self._tries(person):
                raise Refused("daily_played", "you have had your try at this day")
            table = await self._hub.create_ready(person, lambda: daily_table(person, name, day))
            await self._store(person, day, Try(table=table.id, rated=day == self._today()))
        await self._hub.start(person, table.id)
        return table.id

    async def result(self, person: str, text: str) -> DailyResult:
        """What came of a day; with the chance lost as soon as the game is reviewed."""
        day = self._day(text)
        tries = await self._tries(person)
        mine = tries.get(str(day))
        if mine is not None and mine.place is not None and mine.lost is None:
            mine = await self._reviewed(person, day, mine)
        return DailyResult(
            mine=_day(day, mine),
            streak=streak(tries, self._today()),
            others=await self._others(person, day, mine),
            master=await self._master(person, day, mine),
        )

    def _day(self, text: str) -> date:
        """A day that can be played."""
        try:
            day = date.fromisoformat(text)
        except ValueError:
            raise Refused("no_page", "expected a day, such as 2026-01-31") from None
        if str(day) != text or not 0 <= (self._today() - day).days < DAYS:
            raise Refused("no_page", f"expected today or one of the {DAYS - 1} days before")
        return day

    async def _tries(self, person: str) -> Tries:
        """Somebody's tries. A game that has ended since is taken down now."""
        rows = await self._hub.reader.read(lambda store: store.studies_of(person))
        tries = {row.item: convert(row.body, Try) for row in rows if row.kind == KIND}
        for day, one in tries.items():
            if one.place is None and (table := await self._over(one.table)) is not None:
                rounds = (await asyncio.to_thread(summary_of, table.log())).rounds
                tries[day] = replace(one, place=place_of(table), rounds=rounds)
                await self._store(person, date.fromisoformat(day), tries[day])
        return tries

    async def _over(self, name: str) -> Table | None:
        try:
            table = await self._hub.table(name)
        except Refused:  # it was deleted
            return None
        return table if table.status == Status.OVER else None

    async def _reviewed(self, person: str, day: date, mine: Try) -> Try:
        table = await self._over(mine.table)
        if table is None:
            return mine
        try:
            review = (await self._reviews.part(person, table.id, table.log(), 0)).review
        except Refused:  # another review of theirs is under way
            return mine
        if review is None:
            return mine
        mine = replace(mine, lost=review.players[SEAT].lost)
        await self._store(person, day, mine)
        return mine

    async def _others(self, person: str, day: date, mine: Try | None) -> DailyOthers | None:
        if mine is None or mine.place is None or not mine.rated:
            return None
        rows = await self._hub.reader.read(lambda store: store.studies_about(KIND, str(day)))
        found = [convert(row.body, Try) for row in rows if row.person != person]
        return compared(mine, [one for one in found if one.rated and one.place is not None])

    async def _master(self, person: str, day: date, mine: Try | None) -> DailyMaster | None:
        """What `master` made of the day, once mine is reviewed: both are worked out in turn."""
        if mine is None or mine.lost is None:
            return None
        if str(day) not in self._masters:
            async with self._playing:  # for all who ask meanwhile
                if str(day) not in self._masters:
                    self._masters[str(day)] = await self._reviews.master_of(person, str(day))
        return self._masters[str(day)]

    async def _store(self, person: str, day: date, one: Try) -> None:
        row = StudyRow(person, KIND, str(day), to_builtins(one))
        await self._hub.writer.stored(Write(studies=(row,)))


def streak(tries: Tries, today: date) -> int:
    """Days in a row that were played to the end on their day; today may still be to come."""
    done = {day for day, one in tries.items() if one.rated and one.place is not None}
    day = today if str(today) in done else today - ONE
    n = 0
    while str(day) in done:
        n, day = n + 1, day - ONE
    return n


def place_of(table: Table) -> int:
    """The person's place in a game that is over. Whoever resigned is last."""
    if table.seats[SEAT].resigned:
        return len(table.seats)
    return place_in((table.log().result or {})["ranking"])


def compared(mine: Try, others: Sequence[Try]) -> DailyOthers | None:
    """How many of the others did worse; those who did as well count half."""
    if not others:
        return None
    judged = [one.lost for one in others if one.lost is not None]
    return DailyOthers(
        people=len(others),
        result=_worse(mine.result, [one.result for one in others]),
        lost=_worse(mine.lost, judged) if judged and mine.lost is not None else None,
    )


def _worse(mine: T, others: Sequence[T]) -> int:
    """Percent of the others."""
    level = sum(other == mine for other in others)
    ahead = bisect_right(sorted(others), mine)  # of these and those level with them
    return round(100 * (len(others) - ahead + level / 2) / len(others))


def _day(day: date, mine: Try | None) -> DailyDay:
    daily = Daily(day)
    found = DailyDay(day=str(day), way=daily.way, players=daily.players, agent=daily.agent)
    return replace(found, **to_builtins(mine)) if mine else found
