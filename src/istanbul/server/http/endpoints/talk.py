"""HTTP endpoints about what people at a table say to each other."""

from __future__ import annotations

from istanbul.server.http.endpoint import Call, CallWith, endpoint
from istanbul.server.http.endpoints.tables import find
from istanbul.server.protocol.talk_bodies import Mute, Report, Say, Silence, Talked


@endpoint("GET /api/tables/{table}/talk")
async def talked(call: Call) -> Talked:
    """What was said at a table."""
    table, person = await find(call, call.part("table"))
    return await call.site.talking.heard(person, table)


@endpoint("POST /api/tables/{table}/talk")
async def say(call: CallWith[Say]) -> None:
    """Say something.

    Those who look at the table hear it at once, as the message `talk`.
    """
    await call.site.talking.say(call.person, call.part("table"), call.body)


@endpoint("POST /api/tables/{table}/talk/mute")
async def mute(call: CallWith[Mute]) -> None:
    """Hear somebody no longer, at any table; or again."""
    table = await call.site.hub.table(call.part("table"))
    row = await call.site.person(call.person)
    await call.site.talking.mute(row, table, call.body.seat, call.body.on)


@endpoint("POST /api/tables/{table}/talk/silence")
async def silence(call: CallWith[Silence]) -> None:
    """As the host: silence somebody at this table, or no longer."""
    person, body = call.person, call.body
    await call.site.hub.do(
        call.part("table"), lambda table: table.silence(person, body.seat, body.on)
    )


@endpoint("POST /api/tables/{table}/talk/report")
async def report(call: CallWith[Report]) -> None:
    """Show the host of the table something that was said."""
    table = await call.site.hub.table(call.part("table"))
    await call.site.talking.report(call.person, table, call.body.saying)
