"""HTTP endpoints about finding other people."""

from __future__ import annotations

from typing import Final

from istanbul.server.errors import Refused
from istanbul.server.http.endpoint import Call, CallWith, endpoint
from istanbul.server.lobby.friends import friends_of, met
from istanbul.server.protocol.bodies import Found
from istanbul.server.protocol.lobby_bodies import (
    Friends,
    Invite,
    Lobby,
    Seek,
    Sought,
    TakeSeat,
)
from istanbul.server.store.sql import TABLES_OF_PAGE

MOST_PAGES: Final = 100
PAGES_OF_TABLES: Final = 4  # of mine, in which friends are looked for


@endpoint("GET /api/lobby", query={"page": "0 for the newest tables"})
async def lobby(call: Call) -> Lobby:
    """Public tables that wait for players, and games that everybody may look at."""
    page = call.number("page", 0)
    if page is None or not 0 <= page < MOST_PAGES:
        raise Refused("bad_query", f"page: expected 0 to {MOST_PAGES - 1}")
    return await call.site.open_tables.page(call.person, page, call.site.pairing.count())


@endpoint("POST /api/lobby/tables/{table}/seat", costly=True)
async def take_seat(call: CallWith[TakeSeat]) -> Found:
    """Sit down at a public table."""
    table = await call.site.open_tables.sit(call.person, call.part("table"), call.body)
    return Found(table=table.id)


@endpoint("POST /api/lobby/seek")
async def seek(call: CallWith[Seek]) -> Sought:
    """Look for others who would play the same, or go on looking."""
    return await call.site.pairing.seek(call.person, call.body)


@endpoint("DELETE /api/lobby/seek")
async def stop_seeking(call: Call) -> None:
    """Look for others no longer."""
    call.site.pairing.stop(call.person)


@endpoint("GET /api/friends", costly=True)
async def friends(call: Call) -> Friends:
    """People I have played with."""
    tables = []
    for page in range(PAGES_OF_TABLES):
        found = await call.site.hub.of_person(call.person, page)
        tables += found[:TABLES_OF_PAGE]
        if len(found) <= TABLES_OF_PAGE:
            break
    return Friends(friends=friends_of(call.person, tables))


@endpoint("POST /api/tables/{table}/invite")
async def invite(call: CallWith[Invite]) -> None:
    """Invite somebody I have played with to a table where I sit or am the host."""
    site, body = call.site, call.body
    site.limits.check(site.limits.invitations, call.person)
    table = await site.hub.table(call.part("table"))
    # From the store: another server may own it.
    where = await site.hub.reader.read(lambda store: store.load_table(body.met))
    friend = met(call.person, where, body.seat)
    if call.person not in table.members:
        raise Refused("no_seat", "you have no seat at this table")
    table.must_be_waiting()
    if call.person not in await site.talking.muted_by(friend):  # they are not told that they are
        await site.notices.invite(friend, table.id)
