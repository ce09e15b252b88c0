"""Computer players in processes of their own: their thinking never holds up a table.

A worker gets what its seat may know and the legal actions, and gives back one of them. A worker
that is killed, fails or takes too long is replaced and the question put again; if that does not
help either, any legal action is taken, so that the game goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import secrets
import signal
import sys
from base64 import b64encode
from dataclasses import dataclass
from hashlib import blake2b, sha256
from typing import Any, Final

from istanbul.agents import roster
from istanbul.engine.match import Match
from istanbul.engine.node import Json

LOG: Final = logging.getLogger("istanbul.server.bots")
ANSWER_SECONDS: Final = 60.0
TRIES: Final = 3
LONGEST_LINE: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class Question:
    """A decision put to a bot, as it travels to the worker: the seat's view and nothing else."""

    agent: str
    header: Json  # of the game's log: options and what was drawn before the game
    viewer: int
    view: bytes
    node: Json
    actions: list[int]
    explain: bool = False
    table: str = ""  # its id; stays here

    @classmethod
    def of(
        cls, match: Match, seat: int, agent: str, explain: bool = False, table: str = ""
    ) -> Question:
        """What the match asks of this seat now."""
        view = match.state.view(seat)
        game = match.game
        header = {"options": game.options(), **game.header()}
        actions = match.state.legal_actions()
        return cls(agent, header, seat, view.record.pack(), view.node, actions, explain, table)

    def line(self, key: bytes) -> bytes:
        """For the worker's standard input. Chance is the same whenever the question is."""
        row = {
            "agent": self.agent,
            "header": self.header,
            "viewer": self.viewer,
            "view": b64encode(self.view).decode(),
            "node": self.node,
            "actions": self.actions,
            "explain": self.explain,
            "seed": int.from_bytes(blake2b(self.view, digest_size=4, key=key).digest()),
        }
        return json.dumps(row).encode() + b"\n"


class BotError(ValueError):
    """A worker's answer is none: it tells what went wrong, or it has ended."""

    def __init__(self, answer: Json) -> None:
        super().__init__()
        self.fields: Json = {
            name: answer[name] for name in ("error", "said", "at") if name in answer
        }


def told_failure(question: Question, problem: Exception) -> Json:
    """For the log: who, where and what. Of a game only that it was at fault, never what it held."""
    who = {"agent": question.agent, "table": table_mark(question.table), "seat": question.viewer}
    found: Json = (
        problem.fields if isinstance(problem, BotError) else {"error": type(problem).__name__}
    )
    return {**who, **(found or {"error": "the process has ended"})}


def table_mark(table: str) -> str:
    """Tells tables apart in the log: their ids are what lets people in."""
    return sha256(table.encode()).hexdigest()[:8]


class Bots:
    """A few worker processes, started when they are first needed."""

    def __init__(self, workers: int | None = None, seconds: float = ANSWER_SECONDS) -> None:
        self.restarts = 0
        self._seconds = seconds
        self._most = workers or max(1, (os.cpu_count() or 2) - 1)
        self._key = secrets.token_bytes(16)
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._workers: list[_Worker] = []

    @property
    def pids(self) -> list[int]:
        """The worker processes that are running."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def choose(self, question: Question) -> int:
        """One of the question's actions."""
        answer = await self._ask(question)
        if answer is not None:
            return int(answer["action"])
        fields = {"agent": question.agent, "table": table_mark(question.table)}
        LOG.error(
            "a bot failed %s times; any legal action is taken", TRIES, extra={"fields": fields}
        )
        return secrets.choice(question.actions)

    async def explain(self, question: Question) -> list[Any]:
        """Action, value, reason and its arguments of the best few options; nothing if it fails."""
        answer = await self._ask(question)
        return answer["advice"] if answer is not None else []

    async def _ask(self, question: Question) -> Json | None:
        worker = await self._take()
        try:
            for _ in range(TRIES):
                try:
                    return await asyncio.wait_for(worker.ask(question, self._key), self._seconds)
                except (OSError, ValueError, TimeoutError) as problem:
                    self.restarts += 1
                    fields = told_failure(question, problem)
                    LOG.warning("a bot failed and is started anew", extra={"fields": fields})
                    await worker.stop()
        finally:
            if worker.busy:  # given up in the middle: its answer must not reach somebody else
                await worker.stop()
            self._free.put_nowait(worker)
        return None

    async def _take(self) -> _Worker:
        if self._free.empty() and len(self._workers) < self._most:
            worker = _Worker()
            self._workers.append(worker)
            return worker
        return await self._free.get()

    async def close(self) -> None:
        """Stop all workers."""
        for worker in self._workers:
            await worker.stop()


class _Worker:
    """One process. It is started with the first question, and again after `stop`."""

    def __init__(self) -> None:
        self.busy = False
        self._process: asyncio.Task[asyncio.subprocess.Process] | None = None

    @property
    def pid(self) -> int | None:
        task = self._process
        started = task is not None and task.done() and task.exception() is None
        return task.result().pid if task is not None and started else None

    async def ask(self, question: Question, key: bytes) -> Json:
        """Raises OSError or ValueError if the process died or answers nonsense."""
        self.busy = True
        if self._process is None:
            self._process = asyncio.create_task(_start())
        # Whoever asks may be cancelled; a process that is half started must not be lost.
        process = await asyncio.shield(self._process)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question.line(key))
        await process.stdin.drain()
        line = await process.stdout.readline()
        answer: Json = json.loads(line) if line else {}
        right = "advice" in answer if question.explain else answer.get("action") in question.actions
        if not right:
            raise BotError(answer)
        self.busy = False
        return answer

    async def stop(self) -> None:
        self.busy = False
        starting, self._process = self._process, None
        if starting is None:
            return
        with contextlib.suppress(OSError):  # it could not be started, or is dead
            process = await starting
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)  # with the commands that it asks
            await process.wait()


async def _start() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "istanbul.server.bot_worker",
        *(f"{name}={command}" for name, command in roster.COMMANDS.items()),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_LINE,
        start_new_session=True,
    )
