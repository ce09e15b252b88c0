"""HTTP endpoints about tables."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import cast

from starlette.responses import Response

from istanbul.server.doors import LOOPBACK, host_of
from istanbul.server.errors import Refused
from istanbul.server.http.endpoint import Call, CallWith, endpoint
from istanbul.server.live.rooms import Room
from istanbul.server.protocol.bodies import (
    Found,
    Join,
    MyTables,
    NewSeat,
    NewTable,
    Rematch,
    TableRowInfo,
)
from istanbul.server.protocol.parts import Status as StatusWord
from istanbul.server.protocol.parts import TableInfo
from istanbul.server.store.rows import StoredTable
from istanbul.server.store.sql import TABLES_OF_PAGE
from istanbul.server.table.seats import Seat, bot_seat, person_seat
from istanbul.server.table.table import Status, Table

UNNAMED = "?"
MOST_PAGES = 1000


@endpoint("GET /api/tables", query={"page": "0 for the latest ones"})
async def my_tables(call: Call) -> MyTables:
    """My tables, the one that changed last first, a page at a time."""
    page = call.number("page", 0)
    if page is None or not 0 <= page < MOST_PAGES:
        raise Refused("bad_query", f"page: expected 0 to {MOST_PAGES - 1}")
    stored = await call.site.hub.of_person(call.person, page)
    rows = [row_info(table, call.person) for table in stored[:TABLES_OF_PAGE]]
    return MyTables(tables=rows, more=len(stored) > TABLES_OF_PAGE)


def row_info(stored: StoredTable, person: str) -> TableRowInfo:
    """A table as a line of a list."""
    row, head, seats = stored.row, stored.head, stored.row.body["seats"]
    mine = [n for n, seat in enumerate(seats) if seat["owner"] == person]
    return TableRowInfo(
        id=row.id,
        code=row.code,
        options=row.body["options"],
        status=cast(StatusWord, row.status),
        names=[seat["name"] for seat in seats],
        your_seats=mine,
        your_turn=row.status == Status.PLAYING and head is not None and head.waits_for in mine,
        created=row.created,
        changed=head.changed if head is not None else row.created,
        result=row.body.get("result"),
    )


@endpoint("POST /api/tables", costly=True)
async def new_table(call: CallWith[NewTable]) -> TableInfo:
    """Make a table, and begin at once if asked to."""
    body, hub = call.body, call.site.hub
    seats = await seats_for(call, body.seats, body.contribution)
    if body.terms.public:
        await call.site.open_tables.check_room(call.person)
    more = {
        "reserve_seconds": body.reserve_seconds,
        "increment_seconds": body.increment_seconds,
        "at_end": body.at_end,
        "away_seconds": body.away_seconds,
        "hints": body.hints,
        "shared": body.shared,
        "talk": body.talk,
        "terms": body.terms,
    }
    made = await hub.create(call.person, body.options, seats, body.turn_seconds, **more)
    if body.start:
        await hub.start(call.person, made.id)
    return await info(call, made.id)


async def seats_for(call: Call, given: Sequence[NewSeat], contribution: str) -> list[Seat]:
    """The seats that somebody asked for. Who has no name yet is called what the language says."""
    row = await call.site.person(call.person)
    seats = []
    for seat in given:
        if seat.kind == "me":
            name = seat.name or row.name or UNNAMED
            seats.append(person_seat(call.person, name, contribution))
        elif seat.kind == "bot":
            if seat.agent is None:
                raise Refused("no_agent", "a bot's seat needs `agent`")
            seats.append(bot_seat(seat.agent, seat.name))
        else:
            seats.append(Seat())
    return seats


async def find(call: Call, name: str) -> tuple[Table, str | None]:
    """A table by its id, and who asks; by the id of its watch link, where nobody is anybody."""
    person: str | None = call.person
    try:
        found = await call.site.hub.table(name)
    except Refused:
        found, person = await call.site.hub.by_watch(name), None
    found.must_be_open_to(person)
    return found, person


async def info(call: Call, name: str) -> TableInfo:
    """A table by its id, or by that of its watch link."""
    table, person = await find(call, name)
    return (call.site.rooms.of(table.id) or Room(table)).info(person)


@endpoint("POST /api/join")
async def join(call: CallWith[Join]) -> Found:
    """Find a table by its code, until it begins.

    Guessing is slow work.
    """
    limits = call.site.limits
    limits.check(limits.guesses, call.person, call.visitor)
    table = await call.site.hub.by_code(call.body.code)
    if table.status != Status.WAITING and call.person not in table.members:
        raise Refused("no_table", "there is no such table")  # nobody can join it any more
    return Found(table=table.id)


@endpoint("GET /api/tables/{table}")
async def table(call: Call) -> TableInfo:
    """A table as I may see it: its seats, its options, how far the game is."""
    return await info(call, call.part("table"))


@endpoint("DELETE /api/tables/{table}")
async def delete_table(call: Call) -> None:
    """Delete a table of mine, with its game."""
    hub, name = call.site.hub, call.part("table")
    (await hub.table(name)).must_be_deletable(call.person)
    if await hub.reader.read(lambda store: store.waits_for_rating(name)):
        raise Refused("rated", "the result of a rated game counts before the game is deleted")
    await hub.delete(call.person, name)


@endpoint("POST /api/tables/{table}/rematch", costly=True)
async def rematch(call: CallWith[Rematch]) -> TableInfo:
    """The same people and options again."""
    contribution = call.body.contribution
    made = await call.site.hub.rematch(call.person, call.part("table"), contribution)
    return await info(call, made.id)


@endpoint(
    "GET /api/tables/{table}/qr.svg", media="image/svg+xml", query={"to": "join (default) or watch"}
)
async def table_qr(call: Call) -> Response:
    """The address to join or to watch by, as a QR code."""
    found = await call.site.hub.table(call.part("table"))
    address = address_of(call)
    if call.request.query_params.get("to") == "watch":
        address += f"/#/watch/{found.watch}"
    else:
        address += f"/#/join/{found.code}"
    return Response(qr_svg(address), media_type="image/svg+xml")


def address_of(call: Call) -> str:
    """Where others find this server: not by the name that means their own computer to them."""
    host = call.request.headers.get("host", "")
    if host_of(host) in LOOPBACK and call.site.settings.lan:
        return call.site.settings.address
    return f"{call.request.url.scheme}://{host}"


def qr_svg(text: str) -> bytes:
    """A QR code as SVG, without styles or scripts."""
    import segno  # noqa: PLC0415 - a browser tab has none, and nobody to show it to

    out = io.BytesIO()
    segno.make(text, micro=False).save(
        out, kind="svg", scale=8, border=2, svgclass=None, lineclass=None
    )
    return out.getvalue()
