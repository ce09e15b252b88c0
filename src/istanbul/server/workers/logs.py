"""Going through logs that may come from anybody, in a process that can be killed."""

from __future__ import annotations

from typing import Final

import msgspec

from istanbul.engine.encoded import encode
from istanbul.engine.errors import Fault, IllegalAction, MalformedInput
from istanbul.engine.log import Log
from istanbul.engine.node import Json
from istanbul.server.errors import Refused
from istanbul.server.protocol.route_bodies import RouteBody
from istanbul.server.workers.jobs import Check, LogAnswer, LogJob, Plan, Replay, Steps, Verify
from istanbul.server.workers.pool import Job, Pool

SECONDS: Final = 10.0  # for one job; a long game takes less than one
MOST_ENTRIES: Final = 5000  # a long game has 1,000
MOST_WAITING: Final = 4  # jobs of one person at a time


_read = msgspec.json.Decoder(LogAnswer).decode


class Logs:
    """What can be asked about a log. Every answer is JSON, ready to be sent."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._pool = Pool(["istanbul.server.workers.log_worker"], 1, seconds)

    async def replay(
        self,
        person: str,
        log: Log,
        viewer: int,
        frames: tuple[int, int | None],
        is_on: bool = False,
    ) -> bytes:
        """Views from one step to another; of a game that is on, as it was told to the viewer."""
        return await self._ask(person, log, Replay(log.to_json(), viewer, *frames, is_on))

    async def steps(self, person: str, log: Log, viewer: int, is_on: bool) -> bytes:
        """What happened, step by step."""
        return await self._ask(person, log, Steps(log.to_json(), viewer, is_on))

    async def route(self, person: str, log: Log, wanted: RouteBody, is_on: bool) -> bytes:
        """What a route comes to; of a game that is on, from what its seat was told."""
        job = Plan(log.to_json(), wanted.seat, wanted.at, wanted.stops, is_on)
        return await self._ask(person, log, job)

    async def verify(self, person: str, log: Log) -> bytes:
        """Do its dice follow from what was published?"""
        return await self._ask(person, log, Verify(log.to_json()))

    async def check(self, person: str, log: Log, to: int | None = None) -> None:
        """Raises what is wrong with it, unless it replays; then it does so in bounded time."""
        await self._ask(person, log, Check(log.to_json(), to))

    async def close(self) -> None:
        """Stop at once, whatever is being worked on."""
        await self._pool.close()

    async def _ask(self, person: str, log: Log, job: LogJob) -> bytes:
        if len(log.entries) > MOST_ENTRIES:
            raise Refused("too_large", f"expected at most {MOST_ENTRIES} entries")
        if self._pool.turns.waiting(person) >= MOST_WAITING:
            raise Refused("too_fast", "your last logs are still being worked on")
        what = type(job).__name__

        def told(problem: Exception) -> Json:
            return {"job": what, "entries": len(log.entries), "error": type(problem).__name__}

        answer = await self._pool.ask(Job(encode(job) + b"\n", told, person), _read)
        if answer is None:
            raise Refused("too_costly", "this log takes too long to go through")
        if answer.failure is None:
            return bytes(answer.found)
        problem = MalformedInput if answer.failure.kind == "malformed" else IllegalAction
        if answer.failure.kind == "refused":
            reason = answer.failure.reason.removeprefix("refused-")
            raise Refused(reason, answer.failure.message)
        raise problem(answer.failure.message, Fault(answer.failure.reason, answer.failure.args))
