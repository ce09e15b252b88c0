"""The statements, the same for both databases but for the placeholder (`?` here).

Outside a table is known by its id. Inside, what is written with every move knows it by a serial
number, which is much shorter.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from msgspec import convert
from msgspec.structs import astuple

from istanbul.server.errors import StorageFailed
from istanbul.server.store import keep_sql, notice_sql
from istanbul.server.store.rows import (
    EntryRow,
    HeadRow,
    StoredTable,
    TableRow,
    Write,
)

COLUMNS: Final = "t.id, t.code, t.watch, t.host, t.status, t.secret, t.body, t.created"
HEAD: Final = "h.number, h.waits_for, h.digest, h.digest_at, h.changed, h.since, h.clock"
FROM: Final = (
    f"SELECT {COLUMNS}, {HEAD} FROM tables t LEFT JOIN heads h ON h.table_serial = t.serial"
)

TABLE: Final = f"{FROM} WHERE t.id = ?"
CODE: Final = "SELECT id FROM tables WHERE code = ?"
WATCH: Final = "SELECT id FROM tables WHERE watch = ?"
TABLES_OF: Final = (
    f"{FROM} JOIN members m ON m.table_id = t.id WHERE m.person = ?"
    " ORDER BY COALESCE(h.changed, t.created) DESC, t.id"
)
TABLES_OF_PAGE: Final = 50
SIZE_OF: Final = (
    "SELECT COUNT(*), COALESCE(SUM(h.number), 0) FROM members m JOIN tables t ON t.id = m.table_id"
    " LEFT JOIN heads h ON h.table_serial = t.serial WHERE m.person = ?"
)
OPEN: Final = (
    f"{FROM} JOIN open_tables o ON o.table_id = t.id WHERE o.status = ? AND o.created > ?"
    " ORDER BY o.created DESC, t.id LIMIT ? OFFSET ?"
)
WAITING_HOSTS: Final = "SELECT host FROM open_tables WHERE status = 'waiting' AND created > ?"
ENTRIES: Final = (
    "SELECT t.id, e.n, e.seat, e.text FROM entries e JOIN tables t ON t.serial = e.table_serial"
    " WHERE t.id = ? ORDER BY e.n"
)
REVIEW: Final = (
    "SELECT r.body FROM reviews r JOIN tables t ON t.serial = r.table_serial WHERE t.id = ?"
)
STUDIES_OF: Final = (
    "SELECT person, kind, item, body FROM studies WHERE person = ? ORDER BY kind, item"
)
STUDIES_ABOUT: Final = "SELECT person, kind, item, body FROM studies WHERE item = ? AND kind = ?"
PERSON: Final = "SELECT id, name, language, body, created FROM people WHERE id = ?"
NAMING: Final = "SELECT id, name, language, body, created FROM people WHERE body LIKE ?"
DEVICE: Final = "SELECT id, person, label, created, seen, came FROM devices WHERE id = ?"
DEVICES_OF: Final = (
    "SELECT id, person, label, created, seen, came FROM devices WHERE person = ?"
    " ORDER BY seen DESC, id"
)

TABLES: Final[dict[str, tuple[str, ...]]] = {
    "tables": ("serial", "id", "code", "watch", "host", "status", "secret", "body", "created"),
    "heads": (
        *("table_serial", "number", "waits_for", "digest", "digest_at", "changed"),
        *("since", "clock"),
    ),
    "entries": ("table_serial", "n", "seat", "text"),
    "members": ("person", "table_id"),
    "people": ("id", "name", "language", "body", "created"),
    "devices": ("id", "person", "label", "created", "seen", "came"),
    "reviews": ("table_serial", "body"),
    "studies": ("person", "kind", "item", "body"),
    "sayings": (
        *("table_serial", "id", "person", "seat", "entry"),
        *("kind", "what", "reported", "created"),
    ),
    "ratings": ("person", "pool", "mu", "sigma", "games"),
    "rated_games": (
        *("table_id", "person", "pool", "seat", "place", "players"),
        *("mu_before", "sigma_before", "mu", "sigma", "weight", "ended"),
    ),
    "to_rate": ("table_id",),
    "tournaments": ("id", "host", "status", "body", "created", "version"),
    "entered": ("person", "tournament_id"),
    "open_tables": ("table_id", "host", "status", "created"),
    **keep_sql.TABLES,
    **notice_sql.TABLES,
}
"""All that a back-up copies."""

Row = tuple[str | int | float | None, ...]
"""What a database gives and takes."""
Rows = Sequence[Row]


SERIAL: Final = "(SELECT serial FROM tables WHERE id = ?)"
"""In place of a serial number: that of the table with an id. A row needs one to be stored."""


def insert(table: str, columns: Sequence[str] | None = None, first: str = "?") -> str:
    """A statement that adds a row of a table."""
    columns = columns or TABLES[table]
    marks = ", ".join([first, *"?" * (len(columns) - 1)])
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"


PUT_TABLE: Final = f"""\
{insert("tables", TABLES["tables"][1:])}
ON CONFLICT (id) DO UPDATE
SET host = excluded.host, status = excluded.status, body = excluded.body"""
PUT_ENTRY: Final = insert("entries", first=SERIAL)
PUT_HEAD: Final = f"""\
{insert("heads", first=SERIAL)}
ON CONFLICT (table_serial) DO UPDATE
SET number = excluded.number, waits_for = excluded.waits_for, digest = excluded.digest,
    digest_at = excluded.digest_at, changed = excluded.changed,
    since = excluded.since, clock = excluded.clock"""
SLEPT: Final = "UPDATE heads SET since = since + ? WHERE since > 0"
PUT_REVIEW: Final = """\
INSERT INTO reviews (body, table_serial) SELECT ?, serial FROM tables WHERE id = ?
ON CONFLICT (table_serial) DO UPDATE SET body = excluded.body"""
"""Nothing is stored if the table was deleted meanwhile."""
PUT_STUDY: Final = f"""\
{insert("studies")}
ON CONFLICT (person, kind, item) DO UPDATE SET body = excluded.body"""
ADD_SAYING: Final = insert("sayings", first=SERIAL)
REPORTED: Final = "UPDATE sayings SET reported = 1 WHERE id = ?"
PUT_PERSON: Final = f"""\
{insert("people")}
ON CONFLICT (id) DO UPDATE
SET name = excluded.name, language = excluded.language, body = excluded.body"""
CLOSE_TABLE: Final = "DELETE FROM open_tables WHERE table_id = ?"
FORGET_MEMBERS: Final = "DELETE FROM members WHERE table_id = ?"
DELETE: Final = (
    f"DELETE FROM entries WHERE table_serial = {SERIAL}",
    f"DELETE FROM heads WHERE table_serial = {SERIAL}",
    f"DELETE FROM reviews WHERE table_serial = {SERIAL}",
    FORGET_MEMBERS,
    f"DELETE FROM sayings WHERE table_serial = {SERIAL}",
    "DELETE FROM deliveries WHERE table_id = ?",
    "DELETE FROM studies WHERE item = ?",
    "DELETE FROM to_rate WHERE table_id = ?",
    CLOSE_TABLE,
    "DELETE FROM tables WHERE id = ?",
)
DELETE_PERSON: Final = (
    "DELETE FROM people WHERE id = ?",
    "DELETE FROM devices WHERE person = ?",
    "DELETE FROM studies WHERE person = ?",
    "DELETE FROM sayings WHERE person = ?",
    "DELETE FROM ratings WHERE person = ?",
    "DELETE FROM rated_games WHERE person = ?",
    *keep_sql.DELETE_PERSON,
    *notice_sql.DELETE_PERSON,
)
PUT_DEVICE: Final = f"""\
{insert("devices")}
ON CONFLICT (id) DO UPDATE SET label = excluded.label, seen = excluded.seen"""
TO_RATE: Final = f"{insert('to_rate')} ON CONFLICT (table_id) DO NOTHING"
IS_RATED: Final = "DELETE FROM to_rate WHERE table_id = ?"
# Of two that build on the same row, the second makes a column NULL that must not be: a conflict.
PUT_RATING: Final = f"""\
{insert("ratings")}
ON CONFLICT (person, pool) DO UPDATE
SET mu = excluded.mu, sigma = excluded.sigma,
    games = CASE WHEN ratings.games = excluded.games - 1 THEN excluded.games END"""
CHANGE_TOURNAMENT: Final = """\
UPDATE tournaments SET host = ?, status = ?, body = ?,
    version = CASE WHEN version = ? - 1 THEN version + 1 END WHERE id = ?"""
"""Nothing is stored if it was deleted meanwhile."""
ENTER: Final = (
    "INSERT INTO entered (person, tournament_id) SELECT ?, id FROM tournaments WHERE id = ?"
)
FORGET_ENTERED: Final = "DELETE FROM entered WHERE tournament_id = ?"
DELETE_TOURNAMENT: Final = (FORGET_ENTERED, "DELETE FROM tournaments WHERE id = ?")
DELETE_DEVICE: Final = "DELETE FROM devices WHERE id = ?"
DELETE_DEVICES: Final = "DELETE FROM devices WHERE seen < ?"
DELETE_VISITS: Final = """\
DELETE FROM devices WHERE seen < ?
AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = devices.person)
AND NOT EXISTS (SELECT 1 FROM members WHERE members.person = devices.person)"""


def playing(among: Collection[str] | None) -> tuple[str, Sequence[str]]:
    """Where a game is on: the condition, and its values. Of all tables, or of some."""
    if among is None:
        return "WHERE t.status = 'playing'", ()
    names = ", ".join("?" * len(among)) or "NULL"  # PostgreSQL knows no list without anything
    return f"WHERE t.status = 'playing' AND t.id IN ({names})", [*among]


def statements(batch: Sequence[Write]) -> Iterator[tuple[str, Rows]]:
    """A batch as few statements with many rows each: that is what makes a group cheap.

    Tables come before what belongs to them, and deletions last.
    """
    yield from _tables(batch)
    entries = [(e.table, e.n, e.by, e.text) for write in batch for e in write.entries]
    if entries:
        yield PUT_ENTRY, entries
    heads = {write.head.table: write.head for write in batch if write.head}
    if heads:
        yield PUT_HEAD, [astuple(row) for row in heads.values()]
    slept = [(write.slept,) for write in batch if write.slept > 0]
    if slept:
        yield SLEPT, slept
    people = {write.person.id: write.person for write in batch if write.person}
    if people:
        yield (
            PUT_PERSON,
            [(p.id, p.name, p.language, json.dumps(p.body), p.created) for p in people.values()],
        )
    reviews = [(write.review.body, write.review.table) for write in batch if write.review]
    if reviews:
        yield PUT_REVIEW, reviews
    studies = [(s.person, s.kind, s.item, json.dumps(s.body)) for w in batch for s in w.studies]
    if studies:
        yield PUT_STUDY, studies
    yield from keep_sql.statements([write.keep for write in batch if write.keep])
    yield from notice_sql.statements([write.notice for write in batch if write.notice])
    yield from _talk(batch)
    yield from _ratings(batch)
    yield from _tournaments(batch)
    deleted = [(write.delete_table,) for write in batch if write.delete_table]
    if deleted:
        for statement in DELETE:
            yield statement, deleted
    gone = [(write.delete_person,) for write in batch if write.delete_person]
    if gone:
        for statement in DELETE_PERSON:
            yield statement, gone
    yield from _devices(batch)


def _talk(batch: Sequence[Write]) -> Iterator[tuple[str, Rows]]:
    said = [row for row in (write.saying for write in batch) if row]
    if said:
        yield (
            ADD_SAYING,
            [
                (
                    s.table,
                    s.id,
                    s.person,
                    s.seat,
                    s.entry,
                    s.kind,
                    s.what,
                    s.reported * 1,
                    s.created,
                )
                for s in said
            ],
        )
    reported = [(write.reported,) for write in batch if write.reported]
    if reported:
        yield REPORTED, reported


def _tables(batch: Sequence[Write]) -> Iterator[tuple[str, Rows]]:
    tables = {write.table.id: write.table for write in batch if write.table}
    if tables:
        yield PUT_TABLE, [_table(row) for row in tables.values()]
        yield FORGET_MEMBERS, [(table,) for table in tables]
        members = [(person, row.id) for row in tables.values() for person in row.members]
        yield insert("members"), members
        yield CLOSE_TABLE, [(table,) for table in tables]
        opened = [(r.id, r.host, r.status, r.created) for r in tables.values() if _is_open(r)]
        if opened:
            yield insert("open_tables"), opened


def _is_open(row: TableRow) -> bool:
    """Is it in the public lobby?"""
    terms = row.body.get("terms", {})
    if row.status == "waiting":
        return bool(terms.get("public"))
    return row.status == "playing" and terms.get("watching") == "everybody"


def _devices(batch: Sequence[Write]) -> Iterator[tuple[str, Rows]]:
    devices = {write.device.id: write.device for write in batch if write.device}
    if devices:
        yield PUT_DEVICE, [astuple(row) for row in devices.values()]
    ended = [(write.delete_device,) for write in batch if write.delete_device]
    if ended:
        yield DELETE_DEVICE, ended
    old = [(write.devices_before,) for write in batch if write.devices_before is not None]
    if old:
        yield DELETE_DEVICES, old
    visits = [(write.visits_before,) for write in batch if write.visits_before is not None]
    if visits:
        yield DELETE_VISITS, visits


def _ratings(batch: Sequence[Write]) -> Iterator[tuple[str, Rows]]:
    waiting = [(write.to_rate,) for write in batch if write.to_rate]
    if waiting:
        yield TO_RATE, waiting
    for write in [
        write.rating for write in batch if write.rating
    ]:  # seldom more than one, and in their order
        yield IS_RATED, [(write.table,)]
        if write.games:
            yield insert("rated_games"), [astuple(row) for row in write.games]
            yield PUT_RATING, [astuple(row) for row in write.ratings]


def _tournaments(batch: Sequence[Write]) -> Iterator[tuple[str, Rows]]:
    for row in (write.tournament for write in batch if write.tournament):  # seldom more than one
        body = json.dumps(row.body)
        if row.version == 1:
            made = (row.id, row.host, row.status, body, row.created, row.version)
            yield insert("tournaments"), [made]
        else:
            yield CHANGE_TOURNAMENT, [(row.host, row.status, body, row.version, row.id)]
        yield FORGET_ENTERED, [(row.id,)]
        if row.members:
            yield ENTER, [(person, row.id) for person in row.members]
    gone = [(write.delete_tournament,) for write in batch if write.delete_tournament]
    if gone:
        for statement in DELETE_TOURNAMENT:
            yield statement, gone


def _table(row: TableRow) -> Row:
    body = json.dumps(row.body)
    return row.id, row.code, row.watch, row.host, row.status, row.secret, body, row.created


def stored(row: Row, entries: Rows = ()) -> StoredTable:
    """A table from what FROM selects."""
    table, *others, text, created = row[:8]
    try:
        body = json.loads(str(text))
        return StoredTable(
            convert((table, *others, body, (), created), TableRow),
            None if row[8] is None else convert((table, *row[8:15]), HeadRow),
            convert(entries, list[EntryRow]),
        )
    except ValueError as problem:
        raise StorageFailed(f"table {table}: its row cannot be read") from problem
