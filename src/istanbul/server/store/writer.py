"""One thread that owns the database, and commits in groups.

What queues up while a commit is on its way to the disk goes together into the next one: under load
a group is large, and without load nobody waits for others to come (a collecting delay only costs).
"""

from __future__ import annotations

import threading
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, TypeVar

from istanbul.server.records import Write
from istanbul.server.store.base import Conflict, StorageFailed, Store

T = TypeVar("T")
Done = Callable[[StorageFailed | None], None]


@dataclass(frozen=True, slots=True)
class _Writing:
    write: Write
    done: Done


@dataclass(frozen=True, slots=True)
class _Reading:
    ask: Callable[[Store], Any]
    answer: Future[Any]


_Job = _Writing | _Reading | None  # None: stop


class Writer:
    """The way to a store for an event loop. `done` and answers come in the loop's thread."""

    def __init__(self, store: Store, loop: AbstractEventLoop) -> None:
        self.commits = 0
        self.writes = 0
        self._store = store
        self._loop = loop
        self._jobs: SimpleQueue[_Job] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, write: Write, done: Done) -> None:
        """Store this; `done` is called when it is on the disk, or with what went wrong."""
        self._jobs.put(_Writing(write, done))

    async def stored(self, write: Write) -> None:
        """Store this and wait for it."""
        waiting: Future[None] = self._loop.create_future()
        self.write(write, lambda problem: _settle(waiting, None, problem))
        await waiting

    async def read(self, ask: Callable[[Store], T]) -> T:
        """Ask the store something."""
        answer: Future[T] = self._loop.create_future()
        self._jobs.put(_Reading(ask, answer))
        return await answer

    async def close(self) -> None:
        """Store what is queued, and close the database."""
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._thread.join)
        self._store.close()

    # In the thread.

    def _run(self) -> None:
        going_on = True
        while going_on:
            jobs = [self._jobs.get()]
            while not self._jobs.empty():
                jobs.append(self._jobs.get())
            going_on = None not in jobs
            self._commit([job for job in jobs if isinstance(job, _Writing)])
            for job in jobs:
                if isinstance(job, _Reading):
                    self._answer(job)

    def _commit(self, group: Sequence[_Writing]) -> None:
        if not group:
            return
        problem = self._try([job.write for job in group])
        if isinstance(problem, Conflict) and len(group) > 1:
            # One of them is at fault: each gets an answer of its own.
            problems = [self._try([job.write]) for job in group]
        else:
            problems = [problem] * len(group)
        answers = [(job.done, each) for job, each in zip(group, problems, strict=True)]
        self._tell(lambda: _tell_all(answers))

    def _try(self, batch: Sequence[Write]) -> StorageFailed | None:
        try:
            self._store.write(batch)
        except StorageFailed as problem:
            return problem
        except Exception as problem:  # whoever waits must hear of it, and the thread must live on
            return Conflict(f"not stored: {problem!r}")  # something in it cannot be written at all
        self.commits += 1
        self.writes += len(batch)
        return None

    def _answer(self, job: _Reading) -> None:
        try:
            found, problem = job.ask(self._store), None
        except Exception as raised:  # whoever waits must hear of it, and the thread must live on
            found, problem = None, raised
        self._tell(lambda: _settle(job.answer, found, problem))

    def _tell(self, what: Callable[[], None]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(what)


def _tell_all(answers: Sequence[tuple[Done, StorageFailed | None]]) -> None:
    for done, problem in answers:
        done(problem)


def _settle(future: Future[T], found: T, problem: Exception | None) -> None:
    if future.cancelled():
        return
    if problem is None:
        future.set_result(found)
    else:
        future.set_exception(problem)
