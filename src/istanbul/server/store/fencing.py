"""Fencing: a server writes to a table only while it is the table's owner.

The check and the write are one transaction. The owner's row stays locked until the commit, so that
nobody takes the table between the two; whoever takes it afterwards finds all that was written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import psycopg
from msgspec.structs import astuple

from istanbul.server.errors import Conflict
from istanbul.server.store.rows import Fence, Write

NEW: Final = 0  # the epoch of a table that this very write creates
FIRST: Final = 1

HELD: Final = """\
SELECT 1 / (COUNT(*) = %s)::int FROM (
    SELECT 1 FROM unnest(%s::text[], %s::text[], %s::bigint[]) AS f (id, node, epoch)
    JOIN tables t ON t.id = f.id
    JOIN owners o ON o.table_serial = t.serial AND o.node = f.node AND o.epoch = f.epoch
    ORDER BY o.table_serial FOR SHARE OF o
) AS held"""
"""Divides by zero unless all are held. So nobody waits for its answer before the writes go out: if
it fails, so do they."""
OWN: Final = """\
INSERT INTO owners (table_serial, node, epoch) SELECT serial, %s, %s FROM tables WHERE id = %s"""


def check(cursor: psycopg.Cursor, batch: Sequence[Write]) -> None:
    """Let a batch fail that changes a table whose owner is somebody else by now."""
    fences = [fence for write in batch if (fence := _fence(write)) and fence.epoch != NEW]
    if not fences:
        return
    tables, nodes, epochs = zip(*map(astuple, fences), strict=True)
    cursor.execute(HELD, (len(fences), list(tables), list(nodes), list(epochs)))


def own_new(cursor: psycopg.Cursor, batch: Sequence[Write]) -> None:
    """Whoever made a table owns it, from the same transaction on."""
    made = [
        (fence.node, FIRST, fence.table)
        for write in batch
        if (fence := write.fence) and fence.epoch == NEW
    ]
    if made:
        cursor.executemany(OWN, made)


def _fence(write: Write) -> Fence | None:
    changes = write.table or write.head or write.entries or write.delete_table
    if changes and write.fence is None:
        raise Conflict("not stored: one of several servers changes a table only as its owner")
    return write.fence
