"""Players who think ahead: the trader, quickly through one turn; the master, as long as it may."""

from __future__ import annotations

import os
from typing import ClassVar, Final

from istanbul.agents.base import Advice, Agent, Budget, Question
from istanbul.agents.reasons import reason_for
from istanbul.agents.thinking.mind import Mind, Tried, sum_up, think_together
from istanbul.engine.game import Game
from istanbul.engine.state import View

MOST_THREADS: Final = 8


class Thinker(Agent):
    """Searches the tree of what may come (thinking/search.py).

    How far it looks and how it judges is kept with each game, under its name: styles.py, weights/.
    """

    usual: ClassVar[Budget]
    """What it thinks if nobody says otherwise."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed, budget or self.usual)
        self._game: Game | None = None
        self._minds: list[Mind] = []

    def choose(self, question: Question) -> int:
        """What was tried most often."""
        if len(question.actions) == 1:
            return question.actions[0]
        return self.weigh_up(question.view)[0].action

    def weigh_up(self, view: View) -> list[Tried]:
        """Think; the options from best to worst."""
        assert self.budget is not None
        if self._game is not view.game:
            self._game = view.game
            self._minds = [
                Mind(view.game, self.source.below(1 << 31), self.name)
                for _ in range(min(self.budget.threads, MOST_THREADS))
            ]
        think_together(self._minds, view, self.budget)
        return sum_up(self._minds, view.viewer)

    def explain(self, view: View) -> list[Advice]:
        """All options with the chances that thinking gave them, and a reason."""
        return [
            Advice(view.game.describe(action), value, reason_for(view, action))
            for action, _, value in self.weigh_up(view)
        ]


class Trader(Thinker):
    """Through its whole turn, then a valuation that tells how far the next rubies are."""

    name = "trader"
    usual = Budget(nodes=300)


class Master(Thinker):
    """Several of its own turns, with the others' between them; as deep as the budget allows."""

    name = "master"
    usual = Budget(seconds=1.0, threads=min(MOST_THREADS, os.cpu_count() or 1))
