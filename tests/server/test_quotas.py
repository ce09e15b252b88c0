"""How much one person may keep, and how many tables may run without people."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from istanbul.server.errors import Refused
from istanbul.server.live.quotas import (
    BOT_TABLES,
    BOT_TABLES_OF_PERSON,
    ENTRIES_OF_PERSON,
    TABLES_OF_PERSON,
    bot_hosts,
    check_bot_tables,
    check_room,
)
from istanbul.server.table.table import Status


class Reader:
    """A database in which everybody keeps so much."""

    def __init__(self, tables: int, entries: int) -> None:
        self._size = tables, entries

    async def read(self, ask: Any) -> Any:
        return ask(SimpleNamespace(size_of=lambda person: self._size))


def keeps(tables: int, entries: int) -> None:
    asyncio.run(check_room(Reader(tables, entries), "ann"))  # type: ignore[arg-type]  # all that is asked of it


def test_there_is_room_below_both_limits() -> None:
    keeps(TABLES_OF_PERSON - 1, ENTRIES_OF_PERSON - 1)


@pytest.mark.parametrize(
    ("tables", "entries"),
    [(TABLES_OF_PERSON, 0), (1, ENTRIES_OF_PERSON)],
    ids=["tables", "entries"],
)
def test_either_limit_is_one(tables: int, entries: int) -> None:
    with pytest.raises(Refused, match=f"you keep {tables} tables, {entries} entries"):
        keeps(tables, entries)


def table(host: str, status: Status = Status.PLAYING, people: bool = False) -> Any:
    return SimpleNamespace(host=host, status=status, has_people=people)


def test_one_host_runs_few_tables_without_people() -> None:
    live = [table("ann") for _ in range(BOT_TABLES_OF_PERSON)]
    check_bot_tables(bot_hosts(live), "ben")
    check_bot_tables(bot_hosts(live[1:]), "ann")
    with pytest.raises(Refused, match="without people"):
        check_bot_tables(bot_hosts(live), "ann")


def test_everybody_together_runs_few_of_them() -> None:
    live = [table(f"host {n}") for n in range(BOT_TABLES)]
    check_bot_tables(bot_hosts(live[1:]), "ann")
    with pytest.raises(Refused, match="without people"):
        check_bot_tables(bot_hosts(live), "ann")


def test_tables_with_people_and_those_that_do_not_run_do_not_count() -> None:
    live = [table("ann", people=True) for _ in range(BOT_TABLES)]
    live += [table("ann", status) for status in (Status.WAITING, Status.OVER)] * BOT_TABLES
    check_bot_tables(bot_hosts(live), "ann")
