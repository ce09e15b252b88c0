"""Dice are picked one by one, in the order of faces, so that a set has one way; then rolled."""

from __future__ import annotations

from typing import Final

from istanbul.games.dice.catalogue import DONE, PICK
from istanbul.games.dice.frames import REROLL, ROLL, get, offer, pop, push
from istanbul.games.dice.rerolling import FIRST_FACE, N_FACES, PICKED, pick
from istanbul.games.dice.state import Public, State

NUMBER: Final = REROLL


def options(g: State, p: int) -> None:
    """More dice, or roll those picked."""
    offer(g, DONE)
    for face in range(get(g, FIRST_FACE), N_FACES):
        if g.dice[face] > 0:
            offer(g, PICK + face)


def act(g: State, p: int, a: int) -> None:
    """Roll, or pick one more."""
    if a == DONE:
        n = get(g, PICKED)
        pop(g)
        for _ in range(n):
            push(g, ROLL, p, 0)
    else:
        pick(g, a - PICK)


def prompt(g: Public) -> str:
    """Asks which die to roll again."""
    return "dice_pick"
