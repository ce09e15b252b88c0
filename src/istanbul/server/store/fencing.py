"""Fencing: a server writes to a table only while it is the table's owner.

The check and the write are one transaction. The owner's row stays locked until the commit, so that
nobody takes the table between the two; whoever takes it afterwards finds all that was written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import psycopg

from istanbul.server.errors import Conflict, Fenced
from istanbul.server.store.rows import Fence, Write

NEW: Final = 0  # the epoch of a table that this very write creates
FIRST: Final = 1

HELD: Final = """\
SELECT t.id, o.node, o.epoch FROM owners o JOIN tables t ON t.serial = o.table_serial
WHERE t.id = ANY(%s) ORDER BY o.table_serial FOR SHARE OF o"""
OWN: Final = """\
INSERT INTO owners (table_serial, node, epoch) SELECT serial, %s, %s FROM tables WHERE id = %s"""


def check(cursor: psycopg.Cursor, batch: Sequence[Write]) -> None:
    """Refuse a batch that changes a table whose owner is somebody else by now."""
    fences = [fence for write in batch if (fence := _fence(write)) and fence.epoch != NEW]
    if not fences:
        return
    held = set(cursor.execute(HELD, ([fence.table for fence in fences],)).fetchall())
    for fence in fences:
        if (fence.table, fence.node, fence.epoch) not in held:
            raise Fenced(f"not stored: epoch {fence.epoch} of this table is over")


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
