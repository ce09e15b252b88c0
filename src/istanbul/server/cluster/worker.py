"""`istanbul worker`: thinks for the nodes of a bus, on any machine.

It needs no database. A job is what a node would have given to a process of its own, and so is the
answer. More jobs than it can work on wait here, people in turn (workers/pool.py); when too many do,
nodes are told so, and do without.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from istanbul.server.cluster import thinking
from istanbul.server.cluster.bus import arrived, connect
from istanbul.server.cluster.parts import cut
from istanbul.server.cluster.thinking import FromWorker, Think, Thinking, Thought
from istanbul.server.journal import journal
from istanbul.server.workers.pool import Job, Pool

MODULES: Final = {thinking.BOTS: "bot_worker", thinking.REVIEWS: "review_worker"}
SECONDS: Final = 60.0  # for one job
TRIES: Final = 2
WAITING: Final = 4  # jobs that may wait, for each process
STOP_SECONDS: Final = 15.0  # for the jobs under way, after a signal


@dataclass
class WorkerSettings:
    """How a worker is run."""

    bus: str
    processes: int | None = None
    """For each kind of job; as many as the machine has cores unless it is said."""
    bus_credentials: str = ""
    bus_authority: str = ""


class Worker:
    """One worker of the bus, with processes of its own."""

    def __init__(self, settings: WorkerSettings) -> None:
        self.name = secrets.token_hex(6)
        self._settings = settings
        self.processes = settings.processes or os.cpu_count() or 1
        self._pools = {
            kind: Pool([f"istanbul.server.workers.{module}"], self.processes, SECONDS)
            for kind, module in MODULES.items()
        }
        self._nats = Client()
        self._listening: list[Subscription] = []
        self._jobs: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._at_work = dict.fromkeys(MODULES, 0)

    @property
    def pids(self) -> list[int]:
        """The processes that are running."""
        return [pid for pool in self._pools.values() for pid in pool.pids]

    async def open(self) -> None:
        """Take jobs, from now on."""
        given = self._settings
        self._nats = await connect(
            *(given.bus, f"worker {self.name}", given.bus_credentials, given.bus_authority)
        )
        await self._nats.subscribe(thinking.forget_subject(self.name), cb=self._forget)
        for kind in MODULES:
            subject = thinking.jobs_subject(thinking.ANY_SITE, kind)
            listening = await self._nats.subscribe(
                subject, queue=thinking.QUEUE, cb=partial(self._take, kind)
            )
            self._listening.append(listening)
        await arrived(self._nats)

    async def _take(self, kind: str, message: Msg) -> None:
        """Say that it is ours, or that there is too much already."""
        if self._at_work[kind] >= self.processes * (1 + WAITING):
            await message.respond(thinking.BUSY)
            return
        try:
            think = thinking.decode_think(message.data)
        except msgspec.DecodeError as problem:
            journal("bus_message_unknown", logging.WARNING, problem=str(problem))
            return  # who asked waits for a moment, and does without
        await message.respond(self.name.encode())
        key = (think.back, think.number)
        self._at_work[kind] += 1
        self._jobs[key] = task = asyncio.create_task(self._work(kind, think))
        task.add_done_callback(partial(self._done, kind, key))

    def _done(self, kind: str, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        self._at_work[kind] -= 1
        del self._jobs[key]
        if not task.cancelled() and (problem := task.exception()) is not None:
            logging.getLogger("istanbul.server").error("a job failed", exc_info=problem)

    async def _work(self, kind: str, think: Think) -> None:
        beating = asyncio.create_task(self._beat(think))
        answer = b""
        try:
            with suppress(ValueError):
                answer = await self._answer(kind, think)
        finally:
            beating.cancel()
        await self._say(think, Thought(think.number, answer))

    async def _answer(self, kind: str, think: Think) -> bytes:
        line = await thinking.unpacked(think.line)

        def told(problem: Exception) -> dict[str, object]:
            return {"job": kind, "error": type(problem).__name__}

        job = Job(line, told, think.person, think.rank)
        found = await self._pools[kind].ask(job, bytes, TRIES)
        return b"" if found is None else await thinking.packed(found)

    async def _beat(self, think: Think) -> None:
        while True:
            await asyncio.sleep(thinking.BEAT_SECONDS)
            await self._say(think, Thinking(think.number))

    async def _say(self, think: Think, message: FromWorker) -> None:
        with suppress(NatsError):  # the bus is away: who asked does without
            for part in cut(thinking.encode(message)):
                await self._nats.publish(think.back, part)

    async def _forget(self, message: Msg) -> None:
        with suppress(msgspec.DecodeError):
            gone = thinking.decode_forget(message.data)
            task = self._jobs.get((gone.back, gone.number))
            if task is not None:
                task.cancel()  # ends the process that is at it

    async def leave(self) -> None:
        """Take no more jobs, and answer those that are here."""
        for listening in self._listening:
            with suppress(NatsError):
                await listening.drain()  # type: ignore[no-untyped-call]  # takes what is sent
        if self._jobs:
            await asyncio.wait(self._jobs.values(), timeout=STOP_SECONDS)

    async def close(self) -> None:
        """Stop at once."""
        for task in list(self._jobs.values()):
            task.cancel()
        await asyncio.gather(*self._jobs.values(), return_exceptions=True)
        for pool in self._pools.values():
            await pool.close()
        if self._nats.is_connected:
            await self._nats.flush()
        await self._nats.close()


async def work(settings: WorkerSettings, ready: Callable[[Worker], None]) -> None:
    """Think for others until a signal comes."""
    worker = Worker(settings)
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C raises
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await worker.open()
    try:
        ready(worker)
        await stop.wait()
        await worker.leave()
    finally:
        await worker.close()
