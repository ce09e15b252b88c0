"""HTTP endpoints about the daily bazaar."""

from __future__ import annotations

from istanbul.server.http.endpoint import Call, CallWith, endpoint
from istanbul.server.http.endpoints.tables import UNNAMED, info
from istanbul.server.protocol.daily_bodies import DailyBegin, DailyPage, DailyResult
from istanbul.server.protocol.parts import TableInfo


@endpoint("GET /api/daily")
async def daily_page(call: Call) -> DailyPage:
    """The daily bazaar: today and the days before, with my streak."""
    return await call.site.daily.page(call.person)


@endpoint("POST /api/daily/{day}", costly=True)
async def begin_daily(call: CallWith[DailyBegin]) -> TableInfo:
    """Begin the game of a day, once. It counts if the day is today."""
    name = call.body.name or (await call.site.person(call.person)).name or UNNAMED
    table = await call.site.daily.begin(call.person, name, call.part("day"))
    return await info(call, table)


@endpoint("GET /api/daily/{day}", costly=True)
async def daily_result(call: Call) -> DailyResult:
    """What came of a day for me, and how the others did. Begins the review if need be."""
    return await call.site.daily.result(call.person, call.part("day"))
