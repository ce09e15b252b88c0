"""The process that reviews games: a job per line on standard input, an answer per line.

`python -m istanbul.server.workers.review_worker`, started by reviews.py. It gives way to everything
else on the machine: tables come first.
"""

from __future__ import annotations

import os
import signal
import sys
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Raw

from istanbul import all_games
from istanbul.engine.encoded import encode
from istanbul.engine.errors import GameError
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.review.judging import NODES, Judge, Position
from istanbul.review.reviewing import positions, summed
from istanbul.search.searcher import package_of, rules_of
from istanbul.server.protocol.failures import failure_of
from istanbul.server.workers import jobs
from istanbul.server.workers.jobs import JudgedPart, LogAnswer, ReviewJob

PART: Final = 10  # positions for one job
PLAIN_NODES: Final = 40  # plain rules take a hundred times as long
GIVES_WAY: Final = 10  # of `nice`

_read = msgspec.json.Decoder(ReviewJob).decode


@lru_cache(2)
def _judge(log: bytes) -> tuple[Match, list[Position], Judge, int]:
    """A game that is being reviewed; its parts come one after the other."""
    match = Match.from_log(Log.read(msgspec.json.decode(log)), all_games.game_from_header)
    nodes = NODES if rules_of(package_of(match.game))[1] else PLAIN_NODES
    return match, positions(match), Judge(match.game, nodes), nodes


def answer(job: ReviewJob) -> LogAnswer:
    """What a job brings; or what is wrong with its log, as the protocol says it."""
    try:
        match, found, judge, nodes = _judge(msgspec.json.encode(job.log))
        if isinstance(job, jobs.Sum):
            return LogAnswer(found=Raw(encode(summed(match, job.judged, nodes))))
        part = [judge.judge(position) for position in found[job.first : job.first + PART]]
        return LogAnswer(found=Raw(encode(JudgedPart(len(found), part))))
    except GameError as problem:
        return LogAnswer(failure=failure_of(problem))


def reply(line: str | bytes) -> bytes:
    """The answer to a line with a job."""
    return encode(answer(_read(line)))


def main() -> None:
    """Answer until there are no more jobs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops us
    if hasattr(os, "nice"):
        os.nice(GIVES_WAY)
    for line in sys.stdin:
        try:
            sys.stdout.buffer.write(reply(line) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server is gone
            os._exit(1)  # quietly: nobody is left to hear a complaint


if __name__ == "__main__":
    main()
