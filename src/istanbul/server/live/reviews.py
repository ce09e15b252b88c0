"""Reviews of finished games: worked out part by part in a process of their own, and kept.

A part is a job like any other, so that reviews of several people take turns.
"""

from __future__ import annotations

import asyncio
import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass, field
from typing import Final

import msgspec

from istanbul.engine.encoded import encode
from istanbul.engine.log import Log
from istanbul.engine.node import Json
from istanbul.review.records import Choice, Judged, Review
from istanbul.server.errors import Refused
from istanbul.server.machine import IS_TAB
from istanbul.server.protocol.bodies import ReviewPart
from istanbul.server.protocol.daily_bodies import DailyMaster
from istanbul.server.store.reader import Reader
from istanbul.server.store.rows import ReviewRow, Write
from istanbul.server.store.writer import Writer
from istanbul.server.workers.jobs import (
    Judge,
    JudgeAnswer,
    JudgedPart,
    LogAnswer,
    PlayDay,
    ReviewJob,
    Sum,
)
from istanbul.server.workers.logs import MOST_ENTRIES
from istanbul.server.workers.pool import Away, Job, Pool

SECONDS: Final = 60.0  # for one part
MOST_AT_WORK: Final = 20  # games that are being reviewed

_read = msgspec.json.Decoder(LogAnswer).decode
_part = msgspec.json.Decoder(JudgedPart).decode
_choice = msgspec.json.Decoder(Choice).decode
_master = msgspec.json.Decoder(DailyMaster | None).decode
_review = msgspec.json.Decoder(Review).decode


@dataclass
class _AtWork:
    """A review that is being worked out."""

    person: str
    judged: list[Judged] = field(default_factory=list)
    total: int = 0
    problem: Exception | None = None


class Reviews:
    """The reviews of all tables."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer
        module = "tab_reviews" if IS_TAB else "review_worker"
        self._pool = Pool([f"istanbul.server.workers.{module}"], 1, SECONDS)
        self._at_work: dict[str, _AtWork] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def think_away(self, away: Away) -> None:
        """Let workers of other machines judge, where there are any."""
        self._pool.away = away

    @property
    def answered_away(self) -> int:
        """How many jobs workers of other machines have done."""
        return self._pool.answered_away

    async def part(self, person: str, table: str, log: Log, after: int) -> ReviewPart:
        """How far the review of a game is, and what it found after so many; it begins if need be.

        Whoever asks for the first time begins it. One review of a person at a time.
        """
        now = self._at_work.get(table)
        if now is None:
            kept = await self._reader.read(lambda store: store.load_review(table))
            if kept is not None:
                review = _review(zlib.decompress(b64decode(kept)))
                n = len(review.choices) + len(review.luck)
                return ReviewPart(done=n, total=n, judged=[], review=review)
            now = self._at_work.get(table) or self._begin(person, table, log)
        if now.problem is not None:
            del self._at_work[table]  # to be asked for again
            raise now.problem
        return ReviewPart(
            done=len(now.judged), total=now.total, judged=now.judged[max(0, after) :], review=None
        )

    def _begin(self, person: str, table: str, log: Log) -> _AtWork:
        if len(log.entries) > MOST_ENTRIES:
            raise Refused("too_large", f"expected at most {MOST_ENTRIES} entries")
        self._at_work = {key: one for key, one in self._at_work.items() if one.problem is None}
        running = [one.person for one in self._at_work.values()]
        if len(running) >= MOST_AT_WORK or person in running:
            raise Refused("too_fast", "your last review is still being worked on")
        now = self._at_work[table] = _AtWork(person)
        task = asyncio.create_task(self._work(now, table, log.to_json()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return now

    async def _work(self, now: _AtWork, table: str, log: Json) -> None:
        try:
            while not now.total or len(now.judged) < now.total:
                part = _part(await self._ask(now, Judge(log, len(now.judged))))
                now.total = part.total
                now.judged += part.judged
            whole = await self._ask(now, Sum(log, now.judged))
            body = b64encode(zlib.compress(whole)).decode()  # a seventh of 200 kilobytes
            await self._writer.stored(Write(review=ReviewRow(table, body)))
            del self._at_work[table]
        except Exception as problem:  # whoever asks next is told
            now.problem = problem

    async def judge(self, person: str, log: Log, n: int, text: str) -> Choice:
        """What somebody would do now where entry `n` of a finished game was chosen."""
        return _choice(await self._ask(_AtWork(person), JudgeAnswer(log.to_json(), n, text)))

    async def master_of(self, person: str, day: str) -> DailyMaster | None:
        """What `master` makes of a daily bazaar; nothing where that would take too long."""
        found: DailyMaster | None = _master(await self._ask(_AtWork(person), PlayDay(day)))
        return found

    async def _ask(self, now: _AtWork, job: ReviewJob) -> bytes:
        def told(problem: Exception) -> Json:
            return {"job": type(job).__name__, "error": type(problem).__name__}

        found = await self._pool.ask(Job(encode(job) + b"\n", told, now.person), _read)
        if found is None or found.failure is not None:
            raise Refused("no_review", "this game cannot be reviewed")
        return bytes(found.found)

    async def close(self) -> None:
        """Stop at once, whatever is being worked on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.close()
