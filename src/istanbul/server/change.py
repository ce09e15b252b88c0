"""What happened at a table: to be stored first, and then told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from istanbul.engine.log import Entry
from istanbul.engine.node import Json
from istanbul.server.records import TableRow
from istanbul.server.stage import Passage

if TYPE_CHECKING:
    from istanbul.server.table import Table


class Step(Struct, frozen=True):
    """An entry of the log and what it caused, everything told."""

    entry: Entry
    events: list[Json]


class Change(Struct, frozen=True, eq=False):
    """What one call changed. Entries and events are unfiltered: not for clients as they are."""

    table: Table
    number: int
    """Of the state, for whoever decides (stage.py)."""
    steps: list[Step] = field(default_factory=list)
    passages: list[Passage] = field(default_factory=list)
    seats_changed: bool = False
    status_changed: bool = False
    over: bool = False
    row: TableRow | None = None  # if the table's row changed: seats, status ...
    stopped: str | None = None  # why the rest of a plan was not carried out
    deleted: bool = False

    @property
    def entries(self) -> list[Entry]:
        """The new entries of the log."""
        return [step.entry for step in self.steps]
