"""Tables in tests: made in one line, and played on by choosing what comes first or at random."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from istanbul.engine.source import SeededSource
from istanbul.server.change import Change
from istanbul.server.seats import person_seat
from istanbul.server.table import Status, Table
from istanbul.server.tables import new_table

PEOPLE = ("ann", "ben", "cem", "dan", "eve")
SECRET = "5e" * 32


def table_of(
    turn_seconds: int | None = None, now: Callable[[], float] | None = None, **options: Any
) -> Table:
    """A table where a person sits on every seat; ann is the host. Its dice are always the same."""
    players = options.get("players", 3)
    seats = [person_seat(name, name.title(), f"word-of-{name}") for name in PEOPLE[:players]]
    table = new_table("ann", options, seats, turn_seconds, secret=SECRET)
    table.id = "table-1"
    if now is not None:
        table._now = now
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
    owner = table.seats[seat].owner
    assert owner is not None
    return table.act(owner, seat, actions[source.below(len(actions))], table.number)


def play_on(table: Table, seed: int = 1, to: int | None = None) -> list[Change]:
    """Play at random until the game is over, or has so many entries."""
    source, changes = SeededSource(seed), []
    while table.status == Status.PLAYING and (to is None or table.number < to):
        changes.append(act_once(table, source))
    return changes
