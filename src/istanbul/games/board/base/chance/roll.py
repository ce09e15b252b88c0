"""Two dice: they move a figure, or count for the step below (base/steps/dice.py)."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board.base.steps import dice
from istanbul.games.board.contents import ALL_FIGURES
from istanbul.games.board.frames import ABOUT, FOR_VISIT, IS_REROLL, ROLL, get, may_happen, pop
from istanbul.games.board.state import State

NUMBER: Final = ROLL
FIGURE: Final = ABOUT  # to move, or FOR_VISIT
ABOUT_IDS: Final = {**{name: i for i, name in enumerate(ALL_FIGURES)}, "visit": FOR_VISIT}
ROLLS: Final[list[list[int]]] = [[a, b] for a in range(1, 7) for b in range(a, 7)]
TEXTS: Final = {i: f"roll {first} {second}" for i, (first, second) in enumerate(ROLLS)}


def outcomes(g: State) -> None:
    """What differs comes twice as often as a pair."""
    for i in range(len(ROLLS)):
        may_happen(g, i, 1 if ROLLS[i][0] == ROLLS[i][1] else 2)


def happen(g: State, p: int, outcome: int) -> None:
    """The figure goes where the dice send it, or the seat may change them."""
    figure = get(g, FIGURE)
    is_reroll = get(g, IS_REROLL)
    first = ROLLS[outcome][0]
    second = ROLLS[outcome][1]
    pop(g)
    emit(g, "rolled", first, second)
    if figure != FOR_VISIT:
        place = first + second - 1  # places are their number less one
        g.met[figure] = 1 if g.figure[figure] == place else 0  # back where it was met (B11, S2)
        g.figure[figure] = place
        emit(g, "figure_moved", figure, g.figure[figure])
    else:
        dice.dice_lie(g, p, first, second, is_reroll)
