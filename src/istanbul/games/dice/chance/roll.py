"""One die."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.dice.contents import FACES
from istanbul.games.dice.frames import ROLL, may_happen, pop
from istanbul.games.dice.state import State

NUMBER: Final = ROLL
TEXTS: Final = {i: f"roll {face}" for i, face in enumerate(FACES)}


def outcomes(g: State) -> None:
    """The faces, all equally likely."""
    for face in range(6):
        may_happen(g, face, 1)


def happen(g: State, outcome: int) -> None:
    """It lies with the others."""
    pop(g)
    g.dice[outcome] += 1
    emit(g, "rolled", outcome)
