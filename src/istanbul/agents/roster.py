"""The computer players by name: our rungs and levels, and those of installed packages.

Whoever runs the program may also name commands in any language (agents/command.py), and a rung with
weights from a folder: `master@FOLDER`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from istanbul.agents.apprentice import Apprentice
from istanbul.agents.asking import error_line
from istanbul.agents.base import Agent, Budget
from istanbul.agents.command import PREFIX, command_agent
from istanbul.agents.levels import LEVELS
from istanbul.agents.random_agent import RandomAgent
from istanbul.agents.search_agent import Grandmaster, Master, SearchAgent, Trader, with_weights
from istanbul.agents.strength import strengths
from istanbul.engine.errors import MalformedInput

GROUP: Final = "istanbul.agents"
"""The group of entry points under which a package offers its players."""
LADDER: Final[list[type[Agent]]] = [RandomAgent, Apprentice, Trader, Master, Grandmaster]
RUNGS: Final = [agent.name for agent in LADDER]
OURS: Final = {agent.name: agent for agent in (*LADDER, *LEVELS)}
COMMANDS: Final[dict[str, str]] = {}
"""Commands that have been given a name."""


@cache
def guests() -> dict[str, list[EntryPoint]]:
    """Players of other packages. None is loaded yet, so a broken one fails only when it is used."""
    found: dict[str, list[EntryPoint]] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.value):
        found.setdefault(point.name, []).append(point)
    return found


def names() -> list[str]:
    """What may be typed after --agents: ladder, levels, then guests, then commands with a name.

    Who lets strangers choose a player takes one of these only: `find` would start any command.
    """
    return [*OURS, *sorted(name for name in guests() if name not in OURS), *COMMANDS]


def by_strength() -> list[str]:
    """The same, our own from weak to strong: as they were rated in the board game."""
    ratings = strengths()["board"]
    ours = sorted(OURS, key=lambda name: ratings.get(name, 0))
    return [*ours, *(name for name in names() if name not in OURS)]


def offer(name: str, command: str) -> None:
    """Put a command on the roster, under a name that is not taken."""
    if not re.fullmatch(r"[a-z][a-z0-9_-]{0,23}", name):
        raise MalformedInput(f"agent {name!r}: expected a short name of small letters and digits")
    if name in names():
        raise MalformedInput(f"agent {name!r} is there already")
    command_agent(command, name)  # complains of what cannot be started
    COMMANDS[name] = command


def withdraw(name: str) -> None:
    """Take a player of an installed package off the roster."""
    guests().pop(name)


def find(name: str) -> type[Agent]:
    """A class of players. A guest cannot take a name that somebody has already."""
    if name.startswith(PREFIX):
        return command_agent(name.removeprefix(PREFIX))
    if name in COMMANDS:
        return command_agent(COMMANDS[name], name)
    rung, _, folder = name.partition("@")
    if folder and rung in RUNGS:
        return with_weights(OURS[rung], folder)
    points = guests().get(name, [])
    if name not in OURS and not points:
        raise MalformedInput(f"agent {name!r} is unknown; expected {', '.join(names())}")
    if len(points) + (name in OURS) > 1:
        offers = [*["istanbul"] * (name in OURS), *(point.value for point in points)]
        raise MalformedInput(f"agent {name!r} is offered more than once: {', '.join(offers)}")
    return _load(points[0]) if points else OURS[name]


def answers_at_once(name: str) -> bool:
    """Is its turn over within milliseconds? Nobody knows of guests and commands."""
    if name not in OURS:
        return False
    kind = OURS[name]
    return not issubclass(kind, SearchAgent) or kind.default_budget.seconds is None


def make(name: str, seed: int, budget: Budget | None = None) -> Agent:
    """A computer player by name; MalformedInput if it is unknown or cannot be made."""
    kind = find(name)
    try:
        return kind(seed, budget)
    except Exception as problem:  # a stranger's player may fail in any way
        raise MalformedInput(f"agent {name!r} cannot be made: {error_line(problem)}") from problem


def _load(point: EntryPoint) -> type[Agent]:
    where = f"agent {point.name!r} ({point.value})"
    try:
        guest = point.load()
    except Exception as problem:  # a stranger's module may fail in any way
        message = f"{where} cannot be loaded: {error_line(problem)}"
        raise MalformedInput(message) from problem
    if not (isinstance(guest, type) and issubclass(guest, Agent)):
        raise MalformedInput(f"{where}: expected a class derived from Agent")
    return guest
