"""HTTP endpoints about logs: download, upload, replay, fork, check of the dice."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from istanbul.engine.game import SPECTATOR
from istanbul.engine.log import Log
from istanbul.engine.node import Json
from istanbul.server.bodies import NewSeat, Replay
from istanbul.server.fair import verify
from istanbul.server.http import Call
from istanbul.server.http_tables import finished, info, seats_for
from istanbul.server.protocol import TableInfo
from istanbul.server.replays import FRAMES, replay
from istanbul.server.seats import Refused, SeatKind
from istanbul.server.table import Table

MOST_ENTRIES = 5000  # a long game has 1,000; more would only keep the server busy


def read_log(given: Json) -> Log:
    """A log that somebody sent."""
    log = Log.read(given)
    if len(log.entries) > MOST_ENTRIES:
        raise Refused("too_large", f"expected at most {MOST_ENTRIES} entries")
    return log


async def table_log(call: Call) -> Response:
    """The log as I may see it: through my first seat's eyes, or those of a spectator."""
    try:
        table = await call.site.hub.table(call.part("table"))
        seats = table.viewer_of(call.person)
    except Refused:
        table, seats = await call.site.hub.by_watch(call.part("table")), []
    log = table.log_for(seats[0] if seats else SPECTATOR)
    headers = {"Content-Disposition": 'attachment; filename="istanbul.jsonl"'}
    return Response(log.to_lines(), media_type="application/x-ndjson", headers=headers)


async def table_replay(call: Call) -> Replay:
    """A finished game, entry by entry."""
    table = finished(await call.site.hub.table(call.part("table")))
    viewer, first = call.number("viewer", SPECTATOR), call.number("first", 0)
    assert viewer is not None
    assert first is not None
    return await asyncio.to_thread(
        replay, table.log_for(), viewer, first, call.number("last", first + FRAMES - 1)
    )


async def replay_log(call: Call) -> Replay:
    """A log that is sent along, entry by entry."""
    body = call.body
    return await asyncio.to_thread(replay, read_log(body.log), body.viewer, body.first, body.last)


async def upload(call: Call) -> TableInfo:
    """Keep a log among my tables. It must be of a finished game: dice to come are not its own."""
    log = read_log(call.body.log)
    if log.result is None:
        raise Refused("not_over", "expected the log of a finished game; use fork to play on")
    made = await call.site.hub.import_log(call.person, log)
    return await info(call, made.id)


async def verify_log(call: Call) -> Json:
    """Work out all dice and draws of a finished game again."""
    report = await asyncio.to_thread(verify, read_log(call.body.log))
    return {"draws": report.draws, "problem": report.problem}


async def fork(call: Call) -> TableInfo:
    """Play on from an entry of a finished game."""
    made = await call.site.hub.fork(call.person, call.part("table"), call.body.entry)
    return await _seated(call, made)


async def fork_log(call: Call) -> TableInfo:
    """Play on from an entry of a log that is sent along."""
    made = await call.site.hub.fork(call.person, read_log(call.body.log), call.body.entry)
    return await _seated(call, made)


async def _seated(call: Call, made: Table) -> TableInfo:
    """Put everybody on their seats; without an open one the game goes on at once."""
    given: list[NewSeat] = call.body.seats
    if len(given) != len(made.seats):
        await call.site.hub.delete(call.person, made.id)
        raise Refused("wrong_seats", f"seats: expected {len(made.seats)}, got {len(given)}")
    for number, seat in enumerate(await seats_for(call, given, call.body.contribution)):
        if seat.kind == SeatKind.PERSON:
            who = (call.person, number, seat.name, seat.contribution)
            await call.site.hub.do(made.id, lambda table, who=who: table.sit(*who))  # type: ignore[misc]  # bound now
        elif seat.agent is not None:
            bot = (call.person, number, seat.agent)
            await call.site.hub.do(made.id, lambda table, bot=bot: table.add_bot(*bot))  # type: ignore[misc]  # bound now
    if all(seat.kind != "open" for seat in given):
        await call.site.hub.do(made.id, lambda table: table.start(call.person))
    return await info(call, made.id)
