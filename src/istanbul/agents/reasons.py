"""Why an option is good, in a message id with arguments. What is known of a game lies with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from istanbul.agents.base import Reason
from istanbul.engine.state import View
from istanbul.games.board.player import reasons as board_game
from istanbul.games.dice.player import reasons as dice_game

REASONS: Final[dict[str, Callable[[View, int], Reason]]] = {
    "board": board_game.reason,
    "dice": dice_game.reason,
}


def reason_for(view: View, action: int) -> Reason:
    """The first thing that a player would say about this option."""
    return REASONS[view.game.name](view, action)
