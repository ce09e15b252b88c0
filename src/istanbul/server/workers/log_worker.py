"""The process that goes through logs: a job per line on standard input, an answer per line.

`python -m istanbul.server.workers.log_worker`, started by logs.py. A log may come from anybody and
cost much time: whoever asks kills this process when it takes too long, and nothing else suffers.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Raw

from istanbul import all_games
from istanbul.engine.encoded import encode
from istanbul.engine.errors import GameError
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.engine.state import State
from istanbul.server.protocol.failures import failure_of
from istanbul.server.table.fair import verify
from istanbul.server.view.replays import replay, state_at, steps
from istanbul.server.view.routes import route
from istanbul.server.workers.jobs import Check, LogAnswer, LogJob, Plan, Replay, Steps, Verify
from istanbul.server.workers.lines import answer_lines

KEPT: Final = 8  # positions from which routes begin

_read = msgspec.json.Decoder(LogJob).decode


def answer(job: LogJob) -> LogAnswer:
    """What a job brings; or what is wrong with its log, as the protocol says it."""
    try:
        return LogAnswer(found=Raw(encode(_found(job))))
    except GameError as problem:
        return LogAnswer(failure=failure_of(problem))


def _found(job: LogJob) -> object:
    log = Log.read(job.log)
    match job:
        case Check():
            Match.from_log(log, all_games.game_from_header, job.to, keep_states=False)
            return None
        case Replay():
            return replay(log, job.viewer, job.first, job.last, job.is_on)
        case Steps():
            return steps(log, job.viewer, job.is_on)
        case Verify():
            return verify(log)
        case Plan():
            return route(_begin(encode(job.log), job.seat, job.at, job.is_on), job.seat, job.stops)


@lru_cache(KEPT)
def _begin(log: bytes, seat: int, at: int | None, is_on: bool) -> State:
    """Where a route begins: whoever plans one asks again after every stop."""
    return state_at(Log.read(msgspec.json.decode(log)), seat, at, is_on)


def reply(line: str | bytes) -> bytes:
    """The answer to a line with a job."""
    return encode(answer(_read(line)))


def main() -> None:
    """Answer until there are no more jobs."""
    answer_lines(lambda line: reply(line) + b"\n")


if __name__ == "__main__":
    main()
