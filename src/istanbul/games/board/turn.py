"""The loop, and the functions the outside calls: options, apply and so on.

What is under way is a stack of frames (frames.py). The one on top is a step, which asks a seat
something (steps.py), or waits for chance (chance.py). The lowest is the turn (phases.py).
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit, pass_by
from istanbul.games.board import chance, hooks, rounds, steps
from istanbul.games.board.catalogue import DONE, END_TURN
from istanbul.games.board.frames import FIRST_CHANCE, KIND, LAST_CARDS, SEAT, get, offer, pop
from istanbul.games.board.state import State

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
    """List the legal actions in g.option, in ascending order, and return how many there are.

    In a world drawn from a view, a seat that plays its last cards may have been dealt none.
    """
    if g.n_options == 0:
        list_options(g)
        if g.n_options == 0 and get(g, KIND) == LAST_CARDS:
            offer(g, DONE)
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
    chance.HAPPEN[get(g, KIND) - FIRST_CHANCE](g, get(g, SEAT), outcome)
    settle(g)


def settle(g: State) -> None:
    """Go on until a seat has something to choose, chance has to speak, or the game is over.

    A single option is carried out without asking, except `end_turn`.
    """
    while not g.over:
        for happen in hooks.SOMETHING_HAPPENED:
            happen(g)
        if g.ending and g.top == 0:
            rounds.end_game(g)
            continue
        if get(g, KIND) >= FIRST_CHANCE:
            if can_happen(g):
                return
            pop(g)
            continue
        g.n_options = 0
        list_options(g)
        if g.n_options > 1 or (g.n_options == 1 and g.option[0] == END_TURN):
            return
        pass_by(g, get(g, SEAT))
        if g.n_options == 0:
            steps.FINISH[get(g, KIND)](g, get(g, SEAT))
        else:
            emit(g, "forced", get(g, SEAT), g.option[0])
            carry_out(g, g.option[0])


def can_happen(g: State) -> bool:
    """Is there anything to draw for the chance frame on top, if need be after shuffling?"""
    possible = chance.CAN_HAPPEN[get(g, KIND) - FIRST_CHANCE](g, get(g, SEAT))
    return possible


def list_options(g: State) -> None:
    """Fill g.option for the step on top."""
    p = get(g, SEAT)
    steps.OPTIONS[get(g, KIND)](g, p)
    for narrow in hooks.OPTIONS_LISTED:
        narrow(g, p)


def carry_out(g: State, a: int) -> None:
    """Do an action; what follows from it is left to settle()."""
    g.n_options = 0
    steps.ACT[get(g, KIND)](g, get(g, SEAT), a)
