"""Workers on other machines, as a node asks them.

A job goes to one of them over the bus. The worker says at once that it has it, then every second
that it lives, and in the end what it found. One that falls silent is dead to the node, which asks
another one; if there is none, or all are busy, the node thinks itself (workers/pool.py).
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Final

from istanbul.server.cluster import thinking
from istanbul.server.cluster.bus import Bus
from istanbul.server.cluster.thinking import Forget, FromWorker, Think, Thinking
from istanbul.server.workers.pool import Away, Job

ASKED: Final = 3  # workers, until one is not busy
SILENCE_SECONDS: Final = 4 * thinking.BEAT_SECONDS
MOST_SECONDS: Final = 180.0  # for one job, however alive its worker is
LARGEST: Final = 512 * 1024  # of a packed job: it must reach one worker as a whole


@dataclass
class _Asked:
    """A job that is out."""

    worker: str
    answer: asyncio.Future[bytes]
    heard: float = field(default_factory=time.monotonic)


class Thinkers:
    """All workers that hear this node."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._numbers = count(1)
        self._out: dict[int, _Asked] = {}

    def for_kind(self, kind: str) -> Away:
        """How a pool asks them."""
        return partial(self.ask, kind)

    async def ask(self, kind: str, job: Job) -> bytes | None:
        """A worker's answer; None if none is free, EOFError if the one that had it is gone."""
        line = await thinking.packed(job.line)
        if len(line) > LARGEST:
            return None
        number = next(self._numbers)
        asked = self._out[number] = _Asked("", asyncio.get_running_loop().create_future())
        think = Think(self._bus.thoughts, number, thinking.mark(job.person), job.rank, line)
        try:
            for _ in range(ASKED):
                worker = await self._hand_out(kind, think)
                if worker is None:
                    return None
                if worker != thinking.BUSY:
                    asked.worker = worker.decode()
                    return await thinking.unpacked(await self._answer(asked))
            return None
        finally:
            del self._out[number]
            if asked.worker and not asked.answer.done():
                self._bus.forget(asked.worker, Forget(self._bus.thoughts, number))

    async def _hand_out(self, kind: str, think: Think) -> bytes | None:
        """A worker that has the job. If nobody waits for it any more, that one is told so, too."""
        handing = asyncio.ensure_future(self._bus.hand_out(kind, thinking.encode(think)))
        try:
            return await asyncio.shield(handing)
        except asyncio.CancelledError:
            handing.add_done_callback(partial(self._taken_for_nobody, think.number))
            raise

    def _taken_for_nobody(self, number: int, handing: asyncio.Task[bytes | None]) -> None:
        if not handing.cancelled() and handing.exception() is None and (took := handing.result()):
            self._bus.forget(took.decode(), Forget(self._bus.thoughts, number))

    async def _answer(self, asked: _Asked) -> bytes:
        give_up = time.monotonic() + MOST_SECONDS
        asked.heard = time.monotonic()
        while not asked.answer.done():
            now = time.monotonic()
            if now >= min(give_up, asked.heard + SILENCE_SECONDS):
                raise EOFError("a worker of another machine is silent")
            await asyncio.wait([asked.answer], timeout=SILENCE_SECONDS / 4)
        line = asked.answer.result()
        if not line:
            raise EOFError("a worker of another machine has no answer")
        return line

    def heard(self, message: FromWorker) -> None:
        """A worker has said something."""
        asked = self._out.get(message.number)
        if asked is None:
            return  # nobody waits for it any more
        asked.heard = time.monotonic()
        if not isinstance(message, Thinking) and not asked.answer.done():
            asked.answer.set_result(message.line)

    def broken(self) -> None:
        """The bus may have lost anything."""
        for asked in self._out.values():
            if not asked.answer.done():
                asked.answer.set_result(b"")
