"""What happened at a table: to be stored first, and then told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from istanbul.engine.events import NamedEvent
from istanbul.engine.log import Entry
from istanbul.server.store.rows import TableRow
from istanbul.server.table.late import LateMark
from istanbul.server.table.stage import Passage

if TYPE_CHECKING:
    from istanbul.server.table.table import Table


class Step(Struct, frozen=True):
    """An entry of the log and what it caused, everything told."""

    entry: Entry
    events: list[NamedEvent]


class Origin(Struct, eq=False):
    """Who asked for a change: a connection, and the id that it gave its request."""

    connection: object
    request: int
    is_answered: bool = False


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
    freed: str | None = None  # the person whose seat the host has freed
    rematch: str | None = None  # the table where these people play again, made just now
    late: list[LateMark] = field(default_factory=list)  # what those who look on hear of only now
    plan_ended: bool = False  # the plan of the seat that decides goes no further
    origin: Origin | None = None  # none: a bot or a clock did it, or an HTTP request

    def answer(self, connection: object) -> int | None:
        """The id of the request that asked for this change, if this connection sent it.

        It is given once, to whoever sends the answer: each request has exactly one.
        """
        origin = self.origin
        if origin is None or origin.connection is not connection or origin.is_answered:
            return None
        origin.is_answered = True
        return origin.request

    @property
    def entries(self) -> list[Entry]:
        """The new entries of the log."""
        return [step.entry for step in self.steps]
