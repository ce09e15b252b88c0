"""Rooms: the connections that look at a table, and what each of them is told when it changes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from msgspec.structs import replace

from istanbul.engine.encoded import encode
from istanbul.engine.errors import GameError
from istanbul.engine.game import SPECTATOR
from istanbul.engine.match import Match
from istanbul.engine.state import State
from istanbul.server.errors import Refused, StorageFailed
from istanbul.server.live.hub import Hub
from istanbul.server.live.programme import Programme
from istanbul.server.protocol.messages import Notice, Seats, Update
from istanbul.server.protocol.messages import Table as TableMessage
from istanbul.server.protocol.parts import SeatView, StepInfo, TableInfo
from istanbul.server.table.change import Change
from istanbul.server.table.late import LateMark
from istanbul.server.table.recent import Told
from istanbul.server.table.stage import Passage
from istanbul.server.table.table import Status, Table
from istanbul.server.view.scene import Scene, Views, late_scene, live_scene, open_scene, step_for
from istanbul.server.view.table_info import reserves_of, seats_info, table_info, viewers_of

LOG: Final = logging.getLogger("istanbul.server")
PRESENCE_DELAY = 0.05  # seconds: a reload is a goodbye and a hello, and worth one message


class Listener(Protocol):
    """A connection, as a room knows it."""

    person: str

    def send(self, message: bytes) -> None:
        """Send when possible; never waits."""
        ...


@dataclass(slots=True)
class Looking:
    """How one connection looks at a table."""

    name: str  # the id that it knows the table by: its own, or that of the watch link
    public: bool
    previews: bool
    seats: list[int] = field(default_factory=list)  # through whose eyes; as long as nobody moves
    hidden: bool = False  # is the page open, but not to be seen?

    def owns(self, seat: int) -> bool:
        """Is it a seat of theirs? A spectator and chance have one number."""
        return seat >= 0 and seat in self.seats

    @property
    def looks_on(self) -> bool:
        """Have they no seat?"""
        return self.seats == [SPECTATOR]

    def person(self, listener: Listener) -> str | None:
        """Who looks: nobody in particular, through the watch link."""
        return None if self.public else listener.person


@dataclass(slots=True)
class Room:
    """One table with everybody who looks at it."""

    table: Table
    give_up: Callable[[], None] = lambda: None  # hear of no more changes
    members: dict[Listener, Looking] = field(default_factory=dict)
    present: frozenset[str] = frozenset()  # who looks on, other than through the watch link
    asked_for_seats: bool = False
    views: dict[int, Views] = field(default_factory=dict)  # of the states of the run that is on
    pacing: float = 0.0
    programme: Programme = field(init=False)

    def __post_init__(self) -> None:
        self.programme = Programme(self, self.pacing)

    def enter(self, who: Listener, how: Looking) -> None:
        """Somebody looks on from now on."""
        self.members[who] = how
        self._find_present()

    def leave(self, who: Listener) -> bool:
        """Somebody looks on no longer; did they?"""
        found = self.members.pop(who, None) is not None
        self._find_present()
        return found

    def _find_present(self) -> None:
        members = self.members.items()
        self.present = frozenset(who.person for who, how in members if not how.public)

    @property
    def watchers(self) -> int:
        """Connections without a seat."""
        owners = {seat.owner for seat in self.table.seats}
        return sum(how.public or who.person not in owners for who, how in self.members.items())

    # Telling.

    def changed(self, change: Change) -> None:
        """After the change is stored: tell everybody, each their own view. Must not wait."""
        self.table = change.table
        if change.seats_changed:
            self._find_seats()
        if change.deleted:
            self._tell_all(Notice(reason="notice-table_deleted"))
            return
        if change.status_changed and not change.over:
            self._send_away()
            self._tell_whole(change)
        else:
            self.programme.add(change)
        if change.seats_changed:
            self.tell_seats()

    def _send_away(self) -> None:
        """The game begins: whoever may not look on leaves."""
        for who, how in list(self.members.items()):
            try:
                self.table.must_be_open_to(how.person(who))
            except Refused as problem:
                del self.members[who]
                who.send(encode(Notice(reason=f"refused-{problem.reason}", table=how.name)))

    def tell_passage(self, change: Change, passage: Passage, is_first: bool) -> None:
        """What is told at one time: all of it to those who own the seat, marks to the others."""
        match = change.table.match
        assert match is not None, "entries come from a match"
        left, reserves = seconds_left(change.table), reserves_of(change.table)
        scenes: dict[int, Scene] = {}  # by mark; the one of the owners is -1
        for who, how in self.members.items():
            if change.table.late is not None and how.looks_on:
                continue  # they hear of it later
            if how.owns(passage.by):
                if -1 not in scenes:
                    scenes[-1] = live_scene(match, passage, self._views(passage.state))
                re = change.answer(who) if is_first else None
                message = Update(
                    re=re,
                    table=how.name,
                    before=passage.before,
                    after=passage.after,
                    views=[scenes[-1].seen_by(seat, how.previews) for seat in how.seats],
                    seconds_left=left,
                    reserves=reserves,
                    stopped=change.stopped if re is not None else None,
                )
                who.send(encode(message))
                continue
            for at, mark in enumerate(passage.marks):
                if at not in scenes:
                    scenes[at] = open_scene(match, passage, at, self._views(mark.state))
                message = Update(
                    table=how.name,
                    before=mark.before,
                    after=mark.step.n,
                    views=[scenes[at].seen_by(seat, how.previews) for seat in how.seats],
                    seconds_left=left,
                    reserves=reserves,
                )
                who.send(encode(message))
        if passage.marks:
            self.views.clear()

    def end_of_change(self, change: Change) -> None:
        """All of a change has been told; at the end of a game comes the table without secrets."""
        if change.over:
            self._tell_whole(change)
            return
        for moment in change.late:
            scene = late_scene(self._match(), moment)
            for who, how in self.members.items():
                if how.looks_on:
                    who.send(encode(self._later(how, moment, scene)))

    def _later(self, how: Looking, moment: LateMark, scene: Scene) -> Update:
        mark = moment.mark
        return Update(
            table=how.name,
            before=mark.before,
            after=mark.step.n,
            views=[scene.seen_by(SPECTATOR, how.previews)],
        )

    def late_for(self, how: Looking) -> LateMark | None:
        """The last moment that somebody knows who sees the game later than its players."""
        table = self.table
        if table.late is None or not how.looks_on or table.status != Status.PLAYING:
            return None
        return table.late.now

    def _match(self) -> Match:
        assert self.table.match is not None, "a game is on"
        return self.table.match

    def _views(self, state: State) -> Views:
        """Made once for a state: its owner sees it before the others do."""
        found = self.views.get(id(state))
        if found is None:
            found = self.views[id(state)] = Views(state)
        return found

    def _find_seats(self) -> None:
        for who, how in self.members.items():
            how.seats = viewers_of(self.table, how.person(who))

    def _tell_whole(self, change: Change) -> None:
        """The game begins or ends: all of the table, with what led there."""
        for who, how in self.members.items():
            who.send(self.whole(who, how, change.answer(who)))

    def whole(self, who: Listener, how: Looking, re: int | None) -> bytes:
        """The whole table as one connection may see it."""
        table, number = self.table, 0
        views: list[SeatView] = []
        recent: list[list[StepInfo]] = []
        now = None if table.status == Status.WAITING else self.programme.now
        if now is not None:
            match = table.match
            assert match is not None, "there is a stage"
            number, scene, steps = self._as_seen(how, now)
            late = self.late_for(how)
            if late is not None:
                number, scene, steps = late.mark.step.n, late_scene(match, late, told=False), []
            views = [scene.seen_by(seat, how.previews) for seat in how.seats]
            recent = [
                [step_for(match, step, seat, how.previews) for step in steps] for seat in how.seats
            ]
        person = how.person(who)
        message = TableMessage(
            re=re,
            table=self.info(person),
            number=number,
            views=views,
            recent=recent,
            looked=None if person is None else table.looked(person),
        )
        return encode(message)

    def number(self, how: Looking) -> int:
        """The number of the state that a connection sees."""
        late = self.late_for(how)
        if late is not None:
            return late.mark.step.n
        now = self.programme.now
        return 0 if now is None else now.after if how.owns(now.by) else now.public

    @property
    def public(self) -> int:
        """The number of what everybody who looks on has been told of."""
        now = self.programme.now
        return 0 if now is None else now.public

    def _as_seen(self, how: Looking, now: Passage) -> tuple[int, Scene, list[Told]]:
        """The number, the state and the last steps, for the seat that decides or for others."""
        table, stage = self.table, self.table.stage
        assert table.match is not None, "a game is on"
        assert stage is not None, "a game is on"
        steps = stage.recent.steps(now.public)
        if how.owns(now.by):
            own = [step for step in stage.steps_of(now.by) if now.public < step.n <= now.after]
            scene = live_scene(table.match, now, Views(now.state))
            return now.after, scene, [*steps, *own]
        scene = Scene(
            table.match,
            Views(now.start),
            decides=now.by,
            asked=False,
            may_undo=now.may_undo,
            may_redo=now.may_redo,
        )
        return now.public, scene, steps

    def info(self, person: str | None) -> TableInfo:
        """The table but for the game."""
        table = self.table
        info = table_info(table, person, self.present, self.watchers, seconds_left(table))
        if table.late is not None and not info.your_seats and table.status == Status.PLAYING:
            return replace(info, seconds_left=None, reserves=[])  # they would tell how it goes on
        return info

    def tell_seats(self) -> None:
        """Who is there has changed. Several changes at once are one message."""
        if not self.asked_for_seats:
            self.asked_for_seats = True
            asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._tell_seats)

    def _tell_seats(self) -> None:
        self.asked_for_seats = False
        present, watchers = self.present, self.watchers
        for who, how in self.members.items():
            person = how.person(who)
            message = Seats(
                table=how.name,
                status=self.table.status.value,
                seats=seats_info(self.table, present, person),
                watchers=watchers,
                your_seats=self.table.viewer_of(person) if person else [],
                you_host=person == self.table.host,
                hints_on=self.table.hints_on,
            )
            who.send(encode(message))

    def _tell_all(self, notice: Notice) -> None:
        for who, how in self.members.items():
            who.send(encode(Notice(reason=notice.reason, table=how.name)))


def seconds_left(table: Table) -> float | None:
    """Until the seat that decides runs out of time."""
    if table.deadline is None:
        return None
    return round(max(0.0, table.deadline - time.monotonic()), 1)


class Rooms:
    """All rooms that somebody looks into."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._rooms: dict[str, Room] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def of(self, table: str) -> Room | None:
        """The room of a table, if somebody looks at it."""
        return self._rooms.get(table)

    async def enter(self, who: Listener, name: str, previews: bool) -> tuple[Room, Looking]:
        """Look at a table from now on, by its id or by that of its watch link."""
        table, public = await self._find(name)
        table.must_be_open_to(None if public else who.person)
        room = self._rooms.get(table.id)
        if room is None:
            room = self._rooms[table.id] = Room(table, pacing=self._hub.pacing)
            room.give_up = self._hub.subscribe(table.id, room.changed)
        room.table = table
        here = who.person in room.present
        looking = Looking(name, public, previews)
        looking.seats = viewers_of(table, looking.person(who))
        room.enter(who, looking)
        if not here or public:
            room.tell_seats()
        return room, looking

    async def _find(self, name: str) -> tuple[Table, bool]:
        try:
            return await self._hub.table(name), False
        except Refused:
            return await self._hub.by_watch(name), True

    def leave(self, who: Listener, table: str) -> None:
        """Look at it no longer; a room without anybody is given up."""
        room = self._rooms.get(table)
        if room is None:
            return
        self.seen(who, table, False)
        if not room.leave(who):
            return
        if not room.members:
            room.programme.close()
            room.give_up()
            del self._rooms[table]
        elif who.person not in room.present:
            room.tell_seats()

    def seen(self, who: Listener, table: str, visible: bool) -> None:
        """A page is to be seen, or no longer is: then its person has seen what was told so far."""
        room = self._rooms.get(table)
        how = room.members.get(who) if room is not None else None
        if room is None or how is None:
            return
        was_hidden, how.hidden = how.hidden, not visible
        person, number = how.person(who), room.public
        if visible or was_hidden or person is None or not room.table.viewer_of(person):
            return
        looked = room.table.looked(person)
        if room.table.status == Status.OVER or (looked is not None and looked >= number):
            return
        stored = self._hub.do(room.table.id, lambda table: table.look(person, number))
        asyncio.ensure_future(stored).add_done_callback(_looked)


def _looked(work: asyncio.Future[Change]) -> None:
    """Nobody waits for it, and nobody loses anything if it could not be stored."""
    problem = None if work.cancelled() else work.exception()
    if problem is not None and not isinstance(problem, GameError | StorageFailed):
        LOG.error("a last look was not kept", exc_info=problem)
