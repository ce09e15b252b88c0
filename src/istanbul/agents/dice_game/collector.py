"""What an option of the Dice Game is worth to somebody who wants rubies, roughly."""

from __future__ import annotations

from typing import Final

from istanbul.agents.base import Question
from istanbul.dice_game.view import View
from istanbul.engine.node import Option

RUBY: Final = 100
_WORTH: Final = {
    "act_ruby": RUBY,
    "ruby": RUBY,
    "act_tile": 40,
    "take_tile": 30,
    "act_two": 24,
    "act_brown": 18,
    "act_marker": 16,
    "act_crystal": 6,
    "keep": 8,
    "reroll_all": 2,
    "pick": 3,
    "pay_die": 10,  # unused dice are lost
    "pay_marker": 5,
    "pay_brown": 1,
    "one_lira": 2,
    "use": 12,
    "take": 8,
    "give": 3,
    "give_tile": -5,
    "pass": 4,
    "income": 5,
    "done": 4,
}


def worth(question: Question, option: Option) -> int:
    """Higher is better; a ruby beats everything."""
    v: View = question.view.record
    if option.kind == "act_coins":
        return 8 + 6 * v.dice[4]
    if option.kind == "act_cards":
        return 8 + 3 * int(option.args["n"])
    return _WORTH.get(option.kind, 0)
