"""Two weeks of 200 people at 50 tables, in simulated time: real tables, notices and database."""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar
from zoneinfo import ZoneInfo

from msgspec import to_builtins

from istanbul.server.errors import StorageFailed
from istanbul.server.live.alone import Alone
from istanbul.server.live.metrics import Metrics
from istanbul.server.notices.attention import RECENT_SECONDS
from istanbul.server.notices.kinds import SENT, Outcome, Problem, Telling
from istanbul.server.notices.notices import RETRY_SECONDS, Notices
from istanbul.server.notices.sending import Senders
from istanbul.server.protocol.notice_bodies import ChannelName, Policy, Quiet
from istanbul.server.store.rows import AddressRow, NoticeWrite, PersonRow, Write
from istanbul.server.store.sqlite import SqliteStore
from istanbul.server.table.change import Change, Origin
from istanbul.server.table.making import new_table
from istanbul.server.table.seats import person_seat
from istanbul.server.table.stored import write_of
from istanbul.server.table.table import Status, Table

T = TypeVar("T")
HOUR = 3600.0
DAYS = 14
RESTART_EVERY = 37 * HOUR  # at all hours of the day
BEGIN = datetime(2026, 3, 22, tzinfo=UTC).timestamp()  # the clocks of Europe change on the 29th
ZONES = ["Europe/Istanbul", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "UTC"]
TABS = ["closed", "hidden", "dead", "here"]
BREAKS = 0.01  # of the times that something was sent, the database refuses right after it
BROKEN = (600.0, 7200.0)  # for so many seconds
WAYS = ["good", "good", "good", "gone", "refuses", "flaky", "never"]


class Screen:
    """A tab of somebody."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.heard = 0

    def send(self, message: bytes) -> None:
        self.heard += 1


@dataclass
class Person:
    """Somebody with habits."""

    id: str
    tab: str
    policy: Policy
    ways: dict[str, str]  # by address: how it behaves
    screen: Screen | None = None
    seen: float | None = None  # their last input that the server heard of


@dataclass
class Span:
    """A decision that somebody owes the table, from one moment to another."""

    thing: str
    person: Person
    since: float
    present_until: float
    until: float = float("inf")


class World(Senders):
    """The endpoints of all these people: what they took, and when."""

    def __init__(self) -> None:
        super().__init__(None, None, webhooks="any", address="", seal=lambda *_: "")
        self.now = BEGIN
        self.ways: dict[str, str] = {}
        self.taken: list[tuple[str, float]] = []
        self.tried: dict[str, int] = {}
        self.random = random.Random(26)
        self.broken: list[tuple[float, float]] = []  # when the database refuses everything

    def clock(self) -> float:
        return self.now

    def is_broken(self) -> bool:
        """Does the database refuse now?"""
        return bool(self.broken) and self.now < self.broken[-1][1]

    def works(self, at: float) -> float:
        """The last moment at which something is done that was due then: somebody tries again."""
        until = [end + RETRY_SECONDS for start, end in self.broken if start <= at < end]
        return until[0] if until else at

    def queue_of(self, to: AddressRow) -> str:
        return to.id

    async def send(self, to: AddressRow, told: Telling, language: str) -> Outcome:
        self.tried[told.id] = tries = self.tried.get(told.id, 0) + 1
        way = self.ways[to.id]
        if way == "gone":
            return Outcome(problem=Problem.GONE.said(410), dead=True)
        if way == "refuses":
            return Outcome(problem=Problem.REFUSED.said("550 no such user"), dead=True)
        if way == "never" or (way == "flaky" and tries < 3):
            return Outcome(problem=Problem.TIMEOUT.said(), again=True)
        self.taken.append((told.id, self.now))
        if not self.is_broken() and self.random.random() < BREAKS:
            self.broken.append((self.now, self.now + self.random.uniform(*BROKEN)))
        return SENT


class Hub(Alone):
    """A store that is asked and written at once, without threads; and nothing else of a hub."""

    def __init__(self, store: SqliteStore, world: World) -> None:
        self.store, self.world = store, world
        self.reader = self.writer = self

    async def read(self, ask: Callable[[SqliteStore], T]) -> T:
        self._must_work()
        return ask(self.store)

    async def stored(self, write: Write) -> None:
        self._must_work()
        self.store.write([write])

    def _must_work(self) -> None:
        if self.world.is_broken():
            raise StorageFailed("not stored: the disk is full")

    async def load_person(self, person: str) -> PersonRow | None:
        return self.store.load_person(person)


class Nobody:
    """Rooms that nobody looks into."""

    def of(self, table: str) -> None:
        return None


class Fortnight:
    """Plays it. Afterwards `spans` says what was owed, and the world what was told."""

    def __init__(self, folder: Path, seed: int, people: int = 200) -> None:
        self.random = random.Random(seed)
        self.folder = folder
        self.world = World()
        self.people = [self._person(n) for n in range(people)]
        self.spans: list[Span] = []
        self.over: list[tuple[str, float, list[Person]]] = []
        self._open: dict[str, Span] = {}
        self._plays: list[tuple[float, int, Table]] = []
        self.restarts = 0

    def _person(self, n: int) -> Person:
        pick = self.random
        channels: list[ChannelName] = ["push", "mail", "webhook"]
        name = f"person-{n:03}-{'x' * 5}"

        def some() -> list[ChannelName]:
            return pick.sample(channels, pick.choice([0, 1, 2, 3, 3]))

        quiet = None
        if pick.random() < 0.5:
            quiet = Quiet(start=pick.randrange(1440), end=pick.randrange(1440))
        policy = Policy(
            your_turn=some(),
            reminder=some(),
            game_over=some(),
            quiet=quiet,
            zone=pick.choice(ZONES),
            remind_hours=pick.choice([1, 6, 24]),
        )
        ways = {
            f"{name}.{channel}": pick.choice(WAYS)
            for channel in pick.sample(channels, pick.choice([0, 1, 2, 3, 3]))
        }
        self.world.ways |= ways
        return Person(name, pick.choice(TABS), policy, ways)

    async def play(self) -> None:
        store = SqliteStore(self.folder / "tables.db")
        store._db.execute("PRAGMA synchronous = OFF")  # nobody pulls the plug of this one
        self.hub = Hub(store, self.world)
        self.notices = self._new_notices()
        for person in self.people:
            await self._introduce(person)
        for n in range(0, len(self.people), 4):
            self._begin(self.people[n : n + 4])
        await self._live()
        await self.notices.close()
        self.rows = [row for p in self.people for row in store.deliveries_of(p.id, 10_000)]
        store.close()

    def _new_notices(self) -> Notices:
        hub: Any = self.hub
        rooms: Any = Nobody()
        return Notices(hub, rooms, self.world, address="", metrics=Metrics(), now=self.world.clock)

    async def _restart(self) -> None:
        """The server stops, and starts with nothing but its database; open tabs connect again.

        Nobody has touched them since, as far as it knows.
        """
        await self.notices.close()
        self.restarts += 1
        self.notices = self._new_notices()
        for person in self.people:
            person.seen = None
            if person.screen is not None:
                self.notices.connected(person.screen)
        for span in self._open.values():
            span.present_until = min(span.present_until, self.world.now)
        await self.notices.resume()

    async def _introduce(self, person: Person) -> None:
        body = {"notices": to_builtins(person.policy)}
        await self.hub.writer.stored(Write(person=PersonRow(person.id, "", "en", body)))
        for address in person.ways:
            row = AddressRow(address, person.id, address.rpartition(".")[2], {}, "ok", "", 0.0)
            await self.hub.writer.stored(Write(notice=NoticeWrite(address=row)))
        if person.tab != "closed":
            person.screen = Screen(person.id)
            self.notices.connected(person.screen)

    def _begin(self, people: list[Person]) -> None:
        seats = [person_seat(p.id, f"P{n}") for n, p in enumerate(people)]
        table = new_table(people[0].id, {"players": 4, "max_rounds": 2}, seats)
        self._told(table.start(people[0].id))

    def _told(self, change: Change) -> None:
        """A change is stored: the notices hear of it, and the clock of the next player runs."""
        table = change.table
        before = self._open.pop(table.id, None)
        if before is not None:
            before.until = self.world.now
        self.hub.store.write([write_of(change, self.notices.to_tell(change))])
        self.notices.changed(change)
        if change.over:
            people = self._people_of(table)
            away = [p for p in people if not self._is_present(p)]
            self.over.append((table.id, self.world.now, away))
            self._begin(people)
            return
        seat = table.waits_for
        assert seat is not None
        person = self._people_of(table)[seat]
        assert table.match is not None
        moves = sum(entry.by == seat for entry in table.match.log.entries)
        thing = f"turn {table.id} {seat} {moves}"
        present = (person.seen or 0.0) + RECENT_SECONDS if person.screen else 0.0
        span = Span(thing, person, self.world.now, present)
        self._open[table.id] = span
        self.spans.append(span)
        heapq.heappush(self._plays, (self._acts_at(person), len(self.spans), table))

    def _is_present(self, person: Person) -> bool:
        seen = person.seen if person.screen else None
        return seen is not None and self.world.now - seen < RECENT_SECONDS

    def _people_of(self, table: Table) -> list[Person]:
        by_id = {person.id: person for person in self.people}
        return [by_id[str(seat.owner)] for seat in table.seats]

    def _acts_at(self, person: Person) -> float:
        now = self.world.now
        if person.seen is not None and now - person.seen < 5:
            return now + self.random.choice([2.0, 20.0])  # in the middle of their turn
        return now + self.random.choice([30.0, 0.5 * HOUR, 3 * HOUR, 9 * HOUR, 30 * HOUR])

    async def _live(self) -> None:
        end = BEGIN + DAYS * 24 * HOUR
        restart = BEGIN + RESTART_EVERY
        while True:
            due = await self._step()
            await self.notices.outbox.settled()
            again = await self._step()  # what was sent may be due anew
            times = [t for t in (due, again) if t is not None and t > self.world.now]
            acts = self._plays[0][0] if self._plays else end
            self.world.now = min([*times, acts, restart, end])
            if self.world.now >= end:
                return
            if self.world.now >= restart and self.world.is_broken():
                restart = self.world.broken[-1][1]
            elif self.world.now >= restart:
                restart += RESTART_EVERY
                await self._restart()
            if self._plays and self._plays[0][0] <= self.world.now:
                _, number, table = heapq.heappop(self._plays)
                if self.world.is_broken():  # their move is refused, and they try again
                    again_at = self.world.broken[-1][1] + self.random.choice([5.0, HOUR])
                    heapq.heappush(self._plays, (again_at, number, table))
                else:
                    self._act(table)

    async def _step(self) -> float | None:
        """As the server does it: if the database refuses, again after a while."""
        try:
            return await self.notices.step()
        except StorageFailed:
            return self.world.now + RETRY_SECONDS

    def _act(self, table: Table) -> None:
        """Somebody comes, decides one thing, and leaves as they use to."""
        seat = table.waits_for
        if seat is None or table.status != Status.PLAYING:
            return
        person = self._people_of(table)[seat]
        screen = person.screen
        if screen is None:
            screen = person.screen = Screen(person.id)
            self.notices.connected(screen)
        assert table.match is not None
        options = table.match.state.legal_actions()
        change = table.act(person.id, seat, self.random.choice(options), table.number)
        person.seen = self.world.now
        change = Change(
            table=change.table,
            number=change.number,
            steps=change.steps,
            status_changed=change.status_changed,
            over=change.over,
            row=change.row,
            origin=Origin(screen, 1),
        )
        self._told(change)
        if table.waits_for == seat:
            return  # they go on
        if person.tab == "closed":
            self.notices.disconnected(screen)
            person.screen = person.seen = None
        elif person.tab == "hidden":
            self.notices.attention.input(screen, visible=False)
            person.seen = None
        # Who is "dead" or "here" leaves a visible tab behind, and does nothing there.


def is_quiet(policy: Policy, at: float) -> bool:
    """Minute by minute, as somebody with a watch would say."""
    if policy.quiet is None:
        return False
    here = datetime.fromtimestamp(at, ZoneInfo(policy.zone))
    minute, start, end = here.hour * 60 + here.minute, policy.quiet.start, policy.quiet.end
    if start <= end:
        return start <= minute < end
    return not end <= minute < start


def loud(policy: Policy, at: float) -> float:
    """The first moment from then on that is not quiet."""
    while is_quiet(policy, at):
        at = at // 60 * 60 + 60
    return at
