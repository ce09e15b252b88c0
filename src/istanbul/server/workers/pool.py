"""Work in processes of its own: what takes long never holds up a table, and can be killed.

A job is a line to a worker's standard input, its answer a line back. Workers are few; who waits for
one is served by rank, and within a rank person by person, so that nobody's jobs, however many, keep
others waiting for more than one of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from istanbul.engine.node import Json
from istanbul.server.machine import IS_TAB
from istanbul.server.workers.here import Here

LOG: Final = logging.getLogger("istanbul.server.workers")
LONGEST_ANSWER: Final = 1 << 26  # bytes
PEOPLE, NOBODY = 0, 1  # ranks: somebody waits for the answer, or only bots do
MOST_AWAY: Final = 8  # jobs of one person with workers of other machines
AWAY_TRIES: Final = 2  # before this computer does it itself

T = TypeVar("T")


class Turns:
    """So many at once; of those who wait, the lowest rank first, then one of each in turn."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: dict[int, OrderedDict[str, deque[asyncio.Future[None]]]] = {
            PEOPLE: OrderedDict(),
            NOBODY: OrderedDict(),
        }

    async def take(self, person: str, rank: int) -> None:
        """Return when there is room and this person is next."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        queue = self._waiting[rank].setdefault(person, deque())
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give()  # it had just come: the next one gets it
            raise

    def give(self) -> None:
        """Make room: whoever is next begins."""
        turn = self._next()
        if turn is None:
            self._free += 1
        else:
            turn.set_result(None)

    def waiting(self, person: str) -> int:
        """How many jobs of a person wait."""
        return sum(len(people.get(person, ())) for people in self._waiting.values())

    def _next(self) -> asyncio.Future[None] | None:
        for people in self._waiting.values():
            while people:
                person, queue = people.popitem(last=False)
                turn = queue.popleft()
                if queue:
                    people[person] = queue  # behind all others
                if not turn.done():
                    return turn
        return None


@dataclass(frozen=True, slots=True)
class Job:
    """A line for a worker, whose it is, and what the log is told when it fails."""

    line: bytes
    told: Callable[[Exception], Json]
    person: str = ""
    rank: int = PEOPLE
    stays: bool = False
    """Only this computer can do it."""


Away = Callable[[Job], Awaitable[bytes | None]]
"""Workers of other machines: what one of them answers, or None if none of them is free."""


class Pool:
    """A few worker processes of one module, started when they are first needed.

    Where there are workers on other machines (`away`) these are asked first.
    """

    def __init__(
        self, command: Sequence[str], workers: int | None = None, seconds: float = 60.0
    ) -> None:
        self.restarts = 0
        self.away: Away | None = None
        self.answered_away = 0
        self._away: Counter[str] = Counter()  # by person: jobs that are out
        self._seconds = seconds
        most = workers or max(1, (os.cpu_count() or 2) - 1)
        self.turns = Turns(most)
        self._workers = [(Here if IS_TAB else _Process)(command) for _ in range(most)]
        self._free = list(reversed(self._workers))

    @property
    def pids(self) -> list[int]:
        """The worker processes that are running."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def waiting(self, person: str) -> int:
        """How many jobs of a person wait, or are out."""
        return self.turns.waiting(person) + self._away[person]

    async def ask(self, job: Job, read: Callable[[bytes], T], tries: int = 1) -> T | None:
        """The answer to a job, as `read` understands it; None when no try brought one.

        A worker that dies, takes too long or answers what `read` refuses with ValueError is killed;
        the next try gets a fresh one.
        """
        if self.away is not None and not job.stays and self._away[job.person] < MOST_AWAY:
            self._away[job.person] += 1
            try:
                found = await self._ask_away(self.away, job, read)
            finally:
                self._away[job.person] -= 1
                if not self._away[job.person]:
                    del self._away[job.person]
            if found is not None:
                return found
        return await self._ask_here(job, read, tries)

    async def _ask_away(self, away: Away, job: Job, read: Callable[[bytes], T]) -> T | None:
        for _ in range(AWAY_TRIES):
            try:
                line = await away(job)
                if line is None:
                    return None
                found = read(line)
            except (OSError, EOFError, ValueError, TimeoutError) as problem:
                self._failed(job, problem, "a worker of another machine failed")
            else:
                self.answered_away += 1
                return found
        return None

    def _failed(self, job: Job, problem: Exception, what: str) -> None:
        self.restarts += 1
        LOG.warning(what, extra={"fields": job.told(problem)})

    async def _ask_here(self, job: Job, read: Callable[[bytes], T], tries: int) -> T | None:
        await self.turns.take(job.person, job.rank)
        worker = self._free.pop()
        try:
            for _ in range(tries):
                try:
                    return read(await asyncio.wait_for(worker.ask(job.line), self._seconds))
                except (OSError, EOFError, ValueError, TimeoutError) as problem:
                    self._failed(job, problem, "a worker failed and is started anew")
                    await worker.stop()
        finally:
            if worker.busy:  # given up in the middle: its answer must not reach somebody else
                await worker.stop()
            self._free.append(worker)
            self.turns.give()
        return None

    async def close(self) -> None:
        """End the worker processes, and wait until they are gone."""
        for worker in self._workers:
            await worker.stop()
            await worker.ended()


class _Process:
    """One process. It is started with the first job, and again after `stop`."""

    def __init__(self, command: Sequence[str]) -> None:
        self.busy = False
        self._command = command
        self._process: asyncio.Task[asyncio.subprocess.Process] | None = None
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def pid(self) -> int | None:
        task = self._process
        started = task is not None and task.done() and task.exception() is None
        return task.result().pid if task is not None and started else None

    async def ask(self, line: bytes) -> bytes:
        """Raises OSError or EOFError if the process died, ValueError if it says too much."""
        self.busy = True
        if self._process is None:
            self._process = asyncio.create_task(_start(self._command))
        # Whoever asks may be cancelled; a process that is half started must not be lost.
        process = await asyncio.shield(self._process)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise EOFError("the process has ended")
        self.busy = False
        return answer

    async def stop(self) -> None:
        self.busy = False
        starting, self._process = self._process, None
        if starting is None:
            return
        ending = asyncio.create_task(_end(starting))
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)
        await asyncio.shield(ending)  # whoever stops it may be cancelled; it ends all the same

    async def ended(self) -> None:
        """Wait for those whose end nobody waited for."""
        await asyncio.gather(*self._ending)


async def _end(starting: asyncio.Task[asyncio.subprocess.Process]) -> None:
    """Kill a process that was started, or is about to be."""
    with contextlib.suppress(OSError):  # it could not be started
        process = await starting
        with contextlib.suppress(ProcessLookupError):  # it is dead
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)  # with what it has started itself
        await process.wait()


async def _start(command: Sequence[str]) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        *command,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_ANSWER,
        start_new_session=True,
    )
