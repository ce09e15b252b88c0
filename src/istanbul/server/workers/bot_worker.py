"""The process of a computer player: a question per line on standard input, an answer per line.

`python -m istanbul.server.workers.bot_worker`, started by bots.py. It ends when its input does.
"""

from __future__ import annotations

import json
import sys
from functools import lru_cache

import msgspec

from istanbul import all_games
from istanbul.agents import roster
from istanbul.agents.asking import AgentFailed, ask
from istanbul.agents.base import Agent, Question
from istanbul.engine.encoded import encode
from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.source import SeededSource
from istanbul.engine.state import View
from istanbul.engine.two_builds import NativeMissing
from istanbul.server import journal
from istanbul.server.workers.jobs import Advice, BotAnswer, BotJob
from istanbul.server.workers.lines import answer_lines

GAMES = 64  # kept in memory; others are made again from their header
AGENTS = 8  # likewise; each holds a few megabytes
MOST_ADVICE = 5  # options that a hint shows

read = msgspec.json.Decoder(BotJob).decode


@lru_cache(GAMES)
def _game(header: str) -> Game:
    found = json.loads(header)
    game = all_games.game_from_header(found["options"], found)
    try:
        return game.native()
    except NativeMissing:
        return game


@lru_cache(AGENTS)
def _agent(name: str, game: Game) -> Agent:
    """One that goes on with this game: making its memory anew would take longer than a move."""
    return roster.make(name, 0)


def asked(job: BotJob) -> tuple[Agent, View]:
    """Who has to decide, and what it may know."""
    game, name = _game(json.dumps(job.header)), job.agent
    record = game.blank_view()
    record.unpack(job.view)
    view = View(game, job.viewer, record, job.node)
    if name not in roster.names():
        raise MalformedInput(f"agent {name!r} is unknown")
    agent = _agent(name, game)
    agent.source = SeededSource(job.seed)  # what others asked before makes no difference
    return agent, view


def answer(job: BotJob) -> BotAnswer:
    """What the agent of this question would do; if asked to explain, what it thinks of all."""
    agent, view = asked(job)
    if not job.explain:
        return BotAnswer(action=ask(agent, Question.of(view), f"agent {job.agent!r}"))
    best = agent.explain(view)[:MOST_ADVICE]
    return BotAnswer(
        advice=[
            Advice(one.option.action, one.value, one.is_as_good_as(best[0]), one.reason)
            for one in best
        ]
    )


def failure(problem: Exception) -> BotAnswer:
    """What went wrong, and where. Words of others are left out: they may tell somebody's cards."""
    cause = problem.__cause__ if isinstance(problem, AgentFailed) else problem
    if cause is None:
        return BotAnswer(error="AgentFailed", said="the answer is not legal")
    said = str(cause) if isinstance(cause, MalformedInput) else ""
    at = journal.place(cause.__traceback__)
    return BotAnswer(error=type(cause).__name__, said=said, at=at)


def reply(line: str | bytes) -> bytes:
    """The answer to a question, or what went wrong: the server hears of it, and tries again."""
    try:
        found = answer(read(line))
    except Exception as problem:  # agents fail in all ways
        found = failure(problem)
    return encode(found) + b"\n"


def main() -> None:
    """Answer until there are no more questions. The arguments are commands with their names."""
    for word in sys.argv[1:]:
        roster.offer(*word.split("=", 1))
    answer_lines(reply)


if __name__ == "__main__":
    main()
