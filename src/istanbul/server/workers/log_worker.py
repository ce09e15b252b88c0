"""The process that goes through logs: a job per line on standard input, an answer per line.

`python -m istanbul.server.workers.log_worker`, started by logs.py. A log may come from anybody and
cost much time: whoever asks kills this process when it takes too long, and nothing else suffers.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import Any, Final

import msgspec

from istanbul import all_games
from istanbul.engine.errors import GameError
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.engine.node import Json
from istanbul.server.protocol.failures import failure_of
from istanbul.server.table.fair import verify
from istanbul.server.view.replays import replay, steps


def _check(log: Log, to: int | None) -> Json:
    """Does it replay, to this entry?"""
    Match.from_log(log, all_games.game_from_header, to, keep_states=False)
    return {}


def _verify(log: Log) -> Json:
    report = verify(log)
    return {"draws": report.draws, "problem": report.problem}


JOBS: Final[dict[str, Callable[..., Any]]] = {
    "check": _check,
    "replay": replay,
    "steps": steps,
    "verify": _verify,
}


def answer(line: str | bytes) -> bytes:
    """What a job brings; or what is wrong with its log, as the protocol says it."""
    job = msgspec.json.decode(line)
    try:
        found = JOBS[job["do"]](Log.read(job["log"]), *job["args"])
    except GameError as problem:
        return msgspec.json.encode({"failure": failure_of(problem)})
    return b'{"found":' + msgspec.json.encode(found) + b"}"


def main() -> None:
    """Answer until there are no more jobs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops us
    for line in sys.stdin:
        try:
            sys.stdout.buffer.write(answer(line) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server is gone
            os._exit(1)  # quietly: nobody is left to hear a complaint


if __name__ == "__main__":
    main()
