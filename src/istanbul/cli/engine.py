"""`istanbul engine`: the line protocol, one JSON object per line (docs/engine.md)."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from typing import Final, NoReturn, TextIO

from istanbul import __version__, all_games
from istanbul.agents import roster
from istanbul.agents.asking import ask
from istanbul.agents.base import Agent, Budget, Question
from istanbul.agents.command import PROTOCOL
from istanbul.cli.help import Commands, add_command
from istanbul.cli.options import MOST_SEED, add_language
from istanbul.engine.errors import GameError, IllegalAction, MalformedInput
from istanbul.engine.log import BY_CHANCE
from istanbul.engine.match import Match
from istanbul.engine.node import Json
from istanbul.engine.source import SeededSource
from istanbul.engine.state import State, View

LONGEST: Final = 1_000_000  # characters of a request
REQUESTS: Final = """\
  {"cmd": "new", "options": {"players": 3}, "seed": 7}
  {"cmd": "position", "position": {...}}
  {"cmd": "node"}
  {"cmd": "do", "text": "move tea_house"}
  {"cmd": "do", "action": 47}
  {"cmd": "choose", "agent": "trader"}
  {"cmd": "explain", "agent": "trader"}
  {"cmd": "view", "seat": 0}   {"cmd": "observation", "seat": 0}
  {"cmd": "state"}   {"cmd": "digest"}   {"cmd": "log"}
  {"cmd": "hello"}   {"cmd": "undo"}   {"cmd": "quit"}"""


def add(commands: Commands) -> None:
    """The command has no options of its own."""
    parser = add_command(commands, "engine", requests=REQUESTS)
    add_language(parser)
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


class Session:
    """One conversation: at most one game at a time."""

    def __init__(self) -> None:
        self.alive = True
        self._match: Match | None = None
        self._chance: SeededSource | None = None  # None: the caller resolves chance
        self._commands: dict[str, Callable[[Json], Json]] = {
            "hello": self._hello,
            "new": self._new,
            "position": self._position,
            "node": self._node,
            "do": self._do,
            "choose": self._choose,
            "explain": self._explain,
            "view": lambda request: {"view": self._seen(request).to_json()},
            "observation": lambda request: {"observation": list(self._seen(request).observation())},
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

    def _hello(self, _: Json) -> Json:
        return {"protocol": PROTOCOL, "version": __version__, "agents": roster.names()}

    def _new(self, request: Json) -> Json:
        options, seed = request.get("options", {}), _seed(request)
        if not isinstance(options, Mapping) or not isinstance(options.get("game", ""), str):
            raise MalformedInput(f"options: expected an object, its game a word, got {options!r}")
        match = Match(all_games.new_game(options, seed))
        chance = None if seed is None else SeededSource(seed)
        if chance is not None:
            match.resolve_chance(chance)
        self._match, self._chance = match, chance
        return self._now()

    def _position(self, request: Json) -> Json:
        given = request.get("position")
        if not isinstance(given, Mapping):
            raise MalformedInput(f"position: expected an object, got {given!r}")
        state = all_games.game_from_header(given.get("options", {}), given).position(given)
        self._match, self._chance = Match(state.game, begin=state), None
        return self._now()

    def _node(self, _: Json) -> Json:
        return self._now()

    def _do(self, request: Json) -> Json:
        match, done = self._playing, _what(request)
        state = match.state
        if state.is_over:
            raise IllegalAction(f"{done!r} cannot be done; the game is over")
        if not state.is_chance:
            events = match.act(state.waits_for, done)
        elif isinstance(done, str):
            events = match.happen(done)
        else:
            raise IllegalAction(f"action {done} cannot be done now; chance speaks, by its text")
        if self._chance is not None:
            events += match.resolve_chance(self._chance)
        return {"events": events, **self._now()}

    def _choose(self, request: Json) -> Json:
        """Nothing is done: the caller does it, or something else."""
        state, agent = self._asked(request)
        chosen = ask(agent, Question.at(state), f"agent {agent.name!r}")
        return {"choose": chosen, "text": state.text(chosen)}

    def _explain(self, request: Json) -> Json:
        state, agent = self._asked(request)
        rows = []
        for one in agent.explain(state.view(state.waits_for)):
            row: Json = {"action": one.option.action, "text": one.option.text}
            row |= {"value": one.value, "spread": one.spread}
            if one.reason is not None:
                row |= {"reason": one.reason.message, "args": one.reason.args}
            rows.append(row)
        return {"explain": rows}

    def _asked(self, request: Json) -> tuple[State, Agent]:
        """The decision now, and whoever is asked about it."""
        state, name = self._playing.state, request.get("agent")
        if name not in roster.names():  # no command: a line must not be able to start one
            raise MalformedInput(f"agent {name!r}: expected one of {', '.join(roster.names())}")
        seed, budget = _seed(request), request.get("budget")
        if budget is not None and not isinstance(budget, str):
            raise MalformedInput(f'budget: expected "0.2s", "200ms" or "5000", got {budget!r}')
        if state.is_over or state.is_chance:
            raise IllegalAction(f"{name} has nothing to decide now")
        agent = roster.make(name, seed or 0, None if budget is None else Budget.read(budget))
        return state, agent

    def _seen(self, request: Json) -> View:
        seat = request.get("seat")
        if type(seat) is not int:
            raise MalformedInput(f"seat: expected a number, -1 for a spectator, got {seat!r}")
        return self._playing.state.view(seat)

    def _undo(self, _: Json) -> Json:
        """Back by one entry; where the engine resolves chance, back to the decision before it."""
        match = self._playing
        if self._chance is None:
            match.undo_anything()
            return self._now()
        if all(step.entry.by == BY_CHANCE for step in match.steps):
            raise IllegalAction("cannot undo: this is the beginning")
        match.undo_anything()
        while match.state.is_chance:
            match.undo_anything()
        return self._now()

    def _quit(self, _: Json) -> Json:
        self.alive = False
        return {} if self._match is None else self._now()


def _seed(request: Json) -> int | None:
    seed = request.get("seed")
    if seed is not None and (type(seed) is not int or not 0 <= seed <= MOST_SEED):
        raise MalformedInput(f"seed: expected a whole number from 0, got {seed!r}")
    return seed


def _what(request: Json) -> int | str:
    """What is to be done: a text, or the number of an action."""
    text, action = request.get("text"), request.get("action")
    if isinstance(text, str) and action is None:
        return text
    if text is None and type(action) is int:
        return action
    raise MalformedInput(
        f"expected text (an action or an outcome) or action (a number), got {text!r}, {action!r}"
    )


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
