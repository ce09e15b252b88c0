"""Takes a ruby whenever it can, and otherwise does anything that is of some use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from istanbul.agents.base import Agent, Question
from istanbul.agents.board_game import collector as board_game
from istanbul.agents.dice_game import collector as dice_game
from istanbul.engine.node import Option

WORTH: Final[dict[str, Callable[[Question, Option], int]]] = {
    "board": board_game.worth,
    "dice": dice_game.worth,
}


class Collector(Agent):
    """For tests and simulations: its games end by rubies. Ties are broken at random."""

    name = "collector"

    def choose(self, question: Question) -> int:
        """The option of the highest worth; a random one among the best."""
        worth = WORTH[question.view.game.name]
        noisy = [4 * worth(question, option) + self.source.below(9) for option in question.options]
        return question.actions[noisy.index(max(noisy))]
