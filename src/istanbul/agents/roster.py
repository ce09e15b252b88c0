"""The computer players by name: our own, from weak to strong, and those of installed packages."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from istanbul.agents.apprentice import Apprentice
from istanbul.agents.base import Agent, Budget
from istanbul.agents.random_agent import RandomAgent
from istanbul.agents.thinker import Master, Trader
from istanbul.engine.errors import MalformedInput

GROUP: Final = "istanbul.agents"
"""The group of entry points under which a package offers its players."""
LADDER: Final[list[type[Agent]]] = [RandomAgent, Apprentice, Trader, Master]
RUNGS: Final = [agent.name for agent in LADDER]


@cache
def guests() -> dict[str, list[EntryPoint]]:
    """Players of other packages. None is loaded yet, so a broken one fails only when it is used."""
    found: dict[str, list[EntryPoint]] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.value):
        found.setdefault(point.name, []).append(point)
    return found


def names() -> list[str]:
    """The names for `--agents`: the ladder, then the guests."""
    return [*RUNGS, *sorted(name for name in guests() if name not in RUNGS)]


def find(name: str) -> type[Agent]:
    """The class of a player. A guest cannot take a name that is already in use."""
    points = guests().get(name, [])
    if name not in RUNGS and not points:
        raise MalformedInput(f"agent {name!r} is unknown; expected {', '.join(names())}")
    if len(points) + (name in RUNGS) > 1:
        offers = [*["istanbul"] * (name in RUNGS), *(point.value for point in points)]
        raise MalformedInput(f"agent {name!r} is offered more than once: {', '.join(offers)}")
    return _load(points[0]) if points else LADDER[RUNGS.index(name)]


def make(name: str, seed: int, budget: Budget | None = None) -> Agent:
    """A computer player."""
    return find(name)(seed, budget)


def _load(point: EntryPoint) -> type[Agent]:
    where = f"agent {point.name!r} ({point.value})"
    try:
        guest = point.load()
    except Exception as problem:  # a stranger's module may fail in any way
        message = f"{where} cannot be loaded: {type(problem).__name__}: {problem}"
        raise MalformedInput(message) from problem
    if not (isinstance(guest, type) and issubclass(guest, Agent)):
        raise MalformedInput(f"{where}: expected a class derived from Agent")
    return guest
