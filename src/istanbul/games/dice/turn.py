"""The loop, and the functions the outside calls: options, apply and so on.

What is under way is a stack of frames (frames.py). The one on top is a step, which asks a seat
something (steps/), or waits for chance (chance/). The lowest is the turn (phases.py).
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.dice import chance, steps
from istanbul.games.dice.catalogue import END_TURN
from istanbul.games.dice.frames import FIRST_CHANCE, KIND, SEAT, get
from istanbul.games.dice.state import State

# Whom a state waits for: a seat, or one of these.
CHANCE: Final = -1
NOBODY: Final = -2


def waits_for(g: State) -> int:
    """The seat that decides, or CHANCE, or NOBODY when the game is over."""
    if g.over:
        return NOBODY
    if get(g, KIND) >= FIRST_CHANCE:
        return CHANCE
    return get(g, SEAT)


def options(g: State) -> int:
    """List the legal actions in g.option, in ascending order, and return how many there are."""
    if g.n_options == 0:
        list_options(g)
    return g.n_options


def apply(g: State, a: int) -> None:
    """Do a legal action of the seat that decides."""
    carry_out(g, a)
    settle(g)


def outcomes(g: State) -> int:
    """List what may happen in g.outcome with g.weight, and return how many there are."""
    g.n_outcomes = 0
    chance.OUTCOMES[get(g, KIND) - FIRST_CHANCE](g)
    return g.n_outcomes


def apply_chance(g: State, outcome: int) -> None:
    """Let one outcome come true."""
    chance.HAPPEN[get(g, KIND) - FIRST_CHANCE](g, outcome)
    settle(g)


def settle(g: State) -> None:
    """Go on until a seat has something to choose, chance has to speak, or the game is over.

    A single option is carried out without asking, except `end_turn`.
    """
    while not g.over:
        if get(g, KIND) >= FIRST_CHANCE:
            chance.PREPARE[get(g, KIND) - FIRST_CHANCE](g)
            return
        g.n_options = 0
        list_options(g)
        if g.n_options > 1 or (g.n_options == 1 and g.option[0] == END_TURN):
            return
        if g.n_options == 0:
            steps.FINISH[get(g, KIND)](g, get(g, SEAT))
        else:
            emit(g, "forced", get(g, SEAT), g.option[0])
            carry_out(g, g.option[0])


def list_options(g: State) -> None:
    """Fill g.option for the step on top."""
    steps.OPTIONS[get(g, KIND)](g, get(g, SEAT))


def carry_out(g: State, a: int) -> None:
    """Do an action; what follows from it is left to settle()."""
    g.n_options = 0
    steps.ACT[get(g, KIND)](g, get(g, SEAT), a)
