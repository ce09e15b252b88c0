"""How much one person may keep, and how many tables may run without people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from istanbul.server.errors import Refused
from istanbul.server.store.reader import Reader
from istanbul.server.table.table import Status, Table

TABLES_OF_PERSON: Final = 500
ENTRIES_OF_PERSON: Final = 200_000  # in all tables; 8 MB
BOT_TABLES_OF_PERSON: Final = 3  # running at a time, without people
BOT_TABLES: Final = 20  # the same, of everybody


async def check_room(reader: Reader, person: str) -> None:
    """Refuse somebody who keeps as much as one person may."""
    tables, entries = await reader.read(lambda store: store.size_of(person))
    if tables >= TABLES_OF_PERSON or entries >= ENTRIES_OF_PERSON:
        raise Refused("quota", f"you keep {tables} tables, {entries} entries: delete some")


def bot_hosts(live: Iterable[Table]) -> list[str]:
    """The hosts of the tables that run without people."""
    return [table.host for table in live if table.status == Status.PLAYING and not table.has_people]


def check_bot_tables(running: list[str], host: str) -> None:
    """Refuse one more table without people: bots would play at all of them, and nobody look on."""
    if running.count(host) >= BOT_TABLES_OF_PERSON or len(running) >= BOT_TABLES:
        raise Refused("too_many_bot_tables", "too many tables without people are running")
