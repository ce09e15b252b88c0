"""HTTP endpoints about the solo races."""

from __future__ import annotations

from istanbul.server.http.endpoint import Call, CallWith, endpoint
from istanbul.server.http.endpoints.tables import UNNAMED, info
from istanbul.server.protocol.parts import TableInfo
from istanbul.server.protocol.race_bodies import RaceBegin, RaceInfo, RacePage


@endpoint("GET /api/races")
async def race_page(call: Call) -> RacePage:
    """The solo races, and how I did."""
    return await call.site.races.page(call.person)


@endpoint("GET /api/races/{race}")
async def race_result(call: Call) -> RaceInfo:
    """A solo race, and how I did."""
    return await call.site.races.race(call.person, call.part("race"))


@endpoint("POST /api/races/{race}", costly=True)
async def begin_race(call: CallWith[RaceBegin]) -> TableInfo:
    """Begin a solo race, or go on with it."""
    table = await call.site.races.begin(call.person, await _called(call), call.part("race"))
    return await info(call, table)


@endpoint("POST /api/races/{race}/route", costly=True)
async def race_route(call: CallWith[RaceBegin]) -> TableInfo:
    """The best route known, as a finished game to look at. I must have run the race before."""
    table = await call.site.races.route(call.person, await _called(call), call.part("race"))
    return await info(call, table)


async def _called(call: CallWith[RaceBegin]) -> str:
    return call.body.name or (await call.site.person(call.person)).name or UNNAMED
