"""The apprentice: rules of thumb with some noise. What a beginner can beat."""

from __future__ import annotations

from typing import Final

from istanbul.agents.base import Agent, Question
from istanbul.engine.game import Game
from istanbul.search.searcher import Searcher

NOISE: Final = 20  # most points that chance adds to the heuristic of an option


class Apprentice(Agent):
    """Takes the option with most points of the heuristic, plus noise; never looks ahead."""

    name = "apprentice"
    _searcher: tuple[Game, Searcher] | None = None

    def choose(self, question: Question) -> int:
        """The best by the heuristic in a world that fits the view: it may ask for hidden things."""
        if len(question.actions) == 1:
            return question.actions[0]
        searcher = self._searcher_for(question.view.game)
        world = searcher.sample_world(question.view)
        return int(searcher.rules.best_by_heuristic(world, searcher.rng, NOISE))

    def _searcher_for(self, game: Game) -> Searcher:
        if self._searcher is None or self._searcher[0] is not game:
            self._searcher = game, Searcher(game, self.source.below(1 << 31))
        return self._searcher[1]
