"""The process that goes through logs: a job per line on standard input, an answer per line.

`python -m istanbul.server.workers.log_worker`, started by logs.py. A log may come from anybody and
cost much time: whoever asks kills this process when it takes too long, and nothing else suffers.
"""

from __future__ import annotations

import msgspec
from msgspec import Raw

from istanbul import all_games
from istanbul.engine.encoded import encode
from istanbul.engine.errors import GameError
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.server.protocol.failures import failure_of
from istanbul.server.table.fair import verify
from istanbul.server.view.replays import replay, steps
from istanbul.server.workers.jobs import Check, LogAnswer, LogJob, Replay, Steps, Verify
from istanbul.server.workers.lines import answer_lines

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


def reply(line: str | bytes) -> bytes:
    """The answer to a line with a job."""
    return encode(answer(_read(line)))


def main() -> None:
    """Answer until there are no more jobs."""
    answer_lines(lambda line: reply(line) + b"\n")


if __name__ == "__main__":
    main()
