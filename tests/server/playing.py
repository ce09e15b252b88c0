"""Tables in tests: made in one line, and played on by choosing what comes first or at random."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from istanbul.engine.source import SeededSource
from istanbul.server.errors import Refused
from istanbul.server.store.rows import StoredTable
from istanbul.server.table.change import Change
from istanbul.server.table.making import new_table
from istanbul.server.table.seats import person_seat
from istanbul.server.table.stored import entry_rows, head_of
from istanbul.server.table.table import Status, Table

PEOPLE = ("ann", "ben", "cem", "dan", "eve")
SECRET = "5e" * 32


def table_of(
    turn_seconds: int | None = None,
    now: Callable[[], float] | None = None,
    time: dict[str, Any] | None = None,
    **options: Any,
) -> Table:
    """A table where a person sits on every seat; ann is the host. Its dice are always the same."""
    players = options.get("players", 3)
    seats = [person_seat(name, name.title(), f"word-of-{name}") for name in PEOPLE[:players]]
    table = new_table("ann", options, seats, turn_seconds, secret=SECRET, **(time or {}))
    table.id = "table-1"
    if now is not None:
        table.clock.now = now
    return table


def begun(**options: Any) -> Table:
    """The same, and the game has begun."""
    table = table_of(**options)
    table.start("ann")
    return table


def act_once(table: Table, source: SeededSource) -> Change:
    """Any legal action of the seat that decides."""
    seat = table.waits_for
    assert seat is not None
    assert table.match is not None
    actions = table.match.state.legal_actions()
    action = actions[source.below(len(actions))]
    owner = table.seats[seat].owner
    if owner is None or table.asks_bot():
        return table.bot_acts(seat, action, table.number)
    return table.act(owner, seat, action, table.number)


def play_on(table: Table, seed: int = 1, to: int | None = None) -> list[Change]:
    """Play at random until the game is over, or has so many entries."""
    source, changes = SeededSource(seed), []
    while table.status == Status.PLAYING and (to is None or table.entries < to):
        changes.append(act_once(table, source))
    return changes


def stored(table: Table) -> StoredTable:
    """A table as a store would give it back."""
    row = table.row()
    row = replace(row, body=json.loads(json.dumps(row.body)))
    entries = entry_rows(table, table.match.log.entries if table.match else [])
    return StoredTable(row, head_of(table), list(entries))


def texts(table: Table) -> list[str]:
    assert table.match is not None
    return [f"{entry.by} {entry.text}" for entry in table.match.log.entries]


def photo(table: Table) -> object:
    """All of a table that can be seen."""
    digest = table.match.state.digest() if table.match else None
    return table.row(), digest, texts(table) if table.match else None, table.deadline


def refused(table: Table, what: Callable[[Table], object], reason: str) -> str:
    """It is refused for this reason, and nothing has changed; what was said."""
    before = photo(table)
    with pytest.raises(Refused) as told:
        what(table)
    assert told.value.reason == reason
    assert photo(table) == before
    return str(told.value)
