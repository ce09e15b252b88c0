"""Solo races for people: a race begun, how many turns it took, and the best route known."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace

from istanbul.server.errors import Refused
from istanbul.server.live.hub import Hub
from istanbul.server.protocol.race_bodies import RaceInfo, RacePage
from istanbul.server.store.rows import StudyRow, Write
from istanbul.server.summaries import summary_of
from istanbul.server.table.making import race_table
from istanbul.server.table.race import Race, race_of, races
from istanbul.server.table.table import Status, Table

KIND: Final = "race"  # of a row: item is the name of the race
DONE: Final = "rubies"  # why a race is over that was run to its end


class Run(Struct, frozen=True, kw_only=True):
    """Somebody's runs of one race, as they are stored."""

    table: str | None = None
    """The last one."""
    over: bool = False
    turns: int | None = None
    """That it took; nothing if it was given up."""
    best: int | None = None
    """Of all runs."""
    route: str | None = None
    """The table that shows the best route known."""


Runs = dict[str, Run]
"""By the name of the race."""


class Races:
    """The solo races, for everybody."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._beginning = asyncio.Lock()  # nobody begins the same race twice at once

    async def page(self, person: str) -> RacePage:
        """All races, and how somebody did."""
        runs = await self._runs(person)
        return RacePage(races=[_info(race, runs.get(race.name, Run())) for race in races()])

    async def race(self, person: str, name: str) -> RaceInfo:
        """One race, and how somebody did."""
        race = _named(name)
        return _info(race, (await self._runs(person)).get(race.name, Run()))

    async def begin(self, person: str, called: str, name: str) -> str:
        """Begin a race, or go on with it; the id of its table."""
        race = _named(name)
        async with self._beginning:
            run = (await self._runs(person)).get(race.name, Run())
            if run.table is not None and not run.over:
                return run.table
            table = await self._hub.create_ready(person, lambda: race_table(person, called, race))
            await self._store(person, race, replace(run, table=table.id, over=False, turns=None))
        await self._hub.start(person, table.id)
        return table.id

    async def route(self, person: str, called: str, name: str) -> str:
        """A table to look at, on which the best route was played. Whoever has run may see it."""
        race = _named(name)
        async with self._beginning:
            run = (await self._runs(person)).get(race.name, Run())
            if run.best is None and not run.over:
                raise Refused("race_first", "run the race first: then you can see the route")
            if run.route is not None and await self._table(run.route) is not None:
                return run.route
            log = await asyncio.to_thread(race.played, race.route().choices, called)
            table = await self._hub.fork(person, log)
            await self._store(person, race, replace(run, route=table.id))
        return table.id

    async def _runs(self, person: str) -> Runs:
        """Somebody's runs. One that has ended since is taken down now."""
        rows = await self._hub.reader.read(lambda store: store.studies_of(person))
        runs = {row.item: convert(row.body, Run) for row in rows if row.kind == KIND}
        for name, run in runs.items():
            if run.table is None or run.over:
                continue
            table = await self._table(run.table)
            if table is None:
                runs[name] = replace(run, table=None)
            elif table.status == Status.OVER:
                turns = await asyncio.to_thread(turns_of, table)
                known = [one for one in (run.best, turns) if one is not None]
                runs[name] = replace(run, over=True, turns=turns, best=min(known, default=None))
                await self._store(person, _named(name), runs[name])
        return runs

    async def _table(self, name: str) -> Table | None:
        try:
            return await self._hub.table(name)
        except Refused:  # it was deleted
            return None

    async def _store(self, person: str, race: Race, run: Run) -> None:
        row = StudyRow(person, KIND, race.name, to_builtins(run))
        await self._hub.writer.stored(Write(studies=(row,)))


def turns_of(table: Table) -> int | None:
    """How many turns a race took that is over; nothing if somebody gave it up."""
    log = table.log()
    is_done = (log.result or {})["reason"] == DONE and not table.seats[0].resigned
    return summary_of(log).rounds if is_done else None


def _named(name: str) -> Race:
    race = race_of(name)
    if race is None:
        raise Refused("no_page", "there is no such race")
    return race


def _info(race: Race, run: Run) -> RaceInfo:
    return RaceInfo(
        race=race.name,
        layout=race.layout,
        number=race.number,
        known=race.route().turns,
        table=run.table,
        over=run.over,
        turns=run.turns,
        best=run.best,
    )
