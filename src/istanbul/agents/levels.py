"""Levels: the grandmaster's networks in many strengths, so that everybody finds an opponent.

The lower ones do not look ahead. They draw an option as the policy likes them: the higher their
temperature, the more often a mistake, but one that a person might make. The higher ones search.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from istanbul.agents.base import Agent
from istanbul.agents.first_sight import FirstSight
from istanbul.agents.search_agent import Grandmaster, SearchAgent
from istanbul.search.budget import Budget
from istanbul.search.searcher import Searcher

TEMPERATURES: Final = (300, 220, 160, 120, 90, 60, 30)  # in hundredths
NODES: Final = (30, 150, 600)


class Liking(FirstSight):
    """Draws an option by the policy."""

    player = Grandmaster.name
    temperature: ClassVar[int]

    def best(self, searcher: Searcher, world: Any) -> int:
        """A good option at a low temperature, almost any at a high one."""
        drawn = searcher.rules.drawn_by_policy
        return int(drawn(searcher.evaluator, world, searcher.rng, self.temperature))


class Short(SearchAgent):
    """Searches a fixed number of nodes."""

    player = Grandmaster.name


def _level(n: int, kind: type[Agent], **how: Any) -> type[Agent]:
    return type(f"Level{n}", (kind,), {"name": f"level_{n}", "__module__": __name__, **how})


LEVELS: Final = [
    *(_level(n, Liking, temperature=one) for n, one in enumerate(TEMPERATURES, 1)),
    *(
        _level(n, Short, default_budget=Budget(nodes=one))
        for n, one in enumerate(NODES, 1 + len(TEMPERATURES))
    ),
]
"""From weak to strong."""
