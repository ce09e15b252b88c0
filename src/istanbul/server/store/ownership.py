"""Which of several servers owns which table, in PostgreSQL.

A server is a node, alive as long as it renews its lease. A table belongs to the node in its row;
when that node is dead, whoever compares and sets the row first takes it, with the next epoch. Only
the clock of the database counts, and only to decide who is dead: that two nodes never both write
is the work of the epoch (fencing.py).
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import psycopg
from msgspec import Struct
from psycopg.conninfo import make_conninfo

from istanbul.server.errors import LeaseLost, StorageFailed
from istanbul.server.store.fencing import FIRST
from istanbul.server.store.postgres import IMPATIENT
from istanbul.server.store.rows import Fence

LEASE_SECONDS: Final = 3.0
FORGET: Final = "1 hour"  # after which the row of a dead node is deleted
ANSWER: Final = "-c statement_timeout=2000"  # milliseconds: a database that hangs is none

START_LOCK: Final = 0x697374616E62756E
START_SECONDS: Final = 30.0

STARTING: Final = "SELECT pg_try_advisory_lock(%s)"
LONGEST: Final = "1 minute"  # a lease that ends later was given by a clock that was ahead
ALIVE: Final = f"""\
expires > clock_timestamp() AND expires < clock_timestamp() + interval '{LONGEST}'"""
JOIN: Final = """\
INSERT INTO nodes (id, expires) VALUES (%s, clock_timestamp() + make_interval(secs => %s))
ON CONFLICT (id) DO UPDATE SET expires = excluded.expires"""
RENEW: Final = f"""\
UPDATE nodes SET expires = clock_timestamp() + make_interval(secs => %s)
WHERE id = %s AND {ALIVE}"""
NODES: Final = f"SELECT id FROM nodes WHERE {ALIVE} ORDER BY id"
OWNER: Final = f"""\
SELECT t.serial, o.node, o.epoch,
    EXISTS (SELECT 1 FROM nodes WHERE id = o.node AND {ALIVE}),
    EXISTS (SELECT 1 FROM nodes WHERE id = %s AND {ALIVE})
FROM tables t LEFT JOIN owners o ON o.table_serial = t.serial WHERE t.id = %s"""
TAKE_FIRST: Final = """\
INSERT INTO owners (table_serial, node, epoch) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING"""
TAKE: Final = """\
UPDATE owners SET node = %s, epoch = %s WHERE table_serial = %s AND node = %s AND epoch = %s"""
HAND_OVER: Final = """\
UPDATE owners SET node = %s, epoch = epoch + 1
WHERE node = %s AND table_serial = (SELECT serial FROM tables WHERE id = %s)"""
ADOPT: Final = f"""\
WITH alive AS MATERIALIZED (
    SELECT id FROM nodes WHERE {ALIVE}
), wanted AS (
    SELECT serial FROM tables WHERE status = 'playing' UNION
    SELECT t.serial FROM deliveries d JOIN tables t ON t.id = d.table_id WHERE d.state = 'waiting'
), orphaned AS (
    SELECT t.serial, t.id FROM wanted w JOIN tables t ON t.serial = w.serial
    LEFT JOIN owners o ON o.table_serial = t.serial
    WHERE NOT EXISTS (SELECT 1 FROM alive WHERE id = o.node)
        AND EXISTS (SELECT 1 FROM alive WHERE id = %(node)s)
    ORDER BY t.serial LIMIT %(most)s FOR NO KEY UPDATE OF t SKIP LOCKED
), taken AS (
    INSERT INTO owners (table_serial, node, epoch) SELECT serial, %(node)s, 1 FROM orphaned
    ON CONFLICT (table_serial) DO UPDATE SET node = excluded.node, epoch = owners.epoch + 1
    WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE id = owners.node AND {ALIVE})
    RETURNING table_serial, epoch
)
SELECT o.id, t.epoch FROM orphaned o JOIN taken t ON t.table_serial = o.serial"""


class Claim(Struct, frozen=True):
    """Who owns a table, and as which of its owners, counted."""

    node: str
    epoch: int


class Ownership:
    """One node's way to the leases, on a connection of its own. Blocks: for a thread."""

    def __init__(self, address: str, node: str, seconds: float = LEASE_SECONDS) -> None:
        self.node = node
        self.seconds = seconds
        self._address = address
        self._db: psycopg.Connection | None = None

    def begin(self) -> None:
        """Wait until no other node is starting: each makes what a new site lacks."""
        give_up = time.monotonic() + START_SECONDS
        with self._talking() as db:
            while db.execute(STARTING, (START_LOCK,)).fetchone() != (True,):
                if time.monotonic() > give_up:
                    raise StorageFailed("another server has been starting for too long")
                time.sleep(0.05)

    def begun(self) -> None:
        """Let the next node start."""
        with self._talking() as db:
            db.execute("SELECT pg_advisory_unlock(%s)", (START_LOCK,))

    def join(self) -> None:
        """Be alive from now on, for as long as a lease lasts."""
        with self._talking() as db:
            db.execute(JOIN, (self.node, self.seconds))
            db.execute(f"DELETE FROM nodes WHERE expires < now() - interval '{FORGET}'")

    def renew(self) -> frozenset[str]:
        """Stay alive; the nodes that are. LeaseLost if the lease has run out meanwhile."""
        with self._talking() as db:
            if db.execute(RENEW, (self.seconds, self.node)).rowcount == 0:
                raise LeaseLost("the lease of this server has run out")
            return _alive(db)

    def alive(self) -> frozenset[str]:
        """The nodes that are alive."""
        with self._talking() as db:
            return _alive(db)

    def claim(self, table: str) -> Claim | None:
        """Take a table unless it has another owner who is alive. None: there is no such table.

        To take one's own table once more begins an epoch too: a write of before that is still
        on its way must not come after what was read.
        """
        with self._talking() as db:
            while True:
                found = db.execute(OWNER, (self.node, table)).fetchone()
                if found is None:
                    return None
                serial, owner, epoch, is_alive, am_alive = found
                if owner not in (None, self.node) and is_alive:
                    return Claim(owner, epoch)
                if not am_alive:
                    raise LeaseLost("the lease of this server has run out")
                mine = Claim(self.node, FIRST if owner is None else epoch + 1)
                if owner is None:
                    took = db.execute(TAKE_FIRST, (serial, self.node, FIRST))
                else:
                    took = db.execute(TAKE, (self.node, mine.epoch, serial, owner, epoch))
                if took.rowcount == 1:
                    return mine  # else somebody was quicker: look again

    def hand_over(self, table: str, node: str) -> None:
        """Make another node the owner of a table, if it is this node's."""
        with self._talking() as db:
            db.execute(HAND_OVER, (node, self.node, table))

    def adopt(self, most: int) -> list[Fence]:
        """Take tables whose owner is dead, or that never had one, and where something is to do.

        That is a game that is on, or a notice that waits. None if this node is dead itself.
        """
        with self._talking() as db:
            found = db.execute(ADOPT, {"node": self.node, "most": most}).fetchall()
            return [Fence(table, self.node, epoch) for table, epoch in found]

    def leave(self) -> None:
        """Be dead at once: others may take all tables of this node."""
        with self._talking() as db:
            db.execute("DELETE FROM nodes WHERE id = %s", (self.node,))

    def close(self) -> None:
        """Let go of the connection. The lease runs out by itself."""
        if self._db is not None:
            self._db.close()

    @contextmanager
    def _talking(self) -> Iterator[psycopg.Connection]:
        """The connection, made anew if it was lost; the database's errors in our words."""
        try:
            if self._db is None or self._db.closed:
                self._db = psycopg.connect(
                    make_conninfo(self._address, **IMPATIENT), autocommit=True, options=ANSWER
                )
            yield self._db
        except psycopg.Error as problem:
            raise StorageFailed(f"no answer about owners: {problem}") from problem


def _alive(db: psycopg.Connection) -> frozenset[str]:
    return frozenset(str(node) for (node,) in db.execute(NODES).fetchall())
