"""Every message between the server and its clients, as typed records.

One WebSocket per tab (`/api/socket`) carries JSON text frames, one message each, told apart by
`type`. A request has an `id`; exactly one answer comes back with it in `re`. What the HTTP API
takes and gives is in bodies.py, what answers are made of in parts.py. The TypeScript types, the
JSON Schema and docs/protocol.md are made from these modules by tools/protocol_files.py.

Sizes are limited here, in the types: a message that breaks one is refused while it is read.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from istanbul.engine.phrase import Phrase
from istanbul.server.protocol.parts import (
    SayingInfo,
    SeatInfo,
    SeatView,
    Status,
    StepInfo,
    TableInfo,
)

RequestId = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(max_length=64)]
Text = Annotated[str, Meta(max_length=200)]

ErrorKind = Literal["malformed", "illegal", "stale", "refused", "storage"]

SPECTATOR = -1


# --- What a client asks for -----------------------------------------------------------------------


class Request(
    Struct,
    tag_field="type",
    tag=str.lower,
    forbid_unknown_fields=True,
    omit_defaults=True,  # an older server refuses fields that it does not know
    frozen=True,
    kw_only=True,
):
    """What every request has."""

    id: RequestId


class TableRequest(Request, frozen=True, kw_only=True):
    """What those about a table have besides."""

    table: Id


class SeatRequest(TableRequest, frozen=True, kw_only=True):
    """What those about a seat have besides."""

    seat: Seat


class Watch(TableRequest, frozen=True, kw_only=True):
    """Show me a table from now on; send it again in full if I missed something.

    Answer: `table`. `table` is the id of a table where I have a seat or was invited, or the id of
    its watch link, which gives the public view only. Updates follow until `unwatch` or the end
    of the connection.
    """

    previews: bool = True
    """Include the words, and what each option would cause. Leave it out to save work."""


class Unwatch(TableRequest, frozen=True, kw_only=True):
    """Stop showing me this table. Answer: `done`."""


class Act(SeatRequest, frozen=True, kw_only=True):
    """Choose an option. Answer: `update` with my id (`done` if I do not watch the table)."""

    at: Number
    """The number of the state that the choice was made for."""
    action: Annotated[int, Meta(ge=0, le=65535)]


class Plan(SeatRequest, frozen=True, kw_only=True):
    """Several actions in a row, as texts. It stops at chance or at the first refused action.

    Answer as for `act`. If the first one is refused, nothing happens and the answer is `error`.
    """

    at: Number
    texts: Annotated[list[Text], Meta(min_length=1, max_length=32)]
    through: bool = False
    """Whatever chance says, go on: it stops only at a refused action."""


class Undo(SeatRequest, frozen=True, kw_only=True):
    """Take back this seat's last action. Answer as for `act`."""

    at: Number


class Redo(SeatRequest, frozen=True, kw_only=True):
    """Take back this seat's last undo. Answer as for `act`."""

    at: Number


class Sit(SeatRequest, frozen=True, kw_only=True):
    """Take an open seat. Answer: `done`; everyone gets `seats`."""

    name: Name
    contribution: Word = ""
    """Any text. It goes into the dice, so that the server cannot choose them alone."""


class Stand(TableRequest, frozen=True, kw_only=True):
    """Leave my seats before the game starts. Answer: `done`."""


class Bot(SeatRequest, frozen=True, kw_only=True):
    """Give a seat to a computer player; without `agent` the seat becomes open. Answer: `done`.

    The host may free every seat, somebody else only an own one. A person whose seat the host has
    freed gets the notice `notice-seat_freed`.
    """

    agent: Word | None = None


class Swap(SeatRequest, frozen=True, kw_only=True):
    """Let whoever has a seat and whoever has another change places before the game starts.

    Only the host may. Answer: `done`; everyone gets `seats`.
    """

    other: Seat


class Start(TableRequest, frozen=True, kw_only=True):
    """Start the game. Answer: `done`; everyone gets `table`."""


class Resign(SeatRequest, frozen=True, kw_only=True):
    """Resign: a computer player takes over this seat. Answer: `done`."""


class Away(SeatRequest, frozen=True, kw_only=True):
    """Let a computer player stand in. Answer: `done`.

    For an own seat at once; for another one it is a vote, which counts when its person has been
    away for the table's `away_seconds`. When all others who play have voted, it is done.
    """


class Back(SeatRequest, frozen=True, kw_only=True):
    """Take my seat back from the computer player. Answer: `done`."""


class Agree(SeatRequest, frozen=True, kw_only=True):
    """Say whether my seat agrees to hints. Answer: `done`; everyone gets `seats`."""

    hints: bool


class Hint(SeatRequest, frozen=True, kw_only=True):
    """What would a strong player do? Answer: `hints`."""

    at: Number


class Ping(Request, frozen=True, kw_only=True):
    """Are you there? Answer: `pong`."""


class Present(Request, frozen=True, kw_only=True):
    """Somebody looks at this page, or no longer does. Answer: `done`.

    Sent when the page is shown or hidden, and now and then after a key, a click or a touch. Whoever
    has done nothing for 90 seconds is not present, and is told elsewhere what waits for them.
    """

    visible: bool


Arrangement = Sit | Stand | Bot | Swap | Start | Resign | Away | Back | Agree
ClientMessage = Watch | Unwatch | Act | Plan | Undo | Redo | Arrangement | Hint | Present | Ping


# --- What the server says -------------------------------------------------------------------------


class Table(Struct, tag_field="type", tag="table", frozen=True, kw_only=True):
    """A table in full, for whoever begins to look at it."""

    re: int | None = None
    table: TableInfo
    number: int
    views: list[SeatView]
    """One for each of my seats, and a spectator's unless I have exactly one seat.

    None before the game starts.
    """
    recent: list[list[StepInfo]] = field(default_factory=list)
    """For each view, the last steps before those in the view, oldest first."""
    looked: int | None = None
    """The number of what I was told of when I last looked, with any screen; none if I never did."""


class Update(Struct, tag_field="type", tag="update", frozen=True, kw_only=True):
    """Something happened at a table.

    If `before` is not the number I know, I missed something and send `watch` again.
    """

    re: int | None = None
    table: str
    before: int
    after: int
    views: list[SeatView]
    seconds_left: float | None = None
    reserves: list[float] = field(default_factory=list)
    """By seat: what is left of its reserve of time, where there is one."""
    stopped: str | None = None
    """Why the rest of my plan was not carried out."""


class Seats(Struct, tag_field="type", tag="seats", frozen=True, kw_only=True):
    """The people at the table have changed: a seat, a connection, a stand-in."""

    table: str
    status: Status
    seats: list[SeatInfo]
    watchers: int
    your_seats: list[int]
    you_host: bool
    hints_on: bool


class Talk(Struct, tag_field="type", tag="talk", frozen=True, kw_only=True):
    """Somebody at a table has said something (`POST /api/tables/{table}/talk`)."""

    table: str
    saying: SayingInfo


class Done(Struct, tag_field="type", tag="done", frozen=True, kw_only=True):
    """The request was carried out, and is stored."""

    re: int
    number: int | None = None


class Failure(Struct, tag_field="type", tag="error", frozen=True, kw_only=True):
    """The request changed nothing. No `re` means that its id could not be read."""

    re: int | None = None
    kind: ErrorKind
    reason: str
    """The id of a message in the reader's language."""
    args: dict[str, str | int] = {}
    """What fills it."""
    message: str
    """The same in English, with what was expected."""
    number: int | None = None
    """The current state, if the request was stale."""


class Notice(Struct, tag_field="type", tag="notice", frozen=True, kw_only=True):
    """A notification: my turn at a table I am not watching, the server is stopping, and so on."""

    reason: str
    table: str | None = None
    args: dict[str, str | int] = field(default_factory=dict)


class HintInfo(Struct, frozen=True, kw_only=True):
    """One good option, best first."""

    action: int
    value: float
    """The chance to win from there, 0 to 1."""
    is_as_good: bool
    """As far as the adviser can tell, it is as good as the first."""
    reason: Phrase | None
    """Why it is good; a player need not give one."""


class Hints(Struct, tag_field="type", tag="hints", frozen=True, kw_only=True):
    """What a strong player would do."""

    re: int
    at: int
    agent: str
    hints: list[HintInfo]


class Pong(Struct, tag_field="type", tag="pong", frozen=True, kw_only=True):
    """The answer to `ping`."""

    re: int


ServerMessage = Table | Update | Seats | Talk | Done | Failure | Notice | Hints | Pong
