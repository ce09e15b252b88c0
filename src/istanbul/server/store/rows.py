"""What is stored, as plain rows, and the kinds of writes. Both databases hold the same.

Structs are made five times as quickly as frozen dataclasses, and every move makes several.
"""

from __future__ import annotations

from msgspec import Struct, field

from istanbul.engine.node import Json


class TableRow(Struct, frozen=True, array_like=True):
    """A table but for its moves: changes when somebody sits down, and when it begins or ends."""

    id: str
    code: str
    watch: str
    host: str
    status: str
    secret: str
    body: Json  # options, seats, header and the like: read as a whole, never searched
    members: tuple[str, ...] = ()  # the persons who find it in their list
    created: float = 0.0


class HeadRow(Struct, frozen=True, array_like=True):
    """Where a table stands: rewritten with every change, so it is small."""

    table: str
    number: int
    waits_for: int
    digest: str  # of the state after entry `digest_at`: the log is checked against it when loaded
    digest_at: int
    changed: float


class EntryRow(Struct, frozen=True, array_like=True):
    """An entry of a log. Only ever added."""

    table: str
    n: int
    by: int  # a seat, or CHANCE of the rules
    text: str


class PersonRow(Struct, frozen=True, array_like=True):
    """Somebody who has been here. `body` holds what the people module wants to keep."""

    id: str
    name: str
    language: str
    body: Json = field(default_factory=dict)
    created: float = 0.0


class DeviceRow(Struct, frozen=True, array_like=True):
    """Where somebody is logged in; a cookie stands for it."""

    id: str
    person: str
    label: str
    created: float
    seen: float


class ReviewRow(Struct, frozen=True, array_like=True):
    """The review of a game that is over: written once."""

    table: str
    body: str  # packed


class AddressRow(Struct, frozen=True, array_like=True):
    """Where somebody is told something: a browser, a mail address, a webhook."""

    id: str
    person: str
    channel: str
    body: Json  # what its channel needs to send anything there
    state: str  # new (not confirmed yet), ok, dead
    problem: str  # what the last try said, if it failed
    created: float


class DeliveryRow(Struct, frozen=True, array_like=True):
    """One thing to tell at one address. The id is made of both, so it is never stored twice."""

    id: str
    person: str
    address: str
    kind: str
    table: str
    thing: str
    state: str  # waiting, sent, dead, dropped (nobody needs it any more)
    tries: int
    due: float
    problem: str
    created: float


class NoticeWrite(Struct, frozen=True):
    """What is stored of notices."""

    address: AddressRow | None = None
    address_state: tuple[str, str, str] | None = None  # id, state, problem
    delete_address: str | None = None
    added: tuple[DeliveryRow, ...] = ()  # those that are there already stay as they are
    tried: DeliveryRow | None = None
    deliveries_before: float | None = None  # those that came before then are deleted


class StoredTable(Struct, frozen=True):
    """A table as the database has it: its row, and the log of its game."""

    row: TableRow
    head: HeadRow | None
    entries: list[EntryRow]


class Write(Struct, frozen=True):
    """What is stored together or not at all."""

    table: TableRow | None = None
    head: HeadRow | None = None
    entries: tuple[EntryRow, ...] = ()
    person: PersonRow | None = None
    review: ReviewRow | None = None
    delete_table: str | None = None
    delete_person: str | None = None
    device: DeviceRow | None = None
    delete_device: str | None = None
    devices_before: float | None = None  # those not seen since then are deleted
    visits_before: float | None = None  # and those of people who have done nothing
    notice: NoticeWrite | None = None
