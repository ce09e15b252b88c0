"""What both databases answer about notices: where people are told, and what is to be told."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Final, Protocol

from msgspec import convert

from istanbul.server.store import sql
from istanbul.server.store.rows import AddressRow, DeliveryRow

ADDRESS: Final = f"SELECT {', '.join(sql.TABLES['addresses'])} FROM addresses"
DELIVERY: Final = f"SELECT {', '.join(sql.TABLES['deliveries'])} FROM deliveries"
UNDIRECTED: Final = f"{DELIVERY} WHERE state = 'waiting' AND address = '' ORDER BY due, id"
DUE: Final = (
    f"{DELIVERY} WHERE state = 'waiting' AND due <= ? AND address <> '' AND (due, id) > (?, ?)"
    " ORDER BY due, id LIMIT ?"
)
FIRST: Final = (0.0, "")
NEXT_DUE: Final = "SELECT MIN(due) FROM deliveries WHERE state = 'waiting' AND due > ?"
OF_PERSON: Final = (
    f"{DELIVERY} WHERE person = ? AND address <> '' ORDER BY created DESC, id LIMIT ?"
)
TOLD: Final = "SELECT MIN(created) FROM deliveries WHERE person = ? AND thing = ?"
MOVES: Final = (
    "SELECT t.id, COUNT(*) FROM tables t JOIN heads h ON h.table_serial = t.serial"
    " JOIN entries e ON e.table_serial = t.serial AND e.seat = h.waits_for"
)


class NoticeReads(Protocol):
    """What a store can be asked about notices."""

    def addresses_of(self, person: str) -> list[AddressRow]:
        """Where somebody is told, the oldest first."""
        ...

    def load_address(self, address: str) -> AddressRow | None:
        """One of them, whoever it belongs to."""
        ...

    def undirected(self) -> list[DeliveryRow]:
        """What is to be told wherever its person wants it, the oldest first."""
        ...

    def due_deliveries(
        self, now: float, most: int, after: tuple[float, str] = FIRST
    ) -> list[DeliveryRow]:
        """What waits to be sent and is due, the oldest first; after the row of this time and id."""
        ...

    def next_due(self, now: float) -> float | None:
        """When something is due after now."""
        ...

    def deliveries_of(self, person: str, most: int) -> list[DeliveryRow]:
        """What somebody was told, the last first."""
        ...

    def told(self, person: str, thing: str) -> float | None:
        """When somebody was first to be told a thing."""
        ...

    def moves_of_next(self, among: Collection[str] | None = None) -> dict[str, int]:
        """By table where a game is on: how many entries of its log are of the seat it waits for."""
        ...


class NoticeStore(ABC):
    """The looking half of a store, as far as notices need it."""

    @abstractmethod
    def _read(self, statement: str, *values: str | float) -> list[sql.Row]:
        """The rows that a statement selects."""

    def addresses_of(self, person: str) -> list[AddressRow]:
        """Where somebody is told, the oldest first."""
        rows = self._read(f"{ADDRESS} WHERE person = ? ORDER BY created, id", person)
        return [_address(row) for row in rows]

    def load_address(self, address: str) -> AddressRow | None:
        """One of them, whoever it belongs to."""
        for row in self._read(f"{ADDRESS} WHERE id = ?", address):
            return _address(row)
        return None

    def undirected(self) -> list[DeliveryRow]:
        """What is to be told wherever its person wants it, the oldest first."""
        return convert(self._read(UNDIRECTED), list[DeliveryRow])

    def due_deliveries(
        self, now: float, most: int, after: tuple[float, str] = FIRST
    ) -> list[DeliveryRow]:
        """What waits to be sent and is due, the oldest first; after the row of this time and id."""
        return convert(self._read(DUE, now, *after, most), list[DeliveryRow])

    def next_due(self, now: float) -> float | None:
        """When something is due after now."""
        return convert(self._read(NEXT_DUE, now)[0][0], float | None)

    def deliveries_of(self, person: str, most: int) -> list[DeliveryRow]:
        """What somebody was told, the last first."""
        return convert(self._read(OF_PERSON, person, most), list[DeliveryRow])

    def told(self, person: str, thing: str) -> float | None:
        """When somebody was first to be told a thing."""
        return convert(self._read(TOLD, person, thing)[0][0], float | None)

    def moves_of_next(self, among: Collection[str] | None = None) -> dict[str, int]:
        """By table where a game is on: how many entries of its log are of the seat it waits for."""
        where, names = sql.playing(among)
        return dict(
            convert(self._read(f"{MOVES} {where} GROUP BY t.id", *names), list[tuple[str, int]])
        )


def _address(row: sql.Row) -> AddressRow:
    *before, body, state, problem, created = row
    return convert((*before, json.loads(str(body)), state, problem, created), AddressRow)
