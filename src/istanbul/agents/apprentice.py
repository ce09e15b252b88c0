"""The apprentice: rules of thumb with some noise. What a beginner can beat."""

from __future__ import annotations

from typing import Any, Final

from istanbul.agents.first_sight import FirstSight
from istanbul.search.searcher import Searcher

NOISE: Final = 20  # most points that chance adds to the heuristic of an option


class Apprentice(FirstSight):
    """Takes the option with most points of the heuristic, plus noise."""

    name = "apprentice"

    def best(self, searcher: Searcher, world: Any) -> int:
        """The best by the heuristic."""
        return int(searcher.rules.best_by_heuristic(world, searcher.rng, NOISE))
