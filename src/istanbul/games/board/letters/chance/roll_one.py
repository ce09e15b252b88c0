"""One die, for the step below."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board.base.steps import dice
from istanbul.games.board.frames import ROLL_ONE, may_happen, pop
from istanbul.games.board.state import State

NUMBER: Final = ROLL_ONE
TEXTS: Final = {face: f"roll {face}" for face in range(1, 7)}


def outcomes(g: State) -> None:
    """The faces, all equally likely."""
    for face in range(1, 7):
        may_happen(g, face, 1)


def happen(g: State, p: int, outcome: int) -> None:
    """There is no second die."""
    pop(g)
    emit(g, "rolled_one", outcome)
    dice.dice_lie(g, p, outcome, 0, 0)
