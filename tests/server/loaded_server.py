"""The server as a process of its own, with limits wide enough for a load: to be killed, or starved.

python -m tests.server.loaded_server PORT DATABASE [BUS]

TEST_SYNCHRONOUS in the environment weakens the database, to show that a test would notice;
TEST_LIMIT_SCALE makes the limits narrower, 1 as they usually are; TEST_LEAVE_SECONDS makes its
leaving slower, 2 as it usually is.
"""

import os
import sqlite3
import sys

from istanbul.server.running import listen, run
from istanbul.server.settings import Settings
from istanbul.server.store.sqlite import SqliteStore


def weaken(synchronous: str) -> None:
    """Let commits not wait for the disk."""
    prepare = SqliteStore._prepare

    def weakly(self: SqliteStore, db: sqlite3.Connection) -> None:
        prepare(self, db)
        db.execute(f"PRAGMA synchronous = {synchronous}")

    SqliteStore._prepare = weakly  # type: ignore[method-assign]  # the point of it


if __name__ == "__main__":
    if os.environ.get("TEST_SYNCHRONOUS", "FULL") != "FULL":
        weaken(os.environ["TEST_SYNCHRONOUS"])
    scale = float(os.environ.get("TEST_LIMIT_SCALE", "1e6"))
    settings = Settings(
        database=sys.argv[2],
        bus="".join(sys.argv[3:]),
        leave_seconds=float(os.environ.get("TEST_LEAVE_SECONDS", "0.2")),
        pacing=0.0,
        limit_scale=scale,
        bot_workers=1,
    )
    run(settings, listen("127.0.0.1", int(sys.argv[1])), "error")
