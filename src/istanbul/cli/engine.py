"""`istanbul engine`: the line protocol, one JSON object per line (docs/engine.md)."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final, NoReturn, TextIO

from istanbul import catalog
from istanbul.cli.options import MOST_SEED
from istanbul.engine.errors import GameError, IllegalAction, MalformedInput
from istanbul.engine.log import CHANCE
from istanbul.engine.match import Match
from istanbul.engine.node import Json
from istanbul.engine.source import SeededSource
from istanbul.engine.state import State

LONGEST: Final = 1_000_000  # characters of a request
DESCRIPTION: Final = """\
Reads one JSON object per line from standard input and answers each with one line: {"ok": true, ...}
or {"ok": false, "error": kind, "message": text}. An "id" comes back in the reply. Bad lines get an
error and the engine stays alive. docs/engine.md shows every request and a whole conversation.

  {"cmd": "new", "options": {"players": 3}, "seed": 7}   a game; without seed you resolve chance
  {"cmd": "position", "position": {...}}                 begin from a position
  {"cmd": "node"}                                        what the state waits for
  {"cmd": "do", "text": "move tea_house"}                an action, or an outcome of chance
  {"cmd": "view", "seat": 0}   {"cmd": "state"}   {"cmd": "digest"}   {"cmd": "log"}
  {"cmd": "undo"}   {"cmd": "quit"}"""


def add(subparsers: Any) -> None:
    """The command has no options."""
    parser = subparsers.add_parser(
        "engine",
        help="speak the line protocol: games for other programs",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Until `quit` or the end of the input."""
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    serve(sys.stdin, sys.stdout)
    return 0


def serve(requests: TextIO, replies: TextIO) -> None:
    """Answer line by line."""
    session = Session()
    while session.alive:
        line = requests.readline(LONGEST)
        if not line:
            return
        rest = line
        while len(rest) == LONGEST and not rest.endswith("\n"):
            rest = requests.readline(LONGEST)  # the rest of a line that is too long
        if line.strip():
            replies.write(json.dumps(session.answer(line)) + "\n")
            replies.flush()


class Study(Match):
    """A match that may begin from a position. Its log names the position in its header."""

    def __init__(self, begin: State, from_position: bool) -> None:
        super().__init__(begin.game, begin=begin)
        if from_position:
            self.log.header["position"] = begin.to_json()


class Session:
    """One conversation: at most one game at a time."""

    def __init__(self) -> None:
        self.alive = True
        self._match: Match | None = None
        self._chance: SeededSource | None = None  # None: the caller resolves chance
        self._commands: dict[str, Callable[[Json], Json]] = {
            "new": self._new,
            "position": self._position,
            "node": self._node,
            "do": self._do,
            "view": self._view,
            "state": lambda _: {"state": self._playing.state.to_json()},
            "digest": lambda _: {"digest": self._playing.state.digest()},
            "log": lambda _: {"log": self._playing.log.to_json()},
            "undo": self._undo,
            "quit": self._quit,
        }

    def answer(self, line: str) -> Json:
        """The reply to a request. Nothing that a line says ends the engine but `quit`."""
        reply: Json = {}
        try:
            request = _read(line)
            if "id" in request:
                reply["id"] = request["id"]
            return {"ok": True, **reply, **self._run(request)}
        except GameError as problem:
            return {"ok": False, **reply, "error": problem.kind, "message": str(problem)}
        except (TypeError, ValueError, KeyError, AttributeError, RecursionError) as problem:
            # Input that no check has foreseen: said as it is, and the conversation goes on.
            message = f"the request cannot be understood ({problem})"
            return {"ok": False, **reply, "error": MalformedInput.kind, "message": message}

    def _run(self, request: Json) -> Json:
        name = request.get("cmd")
        if not isinstance(name, str) or name not in self._commands:
            raise MalformedInput(f"cmd {name!r}: expected one of {', '.join(self._commands)}")
        return self._commands[name](request)

    @property
    def _playing(self) -> Match:
        if self._match is None:
            raise IllegalAction("there is no game yet; expected new or position first")
        return self._match

    def _now(self) -> Json:
        return {"node": self._playing.state.node.to_json()}

    # The commands.

    def _new(self, request: Json) -> Json:
        options, seed = request.get("options", {}), request.get("seed")
        if not isinstance(options, Mapping) or not isinstance(options.get("game", ""), str):
            raise MalformedInput(f"options: expected an object, its game a word, got {options!r}")
        if seed is not None and (type(seed) is not int or not 0 <= seed <= MOST_SEED):
            raise MalformedInput(f"seed: expected a whole number from 0, got {seed!r}")
        match = Match(catalog.new_game(options, seed))
        chance = None if seed is None else SeededSource(seed)
        if chance is not None:
            match.resolve_chance(chance)
        self._match, self._chance = match, chance
        return self._now()

    def _position(self, request: Json) -> Json:
        given = request.get("position")
        if not isinstance(given, Mapping):
            raise MalformedInput(f"position: expected an object, got {given!r}")
        state = catalog.game_from_header(given.get("options", {}), given).position(given)
        self._match, self._chance = Study(state, from_position=True), None
        return self._now()

    def _node(self, _: Json) -> Json:
        return self._now()

    def _do(self, request: Json) -> Json:
        match, text = self._playing, request.get("text")
        if not isinstance(text, str):
            raise MalformedInput(f"text: expected an action or an outcome, got {text!r}")
        state = match.state
        if state.is_over:
            raise IllegalAction(f"{text!r} cannot be done; the game is over")
        events = match.happen(text) if state.is_chance else match.act(state.waits_for, text)
        if self._chance is not None:
            events += match.resolve_chance(self._chance)
        return {"events": events, **self._now()}

    def _view(self, request: Json) -> Json:
        seat = request.get("seat")
        if type(seat) is not int:
            raise MalformedInput(f"seat: expected a number, -1 for a spectator, got {seat!r}")
        return {"view": self._playing.state.view(seat).to_json()}

    def _undo(self, _: Json) -> Json:
        """Back by one entry; where the engine resolves chance, back to the decision before it."""
        match = self._playing
        if self._chance is None:
            match.undo_anything()
            return self._now()
        if all(step.entry.by == CHANCE for step in match.steps):
            raise IllegalAction("cannot undo: this is the beginning")
        match.undo_anything()
        while match.state.is_chance:
            match.undo_anything()
        return self._now()

    def _quit(self, _: Json) -> Json:
        self.alive = False
        return {} if self._match is None else self._now()


def _read(line: str) -> Json:
    """A request: a JSON object, and nothing that only Python calls JSON."""

    def refuse(constant: str) -> NoReturn:
        raise MalformedInput(f"{constant} is not JSON")

    if len(line) >= LONGEST:
        raise MalformedInput(f"expected a line of at most {LONGEST} characters")
    try:
        request = json.loads(line, parse_constant=refuse)
    except MalformedInput:
        raise
    except (ValueError, RecursionError) as problem:
        raise MalformedInput(f"expected one JSON object per line: {problem}") from problem
    if not isinstance(request, dict):
        raise MalformedInput(f"expected a JSON object, got {line.strip()[:40]!r}")
    return request
