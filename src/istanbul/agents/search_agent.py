"""Players who look ahead: the trader through one turn; the master as deep as its budget allows."""

from __future__ import annotations

import os
from pathlib import Path
from typing import ClassVar, Final

from istanbul.agents.base import Advice, Agent, Budget, Question
from istanbul.agents.reasons import reason_for
from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.state import View
from istanbul.search.searcher import RootAction, Searcher, merged_root_actions, search_in_threads
from istanbul.search.weighing import by_chance, weighed

MAX_THREADS: Final = 8


class SearchAgent(Agent):
    """Plays by Monte-Carlo tree search (search/mcts.py).

    What differs between players is kept with each game, under the player's name: how far it looks
    (search_parameters.py) and how it evaluates a position (weights/).
    """

    default_budget: ClassVar[Budget]

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed, budget or self.default_budget)
        self._game: Game | None = None
        self._searchers: list[Searcher] = []
        self.found: list[RootAction] | None = None
        """What somebody else has searched for the next decision: WebAssembly, in a browser."""

    def choose(self, question: Question) -> int:
        """The most visited option: the robust child of Coulom 2006."""
        if len(question.actions) == 1:
            return question.actions[0]
        return self.search(question.view, to_choose=True)[0].action

    def search(self, view: View, *, to_choose: bool = False) -> list[RootAction]:
        """Search as long as the budget allows, or until the choice is clear; the best first."""
        if self.found is not None:
            found, self.found = self.found, None
            return found
        assert self.budget is not None
        if self._game is not view.game:
            self._game = view.game
            self._searchers = [
                Searcher(view.game, self.source.below(1 << 31), self.player)
                for _ in range(min(self.budget.threads, MAX_THREADS))
            ]
        search_in_threads(self._searchers, view, self.budget, to_choose=to_choose)
        return merged_root_actions(self._searchers, view.viewer)

    def explain(self, view: View) -> list[Advice]:
        """All options with the chance to win that the search found, and a reason."""
        is_elsewhere = self.found is not None
        found = by_chance(self.search(view))
        if not is_elsewhere:
            found = weighed(self._searchers, self._searchers[0].adopt(view), view.viewer)
        describe = view.game.describe
        return [
            Advice(describe(one.action), one.chance, reason_for(view, one.action), one.spread)
            for one in found
        ]


def with_weights(kind: type[Agent], folder: str) -> type[Agent]:
    """A player of ours with other weights than its own: those in a folder (docs/training.md)."""
    name = f"{kind.name}@{folder}"
    if not issubclass(kind, SearchAgent):
        raise MalformedInput(f"agent {name!r}: {kind.name} has no weights")
    if not any(Path(folder).glob(f"*_{kind.name}.*")):
        raise MalformedInput(f"agent {name!r}: expected weights of {kind.name} in {folder!r}")
    return type(kind.__name__, (kind,), {"name": name, "player": name})


class Trader(SearchAgent):
    """Searches its whole turn; its evaluation tells how far the next rubies are."""

    name = player = "trader"
    default_budget = Budget(nodes=300)


class Master(SearchAgent):
    """Searches several of its own turns, with the others' between them."""

    name = player = "master"
    default_budget = Budget(seconds=1.0, threads=min(MAX_THREADS, os.cpu_count() or 1))


class Grandmaster(SearchAgent):
    """Searches like the master, and evaluates positions with the wide network (search/wide.py)."""

    name = player = "grandmaster"
    default_budget = Master.default_budget
