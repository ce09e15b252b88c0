"""Saying something at a table: who may, how often, and who hears it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from istanbul.engine.encoded import encode
from istanbul.engine.errors import MalformedInput
from istanbul.server.errors import Refused
from istanbul.server.limits import Buckets, too_fast
from istanbul.server.live.hub import Hub
from istanbul.server.live.rooms import Rooms
from istanbul.server.protocol.messages import Notice, Talk
from istanbul.server.protocol.parts import SayingInfo, SayingKind
from istanbul.server.protocol.talk_bodies import Say, Talked
from istanbul.server.store.rows import PersonRow, SayingRow, Write
from istanbul.server.table.table import Status, Table
from istanbul.server.talk.text import clean_text

MOST: Final = 1000  # sayings at one table
MOST_MUTED: Final = 500  # people whom one person does not hear
TEXT: Final = "text"


class Talking:
    """All that is said at all tables. `scale` makes rates wider, for load tests."""

    def __init__(
        self, hub: Hub, rooms: Rooms, scale: float = 1.0, now: Callable[[], float] = time.time
    ) -> None:
        self._hub, self._rooms, self._now = hub, rooms, now
        self._rate = Buckets(0.5 * scale, 6 * scale)

    async def say(self, person: str, table_id: str, given: Say) -> None:
        """Store it, then tell those at the table who may hear it. Spectators say nothing."""
        kind, what = _what(given)
        table = await self._hub.table(table_id)
        if given.seat not in table.viewer_of(person):
            raise Refused("no_seat", "only who has a seat here can say something")
        if table.seats[given.seat].silenced:
            raise Refused("silenced", "the host of this table has silenced you")
        if kind == TEXT and not table.talk:
            raise Refused("no_talk", "at this table people say ready phrases only")
        if not self._rate.take(person):
            raise too_fast()
        if len(await self._at(table_id)) >= MOST:
            raise Refused("talk_full", "enough was said at this table")
        row = SayingRow(
            secrets.token_urlsafe(9), table_id, person, given.seat, table.entries, kind, what,
            False, self._now(),
        )  # fmt: skip
        await self._hub.writer.stored(Write(saying=row))
        await self._tell(table, row)

    async def _tell(self, table: Table, row: SayingRow) -> None:
        room = self._rooms.of(table.id)
        if room is None:
            return
        for who, how in list(room.members.items()):
            person = how.person(who)
            if await self._hears(person, table, row):
                who.send(encode(Talk(table=how.name, saying=_info(row, person, table))))

    async def heard(self, person: str | None, table: Table) -> Talked:
        """What was said, as far as this person may hear it; None is who has the watch link."""
        rows = await self._at(table.id)
        muted = await self.muted_by(person)
        return Talked(
            sayings=[
                _info(row, person, table) for row in rows if _may_hear(person, table, row, muted)
            ],
            muted=[n for n, seat in enumerate(table.seats) if seat.owner in muted],
            silenced=[n for n, seat in enumerate(table.seats) if seat.silenced],
            text=table.talk,
        )

    async def mute(self, person: PersonRow, table: Table, seat: int, on: bool) -> None:
        """Hear somebody no longer, at any table. They are not told."""
        owner = _owner(table, seat)
        if owner == person.id:
            raise Refused("own_seat", "this is your own seat")
        others = [one for one in person.body.get("muted", []) if one != owner]
        muted = [*others, owner][-MOST_MUTED:] if on else others
        body = {**person.body, "muted": muted}
        await self._hub.save_person(replace(person, body=body))

    async def report(self, person: str, table: Table, saying: str) -> None:
        """Mark what somebody said for the host, who is told at once if they are here."""
        if person not in table.members:
            raise Refused("no_seat", "you have no seat at this table")
        said = [row for row in await self._at(table.id) if row.id == saying]
        if not said:
            raise Refused("no_saying", "nobody has said this here")
        if said[0].reported:
            return  # the host knows
        await self._hub.writer.stored(Write(reported=saying))
        room = self._rooms.of(table.id)
        for who, how in list(room.members.items()) if room is not None else []:
            if how.person(who) == table.host:
                who.send(encode(Notice(reason="notice-reported", table=how.name)))

    async def _at(self, table: str) -> list[SayingRow]:
        return await self._hub.reader.read(lambda store: store.sayings_at(table))

    async def forget(self, person: str) -> None:
        """Somebody has deleted their data: nobody's list of muted people names them any longer."""
        for row in await self._hub.reader.read(lambda store: store.people_naming(person)):
            muted = [one for one in row.body.get("muted", []) if one != person]
            await self._hub.save_person(replace(row, body={**row.body, "muted": muted}))

    async def muted_by(self, person: str | None) -> frozenset[str]:
        """Whom somebody does not want to hear."""
        row = await self._hub.load_person(person) if person is not None else None
        return frozenset(row.body.get("muted", ())) if row is not None else frozenset()

    async def _hears(self, person: str | None, table: Table, row: SayingRow) -> bool:
        return _may_hear(person, table, row, await self.muted_by(person))


def _may_hear(person: str | None, table: Table, row: SayingRow, muted: frozenset[str]) -> bool:
    """Words of people's own stay among those at the table; all words, where others see it later."""
    later = table.late is not None and table.status == Status.PLAYING
    if later and (person is None or not table.viewer_of(person)):
        return False
    return row.person not in muted and (row.kind != TEXT or person in table.members)


def _what(given: Say) -> tuple[SayingKind, str]:
    found: list[tuple[SayingKind, str]] = []
    if given.phrase is not None:
        found.append(("phrase", given.phrase))
    if given.reaction is not None:
        found.append(("reaction", given.reaction))
    if given.text is not None:
        found.append(("text", clean_text(given.text)))
    if len(found) != 1:
        raise MalformedInput("expected a phrase, a reaction or a text, and only one of them")
    return found[0]


def _owner(table: Table, seat: int) -> str:
    owner = table.seats[seat].owner if seat < len(table.seats) else None
    if owner is None:
        raise Refused("not_a_person", f"nobody sits on seat {seat}")
    return owner


def _info(row: SayingRow, person: str | None, table: Table) -> SayingInfo:
    return SayingInfo(
        id=row.id,
        seat=row.seat,
        kind=row.kind,
        what=row.what,
        entry=row.entry,
        created=row.created,
        reported=row.reported and person == table.host,
    )
