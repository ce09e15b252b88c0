"""The process of a computer player: a question per line on standard input, an answer per line.

`python -m istanbul.server.workers.bot_worker`, started by bots.py. It ends when its input does.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from base64 import b64decode
from functools import lru_cache
from typing import Any

from istanbul import all_games
from istanbul.agents import roster
from istanbul.agents.asking import AgentFailed, ask
from istanbul.agents.base import Agent, Question
from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.node import Json
from istanbul.engine.source import SeededSource
from istanbul.engine.state import View
from istanbul.engine.two_builds import NativeMissing
from istanbul.server import journal

GAMES = 64  # kept in memory; others are made again from their header
AGENTS = 8  # likewise; each holds a few megabytes
MOST_ADVICE = 5  # options that a hint shows


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


def answer(row: Json) -> Json:
    """What the agent of this question would do; if asked to explain, what it thinks of all."""
    game = _game(json.dumps(row["header"]))
    # Any view of the game has the right shape; what it holds comes from the question.
    record: Any = game.see(game.root().record, row["viewer"])
    record.unpack(b64decode(row["view"]))
    view = View(game, row["viewer"], record, row["node"])
    name = row["agent"]
    if name not in roster.names():
        raise MalformedInput(f"agent {name!r} is unknown")
    agent = _agent(name, game)
    agent.source = SeededSource(row["seed"])  # what others asked before makes no difference
    if not row["explain"]:
        return {"action": ask(agent, Question.of(view), f"agent {name!r}")}
    advice = []
    for one in agent.explain(view)[:MOST_ADVICE]:
        reason = [one.reason.message, one.reason.args] if one.reason else None
        advice.append([one.option.action, one.value, reason])
    return {"advice": advice}


def failure(problem: Exception) -> Json:
    """What went wrong, and where. Words of others are left out: they may tell somebody's cards."""
    cause = problem.__cause__ if isinstance(problem, AgentFailed) else problem
    if cause is None:
        return {"error": "AgentFailed", "said": "the answer is not legal", "at": []}
    found: Json = {"error": type(cause).__name__, "at": journal.place(cause.__traceback__)}
    return {**found, "said": str(cause)} if isinstance(cause, MalformedInput) else found


def main() -> None:
    """Answer until there are no more questions. The arguments are commands with their names."""
    for word in sys.argv[1:]:
        roster.offer(*word.split("=", 1))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops us
    for line in sys.stdin:
        try:
            found = answer(json.loads(line))
        except Exception as problem:  # the server hears of it, and goes on with a fresh process
            found = failure(problem)
        try:
            print(json.dumps(found), flush=True)
        except BrokenPipeError:  # the server is gone
            os._exit(1)  # quietly: nobody is left to hear a complaint


if __name__ == "__main__":
    main()
