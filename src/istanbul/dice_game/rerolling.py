"""Rerolling with crystals, before the first action (D6): dice are picked one by one.

A REROLL frame: VALUE dice have been picked, the step says from which face on.
"""

from __future__ import annotations

from istanbul.dice_game.catalogue import DONE, KEEP, PICK, REROLL_ALL
from istanbul.dice_game.effects import give
from istanbul.dice_game.frames import ACTIONS, REROLL, ROLL, STEP, VALUE, get, offer, pop, push, put
from istanbul.dice_game.state import State
from istanbul.dice_game.tables import CRYSTAL
from istanbul.engine.record import emit


def first_options(g: State, p: int) -> None:
    """Keep the dice, or spend a crystal. Without one there is nothing to ask."""
    if g.has[p][CRYSTAL] > 0:
        offer(g, KEEP)
        offer(g, REROLL_ALL)
        for face in range(6):
            if g.dice[face] > 0:
                offer(g, PICK + face)


def first_act(g: State, p: int, a: int) -> None:
    """The crystal is spent with the first die that is picked."""
    if a == KEEP:
        g.frame[STEP] = ACTIONS
        return
    give(g, p, CRYSTAL, 1)
    push(g, REROLL, p, 0)
    if a == REROLL_ALL:
        for face in range(6):
            put(g, VALUE, get(g, VALUE) + g.dice[face])
            g.dice[face] = 0
        put(g, STEP, 6)
    else:
        pick(g, a - PICK)


def pick(g: State, face: int) -> None:
    """One die showing this face."""
    g.dice[face] -= 1
    put(g, VALUE, get(g, VALUE) + 1)
    put(g, STEP, face)
    emit(g, "picked", face)


def options(g: State) -> None:
    """More dice, or roll those picked."""
    offer(g, DONE)
    for face in range(get(g, STEP), 6):
        if g.dice[face] > 0:
            offer(g, PICK + face)


def act(g: State, p: int, a: int) -> None:
    """Roll, or pick one more."""
    if a == DONE:
        n = get(g, VALUE)
        pop(g)
        for _ in range(n):
            push(g, ROLL, p, 0)
    else:
        pick(g, a - PICK)
