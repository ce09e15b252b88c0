"""The computer players by name."""

from __future__ import annotations

from typing import Final

from istanbul.agents.base import Agent
from istanbul.agents.collector import Collector
from istanbul.agents.random_agent import RandomAgent
from istanbul.engine.errors import MalformedInput

AGENTS: Final[dict[str, type[Agent]]] = {agent.name: agent for agent in (RandomAgent, Collector)}
NAMES: Final = list(AGENTS)


def make(name: str, seed: int) -> Agent:
    """A computer player."""
    if name not in AGENTS:
        raise MalformedInput(f"agent {name!r} is unknown; expected {', '.join(NAMES)}")
    return AGENTS[name](seed)
