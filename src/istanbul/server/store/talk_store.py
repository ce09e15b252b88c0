"""What both databases answer about what people said."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Protocol

from msgspec import convert

from istanbul.server.store import sql
from istanbul.server.store.rows import SayingRow

SAYING: Final = (
    "SELECT s.id, t.id, s.person, s.seat, s.entry, s.kind, s.what, s.reported, s.created"
    " FROM sayings s JOIN tables t ON t.serial = s.table_serial"
)
AT: Final = f"{SAYING} WHERE t.id = ? ORDER BY s.created, s.id"
OF: Final = f"{SAYING} WHERE s.person = ? ORDER BY s.created, s.id"


class TalkReads(Protocol):
    """What a store can be asked about it."""

    def sayings_at(self, table: str) -> list[SayingRow]:
        """What was said at a table, the oldest first."""
        ...

    def sayings_of(self, person: str) -> list[SayingRow]:
        """What somebody said anywhere, the oldest first."""
        ...


class TalkStore(ABC):
    """The looking half of a store, as far as talking needs it."""

    @abstractmethod
    def _read(self, statement: str, *values: str | float) -> list[sql.Row]:
        """The rows that a statement selects."""

    def sayings_at(self, table: str) -> list[SayingRow]:
        """What was said at a table, the oldest first."""
        return convert(self._read(AT, table), list[SayingRow], strict=False)

    def sayings_of(self, person: str) -> list[SayingRow]:
        """What somebody said anywhere, the oldest first."""
        return convert(self._read(OF, person), list[SayingRow], strict=False)
