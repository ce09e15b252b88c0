"""Computer players in processes of their own: their thinking never holds up a table.

A worker gets what its seat may know and the legal actions, and gives back one of them. A worker
that is killed, fails or takes too long is replaced and the question put again; if that does not
help either, any legal action is taken, so that the game goes on.
"""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b, sha256
from typing import Final

import msgspec

from istanbul.agents import roster
from istanbul.engine.encoded import encode
from istanbul.engine.match import Match
from istanbul.engine.node import Json, NodeJson
from istanbul.server.errors import Refused
from istanbul.server.machine import IS_TAB
from istanbul.server.workers.jobs import Advice, BotAnswer, BotJob
from istanbul.server.workers.pool import PEOPLE, Away, Job, Pool

LOG: Final = logging.getLogger("istanbul.server.bots")
ANSWER_SECONDS: Final = 60.0
TRIES: Final = 3
MOST_WAITING: Final = 4  # questions of one person at a time

_read = msgspec.json.Decoder(BotAnswer).decode


@dataclass(frozen=True, slots=True)
class Question:
    """A decision put to a bot, as it travels to the worker: the seat's view and nothing else."""

    agent: str
    header: Json  # of the game's log: options and what was drawn before the game
    viewer: int
    view: bytes
    node: NodeJson
    actions: list[int]
    explain: bool = False
    table: str = ""  # its id; stays here
    day: str = ""  # of the daily bazaar: then the same is chosen on all servers

    @classmethod
    def of(
        cls,
        match: Match,
        seat: int,
        agent: str,
        explain: bool = False,
        table: str = "",
        *,
        day: str = "",
    ) -> Question:
        """What the match asks of this seat now."""
        view = match.state.view(seat)
        game = match.game
        header = {"options": game.options(), **game.header()}
        actions = match.state.legal_actions()
        return cls(agent, header, seat, view.record.pack(), view.node, actions, explain, table, day)

    def line(self, key: bytes) -> bytes:
        """For the worker's standard input. Chance is the same whenever the question is."""
        key = self.day.encode() or key
        job = BotJob(
            agent=self.agent,
            header=self.header,
            viewer=self.viewer,
            view=self.view,
            node=self.node,
            actions=self.actions,
            explain=self.explain,
            seed=int.from_bytes(blake2b(self.view, digest_size=4, key=key).digest()),
        )
        return encode(job) + b"\n"


class BotError(ValueError):
    """A worker's answer is none: it tells what went wrong, or it has ended."""

    def __init__(self, answer: BotAnswer) -> None:
        super().__init__()
        self.answer = answer


def told_failure(question: Question, problem: Exception) -> Json:
    """For the log: who, where and what. Of a game only that it was at fault, never what it held."""
    who = {"agent": question.agent, "table": table_mark(question.table), "seat": question.viewer}
    if not isinstance(problem, BotError):
        return {**who, "error": type(problem).__name__}
    found: Json = msgspec.to_builtins(problem.answer)  # without what it does not say
    return {**who, **(found or {"error": "the process has ended"})}


def table_mark(table: str) -> str:
    """Tells tables apart in the log: their ids are what lets people in."""
    return sha256(table.encode()).hexdigest()[:8]


class Bots:
    """Computer players by name, thinking in worker processes."""

    def __init__(self, workers: int | None = None, seconds: float = ANSWER_SECONDS) -> None:
        commands = [f"{name}={command}" for name, command in roster.COMMANDS.items()]
        module = f"istanbul.server.workers.{'tab_bots' if IS_TAB else 'bot_worker'}"
        self._pool = Pool([module, *commands], workers, seconds)
        self._key = secrets.token_bytes(16)

    @property
    def restarts(self) -> int:
        """How often a worker had to be replaced."""
        return self._pool.restarts

    @property
    def answered_away(self) -> int:
        """How many questions workers of other machines have answered."""
        return self._pool.answered_away

    @property
    def pids(self) -> list[int]:
        """The worker processes that are running."""
        return self._pool.pids

    def think_away(self, away: Away) -> None:
        """Let workers of other machines think, where there are any."""
        self._pool.away = away

    async def choose(self, question: Question, person: str = "", rank: int = PEOPLE) -> int:
        """One of the question's actions, for the table of this person."""
        answer = await self._ask(question, person, rank)
        if answer is not None and answer.action is not None:
            return answer.action
        fields = {"agent": question.agent, "table": table_mark(question.table)}
        LOG.error(
            "a bot failed %s times; any legal action is taken", TRIES, extra={"fields": fields}
        )
        return secrets.choice(question.actions)

    async def explain(self, question: Question, person: str = "") -> list[Advice]:
        """About the best few options; nothing if it fails."""
        if self._pool.waiting(person) >= MOST_WAITING:
            raise Refused("too_fast", "your last hints are still being worked out")
        answer = await self._ask(question, person, PEOPLE)
        return answer.advice or [] if answer is not None else []

    async def _ask(self, question: Question, person: str, rank: int) -> BotAnswer | None:
        def read(line: bytes) -> BotAnswer:
            answer = _read(line)
            if answer.advice is None if question.explain else answer.action not in question.actions:
                raise BotError(answer)
            return answer

        job = Job(
            *(question.line(self._key), partial(told_failure, question), person, rank),
            stays=question.agent not in roster.OURS,  # others may not have it
        )
        return await self._pool.ask(job, read, TRIES)

    async def close(self) -> None:
        """End the worker processes."""
        await self._pool.close()
