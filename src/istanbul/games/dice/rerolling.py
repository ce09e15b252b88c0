"""The second phase: with a crystal, dice are rolled again, before the first action (D6)."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.dice.catalogue import KEEP, PICK, REROLL_ALL
from istanbul.games.dice.effects import give
from istanbul.games.dice.frames import ACTIONS, PHASE, REROLL, STEP, VALUE, get, offer, push, put
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import CRYSTAL

NAME: Final = "rolled"
PROMPT: Final = "dice_reroll"

# Fields of a reroll (steps/reroll.py).
FIRST_FACE: Final = STEP  # from which face on dice may be picked
PICKED: Final = VALUE  # dice so far

N_FACES: Final = 6


def options(g: State, p: int) -> None:
    """Keep the dice, or spend a crystal. Without one there is nothing to ask."""
    if g.has[p][CRYSTAL] > 0:
        offer(g, KEEP)
        offer(g, REROLL_ALL)
        for face in range(N_FACES):
            if g.dice[face] > 0:
                offer(g, PICK + face)


def keep(g: State, p: int, a: int) -> None:
    """The dice stay as they are."""
    g.frame[PHASE] = ACTIONS


def finish(g: State, p: int) -> None:
    """Likewise, without a crystal."""
    g.frame[PHASE] = ACTIONS


def reroll_all(g: State, p: int, a: int) -> None:
    """All dice for one crystal."""
    give(g, p, CRYSTAL, 1)
    push(g, REROLL, p, 0)
    for face in range(N_FACES):
        put(g, PICKED, get(g, PICKED) + g.dice[face])
        g.dice[face] = 0
    put(g, FIRST_FACE, N_FACES)


def pick_first(g: State, p: int, a: int) -> None:
    """The crystal is spent with the first die that is picked."""
    give(g, p, CRYSTAL, 1)
    push(g, REROLL, p, 0)
    pick(g, a - PICK)


def pick(g: State, face: int) -> None:
    """One die showing this face."""
    g.dice[face] -= 1
    put(g, PICKED, get(g, PICKED) + 1)
    put(g, FIRST_FACE, face)
    emit(g, "picked", face)


ACTS: Final = {KEEP: keep, REROLL_ALL: reroll_all, PICK: pick_first}
