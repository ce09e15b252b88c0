"""A table as it is stored, and back again."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from msgspec import convert, json, structs

from istanbul.engine.log import BY_CHANCE, Entry, Log
from istanbul.server.errors import StorageFailed
from istanbul.server.protocol.terms import Terms
from istanbul.server.store.rows import EntryRow, HeadRow, NoticeWrite, StoredTable, TableRow, Write
from istanbul.server.table.change import Change
from istanbul.server.table.clock import Reading, time_control_of
from istanbul.server.table.making import followed
from istanbul.server.table.seats import Seat, SeatKind
from istanbul.server.table.stage import Follow, Stage
from istanbul.server.table.table import AWAY_SECONDS, Status, Table


def table_from(
    stored: StoredTable,
    now: Callable[[], float] = time.monotonic,
    wall: Callable[[], float] = time.time,
) -> Table:
    """A table as it was stored. One whose log does not lead to its digest is refused.

    `wall` is the time of day: only that goes on while no server runs.
    """
    row, body = stored.row, stored.row.body
    table = Table(
        id=row.id,
        code=row.code,
        watch=row.watch,
        host=row.host,
        options=body["options"],
        seats=[Seat.from_json(seat) for seat in body["seats"]],
        secret=row.secret,
        time_control=time_control_of(body),
        away_seconds=body.get("away_seconds", AWAY_SECONDS),  # older tables do not say
        hints=body["hints"],
        shared=body["shared"],
        talk=body.get("talk", False),  # older tables do not say
        terms=terms_of(row),
        day=body.get("day"),
        race=body.get("race"),
        created=row.created,
        now=now,
    )
    table.rematch = body["rematch"]
    if body["header"] is not None:
        follow = table.late.played if table.late else None
        stage = _replayed(replace(log_from(stored), result=None), stored, follow)
        head = stored.head
        reading = None
        if head is not None and head.clock:
            shown = json.decode(head.clock, type=Reading)
            reading = structs.replace(shown, running=wall() - head.since)
        table.resume(stage, Status(row.status), reading)
    return table


def terms_of(row: TableRow) -> Terms:
    """What is agreed at a stored table; older ones do not say, and newer ones may say more."""
    found = row.body.get("terms", {})
    return convert({name: found[name] for name in Terms.__struct_fields__ if name in found}, Terms)


def log_from(stored: StoredTable) -> Log:
    """The whole log of a stored table whose game has begun."""
    entries = [Entry(e.n, BY_CHANCE if e.by < 0 else e.by, e.text) for e in stored.entries]
    return Log(stored.row.body["header"], entries, stored.row.body["result"])


def _replayed(log: Log, stored: StoredTable, follow: Follow | None) -> Stage:
    """A stored log gone through, checked against the stored digest on the way."""
    head = stored.head
    at = head.digest_at if head else 0
    stage = followed(log, at, follow)
    match = stage.match
    is_old = log.header["rules"] != match.game.revision  # other rules have other digests
    is_right = head is not None and (is_old or head.digest == match.state.digest())
    if head is None or head.number != len(log.entries) or not is_right:
        raise StorageFailed(f"table {stored.row.id}: its log does not lead to the stored state")
    for entry in log.entries[at:]:
        stage.played(match.replay(entry))
    return stage


def head_of(table: Table, wall: Callable[[], float] = time.time) -> HeadRow | None:
    """Where a table stands."""
    if table.match is None:
        return None
    at, digest = table.fingerprint()
    now, clock = wall(), table.clock
    since, reading = 0.0, ""
    if clock.due is not None:
        reading = json.encode(shown := clock.reading()).decode()
        since = now - shown.running
    waits_for = table.match.waits_for
    return HeadRow(table.id, table.entries, waits_for, digest, at, now, since, reading)


def _by(entry: Entry) -> int:
    """Who made an entry: a seat, or -1 for chance."""
    return entry.by if isinstance(entry.by, int) else -1


def entry_rows(table: Table, entries: Sequence[Entry]) -> tuple[EntryRow, ...]:
    """Entries as they are stored."""
    return tuple([EntryRow(table.id, e.n, _by(e), e.text) for e in entries])


def write_of(change: Change, notice: NoticeWrite | None = None) -> Write:
    """What is stored of a change, with what it makes people hear of."""
    table = change.table
    if change.deleted:
        return Write(delete_table=table.id)
    head = head_of(table) if change.steps else None
    to_rate = table.id if change.over and table.terms.rated else None
    entries = entry_rows(table, change.entries)
    return Write(change.row, head, entries, notice=notice, to_rate=to_rate)


def goes_on_by_itself(stored: StoredTable) -> bool:
    """Does a bot, a clock or a plan go on with it when nobody looks?

    Also a table whose row makes no sense: to load it writes to the log what is wrong.
    """
    body = stored.row.body
    try:
        seats = body["seats"]
        bots = any(seat["kind"] == SeatKind.BOT or seat["away_bot"] for seat in seats)
        plans = any(seat.get("plan") for seat in seats)
        return bots or plans or time_control_of(body).runs
    except (KeyError, TypeError):
        return True
