"""Players who never look ahead: they choose at first sight, in a world that fits the view."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from istanbul.agents.base import Agent, Question
from istanbul.engine.game import Game
from istanbul.search.searcher import Searcher


class FirstSight(Agent):
    """Asks the rules of its game for one option. They may ask for hidden things: it deals them."""

    _searcher: tuple[Game, Searcher] | None = None

    def choose(self, question: Question) -> int:
        """The best option, by its own lights."""
        if len(question.actions) == 1:
            return question.actions[0]
        searcher = self._searcher_for(question.view.game)
        return self.best(searcher, searcher.sample_world(question.view))

    @abstractmethod
    def best(self, searcher: Searcher, world: Any) -> int:  # Any: as Searcher.sample_world
        """One of the legal actions."""

    def _searcher_for(self, game: Game) -> Searcher:
        if self._searcher is None or self._searcher[0] is not game:
            self._searcher = game, Searcher(game, self.source.below(1 << 31), self.player)
        return self._searcher[1]
