"""The computer players by name: our own, from weak to strong, and those of installed packages."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Final

from istanbul.agents.apprentice import Apprentice
from istanbul.agents.base import Agent, Budget
from istanbul.agents.random_agent import RandomAgent
from istanbul.agents.thinker import Master, Trader
from istanbul.engine.errors import MalformedInput

GROUP: Final = "istanbul.agents"
"""The entry points under which a package offers players of its own."""
LADDER: Final[list[type[Agent]]] = [RandomAgent, Apprentice, Trader, Master]
RUNGS: Final = [agent.name for agent in LADDER]


@cache
def agents() -> dict[str, type[Agent]]:
    """All of them. A guest cannot take one of our names, and one that fails is left out by name."""
    found = {agent.name: agent for agent in LADDER}
    for point in entry_points(group=GROUP):
        if point.name in found:
            raise MalformedInput(f"{point.value}: there is an agent {point.name!r} already")
        try:
            guest = point.load()
        except Exception as problem:
            message = f"agent {point.name!r} ({point.value}) cannot be loaded: {problem}"
            raise MalformedInput(message) from problem
        if not (isinstance(guest, type) and issubclass(guest, Agent)):
            raise MalformedInput(f"agent {point.name!r} ({point.value}): expected an Agent class")
        found[point.name] = guest
    return found


def names() -> list[str]:
    """What may be typed after --agents."""
    return list(agents())


def make(name: str, seed: int, budget: Budget | None = None) -> Agent:
    """A computer player."""
    if name not in agents():
        raise MalformedInput(f"agent {name!r} is unknown; expected {', '.join(names())}")
    return agents()[name](seed, budget)
