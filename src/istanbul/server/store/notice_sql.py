"""The statements that store where people are told, and what is to be told."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import astuple

from istanbul.server.store.rows import NoticeWrite

TABLES: Final[dict[str, tuple[str, ...]]] = {
    "addresses": ("id", "person", "channel", "body", "state", "problem", "created"),
    "deliveries": (
        *("id", "person", "address", "kind", "table_id", "thing"),
        *("state", "tries", "due", "problem", "created"),
    ),
}
PUT_ADDRESS: Final = """\
INSERT INTO addresses (id, person, channel, body, state, problem, created)
VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE
SET body = excluded.body, state = excluded.state, problem = excluded.problem"""
SET_ADDRESS: Final = "UPDATE addresses SET state = ?, problem = ? WHERE id = ?"
DELETE_ADDRESS: Final = (
    "DELETE FROM addresses WHERE id = ?",
    "DELETE FROM deliveries WHERE address = ?",
)
ADD_DELIVERY: Final = """\
INSERT INTO deliveries
    (id, person, address, kind, table_id, thing, state, tries, due, problem, created)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO NOTHING"""
TRIED: Final = "UPDATE deliveries SET state = ?, tries = ?, due = ?, problem = ? WHERE id = ?"
DIRECTED: Final = "DELETE FROM deliveries WHERE id = ?"
DELETE_DELIVERIES: Final = "DELETE FROM deliveries WHERE created < ?"
KEPT_OF_PERSON: Final = 10_000
"""Of what somebody was told: more than all that is on, at 500 tables with ten addresses each."""
THIN_OUT: Final = """\
DELETE FROM deliveries WHERE state <> 'waiting' AND id IN (
    SELECT id FROM (
        SELECT id, ROW_NUMBER() OVER (PARTITION BY person ORDER BY created DESC) AS n
        FROM deliveries
    ) AS numbered WHERE n > ?
)"""
DELETE_PERSON: Final = (
    "DELETE FROM addresses WHERE person = ?",
    "DELETE FROM deliveries WHERE person = ?",
)


def statements(
    batch: Sequence[NoticeWrite],
) -> Iterator[tuple[str, Sequence[tuple[str | int | float | None, ...]]]]:
    """A batch as few statements with many rows each."""
    put = [a for a in (write.address for write in batch) if a]
    if put:
        yield (
            PUT_ADDRESS,
            [
                (a.id, a.person, a.channel, json.dumps(a.body), a.state, a.problem, a.created)
                for a in put
            ],
        )
    states = [
        (*write.address_state[1:], write.address_state[0]) for write in batch if write.address_state
    ]
    if states:
        yield SET_ADDRESS, states
    added = [astuple(row) for write in batch for row in write.added]
    if added:
        yield ADD_DELIVERY, added
    tried = [row for row in (write.tried for write in batch) if row]
    if tried:
        yield TRIED, [(row.state, row.tries, row.due, row.problem, row.id) for row in tried]
    directed = [(write.directed,) for write in batch if write.directed]
    if directed:
        yield DIRECTED, directed
    ended = [(write.delete_address,) for write in batch if write.delete_address]
    if ended:
        for statement in DELETE_ADDRESS:
            yield statement, ended
    old = [(write.deliveries_before,) for write in batch if write.deliveries_before is not None]
    if old:
        yield DELETE_DELIVERIES, old
        yield THIN_OUT, [(KEPT_OF_PERSON,)]
