"""Players in other languages: a command that is asked one JSON object per line (docs/engine.md).

    --agents "cmd:node my_bot.js,trader"

The command is started once in each process and asked for all its games, in any order: a question
holds everything that its seat may know. It ends when its standard input does.
"""

from __future__ import annotations

import atexit
import json
import os
import shlex
import shutil
import subprocess
from collections import deque
from contextlib import suppress
from functools import cache
from queue import Empty, Queue
from threading import Thread
from typing import Any, ClassVar, Final

from istanbul import __version__
from istanbul.agents.base import Agent, Budget, Question
from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Json

PREFIX: Final = "cmd:"
PROTOCOL: Final = 1
"""Of the line protocol, in both directions."""
PATIENCE: Final = 60.0  # seconds for an answer, beyond the budget
GRACE: Final = 1.0  # seconds to end, once nobody asks any more
LAST_LINES: Final = 5  # of standard error: shown if the command fails


class CommandFailed(MalformedInput):
    """The command cannot be started, has ended, or says what is no answer."""


class Command(Agent):
    """A player that somebody else's program is. Made by `command_agent`."""

    command: ClassVar[str]

    def choose(self, question: Question) -> int:
        """What the program says, whatever it is."""
        request: Json = {"cmd": "choose", "view": question.view.to_json()}
        request["seed"] = self.source.below(1 << 31)
        patience = PATIENCE
        if self.budget is not None:
            request["budget"] = _budget(self.budget)
            patience += self.budget.seconds or 0.0
        answer: int = running(self.command).ask(request, "choose", patience)
        return answer


@cache
def command_agent(command: str, name: str | None = None) -> type[Agent]:
    """The class of players that ask this command, which must be one that can be started."""
    name = name or PREFIX + command
    try:
        words = shlex.split(command)
    except ValueError as problem:
        raise MalformedInput(f"agent {name!r}: {problem}") from problem
    if not words or shutil.which(words[0]) is None:
        program = words[0] if words else ""
        raise MalformedInput(f"agent {name!r}: there is no program {program!r}")
    return type("Command", (Command,), {"name": name, "command": command})


class Program:
    """A command that runs, and the conversation with it."""

    def __init__(self, command: str) -> None:
        self._command = command
        self._asked = 0
        self._said: Queue[bytes] = Queue()  # nothing: that was all
        self._complaints: deque[str] = deque(maxlen=LAST_LINES)
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
        except OSError as problem:
            raise CommandFailed(f"{command!r} cannot be started: {problem.strerror}") from problem
        self._threads = [
            Thread(target=work, daemon=True) for work in (self._listen, self._hear_complaints)
        ]
        for thread in self._threads:
            thread.start()
        try:
            self._greet()
        except CommandFailed:
            self.end()
            raise

    def _greet(self) -> None:
        hello = {"cmd": "hello", "protocol": PROTOCOL, "version": __version__}
        theirs = self.ask(hello, "protocol", PATIENCE)
        if theirs != PROTOCOL:
            raise CommandFailed(
                f"{self._command!r} speaks protocol {theirs!r}, expected {PROTOCOL}"
            )

    # Any: whatever the program said; whoever asked an agent checks its answer (asking.py)
    def ask(self, request: Json, key: str, patience: float) -> Any:
        """What stands under the key in the reply."""
        self._asked += 1
        request["id"] = self._asked
        stdin = self._process.stdin
        assert stdin is not None
        with suppress(OSError):  # it has ended: the reply that never comes tells more
            stdin.write(json.dumps(request).encode() + b"\n")
            stdin.flush()
        try:
            line = self._said.get(timeout=patience)
        except Empty:
            self.end()
            raise CommandFailed(f"{self._command!r} gave no answer for {patience:g} s") from None
        if not line:
            raise CommandFailed(f"{self._command!r} has ended {self._last_words()}")
        return self._read(line, key)

    def _read(self, line: bytes, key: str) -> object:
        try:
            reply = json.loads(line)
        except ValueError:
            reply = None
        if isinstance(reply, dict) and reply.get("ok") is False:
            raise CommandFailed(f"{self._command!r} says: {reply.get('message')}")
        if isinstance(reply, dict) and key in reply and reply.get("id", self._asked) == self._asked:
            return reply[key]
        expected = json.dumps({"id": self._asked, key: 0})
        said = line.decode(errors="replace").strip()
        raise CommandFailed(f"{self._command!r}: expected a line like {expected}, got {said:.80}")

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._said.put(line)
        self._said.put(b"")

    def _hear_complaints(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self._complaints.append(line.decode(errors="replace").rstrip())

    def _last_words(self) -> str:
        self.end()
        said = " / ".join(line for line in self._complaints if line)
        return f"(exit code {self._process.returncode})" + (f": {said}" if said else "")

    def end(self) -> None:
        """Nobody asks any more: it ends by itself, or is ended."""
        _RUNNING.pop((os.getpid(), self._command), None)
        stdin = self._process.stdin
        assert stdin is not None
        with suppress(OSError):
            stdin.close()
        try:
            self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        pipes = (self._process.stdout, self._process.stderr)
        for thread, pipe in zip(self._threads, pipes, strict=True):
            thread.join(GRACE)
            if pipe is not None and not thread.is_alive():  # else a child of it holds the pipe
                pipe.close()


_RUNNING: Final[dict[tuple[int, str], Program]] = {}
"""By process: one that was forked has no part in the conversations of its parent."""


def running(command: str) -> Program:
    """The command of this process, started if need be."""
    key = (os.getpid(), command)
    if key not in _RUNNING:
        _RUNNING[key] = Program(command)
    return _RUNNING[key]


@atexit.register
def end_all() -> None:
    """End the commands that this process has started."""
    for pid, command in list(_RUNNING):
        if pid == os.getpid():
            _RUNNING[pid, command].end()


def _budget(budget: Budget) -> Json:
    given = {"seconds": budget.seconds, "nodes": budget.nodes}
    return {name: value for name, value in given.items() if value is not None}
