"""One thread that writes to the database, and commits in groups.

What comes while a commit is on its way to the disk goes together into the next one: under load a
group is large, and without load nobody waits for others to come (a collecting delay only costs).
The thread has one group at a time, so that it is woken once for each and not for every write.
"""

from __future__ import annotations

import logging
import threading
import time
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from functools import partial
from queue import SimpleQueue
from typing import Final, TypeVar

from msgspec import Struct

from istanbul.server.errors import Conflict, StorageFailed, Unwritable
from istanbul.server.machine import IS_TAB
from istanbul.server.store.base import Store
from istanbul.server.store.rows import Write

LOG: Final = logging.getLogger("istanbul.server.store")
TELL_SECONDS: Final = 60.0  # between two lines in the log about the same trouble

T = TypeVar("T")
Done = Callable[[StorageFailed | None], None]


class _Job(Struct, frozen=True):
    write: Write
    done: Done


_Group = list[_Job]


class Writer:
    """The way into a store for an event loop. `done` is called in the loop's thread."""

    def __init__(self, store: Store, loop: AbstractEventLoop) -> None:
        self.commits = 0
        self.failures = 0
        self.problem: str | None = None
        """Why the last commit failed; None as long as they do not."""
        self._told = -TELL_SECONDS
        self._store = store
        self._loop = loop
        self._gathered: _Group = []
        self._asked = False  # to hand over what is gathered
        self._at_work = False  # has the thread a group?
        self._groups: SimpleQueue[_Group | None] = SimpleQueue()  # None: stop
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        if not IS_TAB:
            self._thread.start()

    def write(self, write: Write, done: Done) -> None:
        """Store this; `done` is called when it is on the disk, or with what went wrong."""
        self._gather(_Job(write, done))

    async def stored(self, write: Write) -> None:
        """Write this; returns when it is on disk, or raises why it is not."""
        waiting: Future[None] = self._loop.create_future()
        self.write(write, lambda problem: settle(waiting, None, problem))
        await waiting

    async def close(self) -> None:
        """Store what is gathered, and close the database."""
        if IS_TAB:
            self._hand_over()
        else:
            self._groups.put(self._gathered)
            self._groups.put(None)
            self._gathered = []
            await self._loop.run_in_executor(None, self._thread.join)
        self._store.close()

    def _gather(self, job: _Job) -> None:
        self._gathered.append(job)
        if not self._asked and not self._at_work:
            self._asked = True
            self._loop.call_soon(self._hand_over)  # with all that comes in this turn of the loop

    def _hand_over(self) -> None:
        self._asked = False
        if self._gathered:
            self._at_work = True
            group, self._gathered = self._gathered, []
            if IS_TAB:  # there is only the loop to write
                self._answered(self._committed(group))
            else:
                self._groups.put(group)

    def _answered(self, answers: Sequence[Callable[[], None]]) -> None:
        """The thread is done with a group: it gets the next, and those of this one are told."""
        self._at_work = False
        self._hand_over()
        for answer in answers:
            answer()

    # In the thread.

    def _run(self) -> None:
        while (group := self._groups.get()) is not None:
            answers = self._committed(group)
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._answered, answers)

    def _committed(self, group: _Group) -> list[Callable[[], None]]:
        if not group:
            return []
        problem = self._try([job.write for job in group])
        if isinstance(problem, Conflict | Unwritable) and len(group) > 1:
            # One of them is at fault: each gets an answer of its own.
            return [partial(job.done, self._try([job.write])) for job in group]
        return [partial(job.done, problem) for job in group]

    def _try(self, batch: Sequence[Write]) -> StorageFailed | None:
        try:
            self._store.write(batch)
        except Conflict as problem:
            return problem  # the database is well: what was to be stored is not
        except StorageFailed as problem:
            self._fail(problem)
            return problem
        except Exception as problem:  # whoever waits must hear of it, and the thread must live on
            return Unwritable(f"not stored: {problem!r}")
        self.problem = None
        self.commits += 1
        return None

    def _fail(self, problem: StorageFailed) -> None:
        """Say it in the log, now and then: nobody else may look."""
        self.problem = str(problem)
        self.failures += 1
        if time.monotonic() - self._told >= TELL_SECONDS:
            self._told = time.monotonic()
            fields = {"problem": self.problem, "failures": self.failures}
            LOG.error("nothing can be stored", extra={"fields": fields})


def settle(future: Future[T], found: T, problem: Exception | None) -> None:
    """Give whoever waits what was found, or what went wrong. Nobody may be waiting any more."""
    if future.cancelled():
        return
    if problem is None:
        future.set_result(found)
    else:
        fail(future, problem)


def fail(future: Future[T], problem: Exception) -> None:
    """Say what went wrong. That nobody hears it is no error of its own: they may have gone."""
    future.set_exception(problem)
    future.exception()
