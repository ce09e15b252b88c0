"""The process of a computer player: a question per line on standard input, an answer per line.

`python -m istanbul.server.bot_worker`, started by bots.py. It ends when its input does.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from base64 import b64decode
from functools import lru_cache
from typing import Any

from istanbul import catalog
from istanbul.agents import roster
from istanbul.agents.base import Question
from istanbul.engine.build import NativeMissing
from istanbul.engine.game import Game
from istanbul.engine.node import Json
from istanbul.engine.state import View

GAMES = 64  # kept in memory; others are made again from their header


class Seen(Question):
    """A question made from a view: in this process there is no state."""

    def __init__(self, view: View, actions: list[int]) -> None:
        self.seat = view.viewer
        self.actions = actions
        self.view = view
        self.prompt = view.node["prompt"]
        self.options = [view.game.describe(action) for action in actions]


@lru_cache(GAMES)
def _game(header: str) -> Game:
    found = json.loads(header)
    game = catalog.game_from_header(found["options"], found)
    try:
        return game.native()
    except NativeMissing:
        return game


def choose(row: Json) -> int:
    """What the agent of this question would do."""
    game = _game(json.dumps(row["header"]))
    # Any view of the game has the right shape; what it holds comes from the question.
    record: Any = game.see(game.root().record, row["viewer"])
    record.unpack(b64decode(row["view"]))
    view = View(game, row["viewer"], record, row["node"])
    return roster.make(row["agent"], row["seed"]).choose(Seen(view, row["actions"]))


def main() -> None:
    """Answer until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops us
    for line in sys.stdin:
        try:
            answer: Json = {"action": choose(json.loads(line))}
        except Exception as problem:  # the server hears of it, and goes on with a fresh process
            answer = {"problem": repr(problem)}
        try:
            print(json.dumps(answer), flush=True)
        except BrokenPipeError:  # the server is gone
            os._exit(1)  # quietly: nobody is left to hear a complaint


if __name__ == "__main__":
    main()
