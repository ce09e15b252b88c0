"""The apprentice: rules of thumb, now and then a whim. What a beginner can beat."""

from __future__ import annotations

from typing import Any, Final

from istanbul.agents.base import Agent, Question
from istanbul.agents.thinking.mind import Mind
from istanbul.engine.game import Game

WHIM: Final = 20  # points of liking that chance adds to every option


class Apprentice(Agent):
    """Takes what looks best at first sight, give or take a whim; never looks ahead."""

    name = "apprentice"
    _mind: tuple[Game, Mind] | None = None

    def choose(self, question: Question) -> int:
        """Liked most."""
        if len(question.actions) == 1:
            return question.actions[0]
        mind = self._mind_for(question.view.game)
        world: Any = mind.imagine(question.view)
        return int(mind.rules.liked_most(world, mind.rng, WHIM))

    def _mind_for(self, game: Game) -> Mind:
        if self._mind is None or self._mind[0] is not game:
            self._mind = game, Mind(game, self.source.below(1 << 31))
        return self._mind[1]
