"""What is stored, as plain rows, and the kinds of writes. Both databases hold the same.

Structs are made five times as quickly as frozen dataclasses, and every move makes several.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from istanbul.engine.node import Json

Way = Literal["link", "passkey", "code"]
"""How a browser becomes somebody who is known elsewhere."""
Came = Way | Literal[""]
"""How a device became somebody's; nothing for their first one."""


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
    since: float = 0.0  # when the clock of the seat that decides began to run; 0 without a clock
    clock: str = ""  # what it showed then


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
    came: Came = ""


class PasskeyRow(Struct, frozen=True, array_like=True):
    """A passkey: only its public half is here."""

    id: str  # as its authenticator calls it, base64url
    person: str
    public_key: str  # COSE, base64url
    counter: int  # of its signatures: one that goes back is a copy of the key
    label: str
    created: float
    used: float


class CodeRow(Struct, frozen=True, array_like=True):
    """A recovery code that has not been used. The code itself is stored nowhere."""

    mark: str
    person: str
    created: float


class KeepWrite(Struct, frozen=True):
    """What is stored of the ways to keep an identity."""

    passkey: PasskeyRow | None = None
    delete_passkey: str | None = None
    codes: tuple[CodeRow, ...] = ()  # in place of all that this person had
    used_code: str | None = None  # its mark


class ReviewRow(Struct, frozen=True, array_like=True):
    """The review of a game that is over: written once."""

    table: str
    body: str  # packed


class StudyRow(Struct, frozen=True, array_like=True):
    """Something that somebody has learned: an answered puzzle, a rating. The last one counts."""

    person: str
    kind: str
    item: str
    body: Json


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
    address: str  # empty: it is still to be seen where the person wants to be told
    kind: str
    table: str
    thing: str
    state: str  # waiting, sent, dead, dropped (nobody needs it any more)
    tries: int
    due: float
    problem: str
    created: float


class SayingRow(Struct, frozen=True, array_like=True):
    """Something that somebody at a table said. Deleted with the table, and with the person."""

    id: str
    table: str
    person: str
    seat: int
    entry: int  # of the log, after which it was said
    kind: Literal["phrase", "reaction", "text"]
    what: str
    reported: bool
    created: float


class NoticeWrite(Struct, frozen=True):
    """What is stored of notices."""

    address: AddressRow | None = None
    address_state: tuple[str, str, str] | None = None  # id, state, problem
    delete_address: str | None = None
    added: tuple[DeliveryRow, ...] = ()  # those that are there already stay as they are
    tried: DeliveryRow | None = None
    directed: str | None = None  # one without an address, in whose place others were added
    deliveries_before: float | None = None  # those that came before then are deleted


class RatingRow(Struct, frozen=True, array_like=True):
    """How strong somebody is in one pool: a game at a speed."""

    person: str
    pool: str
    mu: float
    sigma: float
    games: int


class RatedRow(Struct, frozen=True, array_like=True):
    """A game that was rated, for one of its people: written once."""

    table: str
    person: str
    pool: str
    seat: int
    place: int
    players: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    weight: float
    ended: float


class RatingWrite(Struct, frozen=True):
    """What one game has made of ratings.

    A second one for the same table is a conflict, and so is one that builds on a rating which has
    changed meanwhile.
    """

    table: str
    ratings: tuple[RatingRow, ...] = ()
    games: tuple[RatedRow, ...] = ()


class TournamentRow(Struct, frozen=True, array_like=True):
    """A tournament: rewritten whole with every change, which are few."""

    id: str
    host: str
    status: str
    body: Json
    created: float
    members: tuple[str, ...] = ()  # who finds it among theirs
    version: int = 1  # one more with every change; one that was there already is a conflict


class StoredTable(Struct, frozen=True):
    """A table as the database has it: its row, and the log of its game."""

    row: TableRow
    head: HeadRow | None
    entries: list[EntryRow]


class Fence(Struct, frozen=True):
    """Who writes to a table, where several servers share the database (fencing.py)."""

    table: str
    node: str
    epoch: int


class Write(Struct, frozen=True):
    """What is stored together or not at all."""

    table: TableRow | None = None
    head: HeadRow | None = None
    entries: tuple[EntryRow, ...] = ()
    person: PersonRow | None = None
    review: ReviewRow | None = None
    studies: tuple[StudyRow, ...] = ()
    delete_table: str | None = None
    delete_person: str | None = None
    device: DeviceRow | None = None
    delete_device: str | None = None
    devices_before: float | None = None  # those not seen since then are deleted
    visits_before: float | None = None  # and those of people who have done nothing
    notice: NoticeWrite | None = None
    keep: KeepWrite | None = None
    saying: SayingRow | None = None
    reported: str | None = None  # the id of a saying
    to_rate: str | None = None  # a table whose game is over and waits to be rated
    rating: RatingWrite | None = None
    tournament: TournamentRow | None = None
    delete_tournament: str | None = None
    slept: float = 0.0  # seconds that no server ran: they are taken off every clock
    fence: Fence | None = None  # refused unless it holds
