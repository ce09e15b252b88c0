"""HTTP endpoints about logs: download, upload, replay, fork, check of the dice."""

from __future__ import annotations

from starlette.responses import Response

from istanbul.engine.errors import Fault, MalformedInput
from istanbul.engine.game import SPECTATOR
from istanbul.engine.log import Log
from istanbul.engine.node import Json
from istanbul.server.errors import Refused
from istanbul.server.http.endpoint import Call, CallWith, endpoint
from istanbul.server.http.endpoints.tables import find, info, seats_for
from istanbul.server.limits import LARGEST_LOG
from istanbul.server.protocol.bodies import (
    Fork,
    ForkLog,
    NewSeat,
    Replay,
    ReplayBody,
    ReviewPart,
    Steps,
    Uploaded,
    Verified,
)
from istanbul.server.protocol.parts import TableInfo
from istanbul.server.protocol.route_bodies import Route, RouteBody
from istanbul.server.table.seats import SeatKind
from istanbul.server.table.table import Status, Table
from istanbul.server.view.replays import FRAMES


def read_log(given: Json) -> Log:
    """A log that somebody sent; how long it may be is checked where it is gone through."""
    log = Log.read(given)
    if "position" in log.header:
        text = "log: expected one from the beginning of a game, not from a position"
        raise MalformedInput(text, Fault("file-log_position"))
    return log


def _json(found: bytes) -> Response:
    return Response(found, media_type="application/json")


@endpoint("GET /api/tables/{table}/log", media="application/x-ndjson", costly=True)
async def table_log(call: Call) -> Response:
    """The log of a game that is over, as JSON lines."""
    table, person = await find(call, call.part("table"))
    log = _told_to(table.log(), table, person)
    headers = {"Content-Disposition": 'attachment; filename="istanbul.jsonl"'}
    return Response(log.to_lines(), media_type="application/x-ndjson", headers=headers)


@endpoint(
    "GET /api/tables/{table}/replay",
    answer=Replay,
    costly=True,
    query={"viewer": "a seat, or -1", "first": "the first frame", "last": "the last frame"},
)
async def table_replay(call: Call) -> Response:
    """The views of a game, step by step; before its end only my own."""
    log, viewer, is_on = await _open_log(call)
    first = call.number("first", 0)
    assert first is not None
    last = call.number("last", first + FRAMES - 1)
    return _json(await call.site.hub.logs.replay(call.person, log, viewer, (first, last), is_on))


@endpoint(
    "GET /api/tables/{table}/steps", answer=Steps, costly=True, query={"viewer": "a seat, or -1"}
)
async def table_steps(call: Call) -> Response:
    """The events of a game, step by step; before its end only those I may see."""
    return _json(await call.site.hub.logs.steps(call.person, *await _open_log(call)))


@endpoint(
    "GET /api/tables/{table}/review",
    query={"after": "how many of what was judged are known already"},
)
async def table_review(call: Call) -> ReviewPart:
    """The review of a game that is over: how far it is, or all of it.

    Whoever asks first begins it; ask again for what has been found since.
    """
    table, person = await find(call, call.part("table"))
    after = call.number("after", 0)
    assert after is not None
    log = _told_to(table.log(), table, person)
    part = await call.site.reviews.part(call.person, table.id, log, after)
    if part.review is not None and person is not None:
        await call.site.mistakes.note(person, table, part.review)
    return part


@endpoint("POST /api/tables/{table}/route", answer=Route, costly=True)
async def table_route(call: CallWith[RouteBody]) -> Response:
    """What a route over my next turns comes to: what I would have after each stop, and the odds.

    It begins at the present, or at a frame of the replay. Nothing is stored, and nobody is told.
    """
    log, _, is_on = await _open_log(call, call.body.seat)
    return _json(await call.site.hub.logs.route(call.person, log, call.body, is_on))


async def _open_log(call: Call, seat: int | None = None) -> tuple[Log, int, bool]:
    """The log of a table, the viewer through whose eyes it is to be gone through, and is it on?

    When a game is over everybody may see it through any eyes; before, only through their own.
    """
    table, person = await find(call, call.part("table"))
    viewer = call.number("viewer", SPECTATOR) if seat is None else seat
    assert viewer is not None
    if table.match is None:
        raise Refused("not_begun", "the game has not begun: there is no log yet")
    own = table.viewer_of(person) if person is not None else []
    if table.status != Status.OVER and viewer not in (SPECTATOR, *own):
        raise Refused("not_over", "other seats can be seen when the game is over")
    log, is_on = _told_to(table.match.log, table, person), table.status != Status.OVER
    known = None if own or table.late is None or not is_on else table.late.entries
    return Log(log.header, log.entries[:known], log.result), viewer, is_on


def _told_to(log: Log, table: Table, person: str | None) -> Log:
    """A log for somebody. Games that began under version 3 of the database name the table's id.

    Whoever has the watch link only must not learn it, so they get such a log without its dice.
    """
    fair = log.header.get("fair", {})
    if person is not None or fair.get("table") != table.id:
        return log
    header = {key: value for key, value in log.header.items() if key != "fair"}
    return Log(header, log.entries, log.result)


@endpoint("POST /api/logs/replay", answer=Replay, costly=True, largest=LARGEST_LOG)
async def replay_log(call: CallWith[ReplayBody]) -> Response:
    """Look at a log that is sent along, entry by entry."""
    body, log = call.body, read_log(call.body.log)
    logs = call.site.hub.logs
    return _json(await logs.replay(call.person, log, body.viewer, (body.first, body.last)))


@endpoint("POST /api/logs", costly=True, largest=LARGEST_LOG)
async def upload(call: CallWith[Uploaded]) -> TableInfo:
    """Store a finished game's log among my tables.

    An unfinished one is refused: dice to come are not its own.
    """
    log = read_log(call.body.log)
    if log.result is None:
        raise Refused("not_over", "expected the log of a finished game; use fork to play on")
    made = await call.site.hub.fork(call.person, log)
    return await info(call, made.id)


@endpoint("POST /api/logs/verify", answer=Verified, costly=True, largest=LARGEST_LOG)
async def verify_log(call: CallWith[Uploaded]) -> Response:
    """Check the dice and draws of a log."""
    return _json(await call.site.hub.logs.verify(call.person, read_log(call.body.log)))


@endpoint("POST /api/tables/{table}/fork", costly=True)
async def fork(call: CallWith[Fork]) -> TableInfo:
    """Continue from an entry of a finished game."""
    table, _ = await find(call, call.part("table"))
    made = await call.site.hub.fork(call.person, table.id, call.body.entry)
    return await _seated(call, made)


@endpoint("POST /api/logs/fork", costly=True, largest=LARGEST_LOG)
async def fork_log(call: CallWith[ForkLog]) -> TableInfo:
    """Continue from an entry of a log that is sent along."""
    made = await call.site.hub.fork(call.person, read_log(call.body.log), call.body.entry)
    return await _seated(call, made)


async def _seated(call: CallWith[Fork] | CallWith[ForkLog], made: Table) -> TableInfo:
    """Put everybody on their seats; without an open one the game goes on at once."""
    given: list[NewSeat] = call.body.seats
    problem = None
    if len(given) != len(made.seats):
        problem = Refused("wrong_seats", f"seats: expected {len(made.seats)}, got {len(given)}")
    elif made.status == Status.OVER:
        problem = Refused("not_playing", "the game is over there: nothing is left to play")
    if problem is not None:
        await call.site.hub.delete(call.person, made.id)
        raise problem
    for number, seat in enumerate(await seats_for(call, given, call.body.contribution)):
        if seat.kind == SeatKind.PERSON:
            who = (call.person, number, seat.name, seat.contribution)
            await call.site.hub.do(made.id, lambda table, who=who: table.sit(*who))  # type: ignore[misc]  # bound now
        elif seat.agent is not None:
            bot = (call.person, number, seat.agent)
            await call.site.hub.do(made.id, lambda table, bot=bot: table.add_bot(*bot))  # type: ignore[misc]  # bound now
    if all(seat.kind != "open" for seat in given):
        await call.site.hub.start(call.person, made.id)
    return await info(call, made.id)
