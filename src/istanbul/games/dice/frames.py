"""The stack of frames: what is under way, as ints. The top frame is what the state waits for.

Frame 0 is the turn. Above it lie a payment, a bazaar card, dice to be rolled ...
"""

from __future__ import annotations

from typing import Final

from istanbul.games.dice.state import FRAME, Public, State

# The ints of a frame, as positions call them. Steps have names of their own for those they use.
KIND: Final = 0
SEAT: Final = 1
ABOUT: Final = 2
STEP: Final = 3  # how far it has come
VALUE: Final = 4
LEFT: Final = 5
DIFFERENT: Final = 6
NEED: Final = 7  # four ints, one of each colour

# Those that are known to more than one module.
PHASE: Final = STEP  # of a turn
CARD_DICE: Final = VALUE  # of a card to be chosen or used: how many were spent on it
SEATS_LEFT: Final = VALUE  # of the lower part of a card: who has not had it yet
MARKERS_LEFT: Final = VALUE  # of markers to be taken: how many are still to be chosen

# Kinds that wait for a decision, each with a module of its name in steps/.
TURN: Final = 0
REROLL: Final = 1
PAYMENT: Final = 2
CHOOSE_CARD: Final = 3
UPPER: Final = 4
LOWER: Final = 5
TAKE_MARKERS: Final = 6

# Kinds that wait for chance, each with a module of its name in chance/.
FIRST_CHANCE: Final = 16
ROLL: Final = 16
REVEAL_CARD: Final = 17
REVEAL_TILE: Final = 18

# Phases of a turn, see phases.py.
INCOME: Final = 0
ROLLED: Final = 1
ACTIONS: Final = 2

# What a payment is for.
FOR_MARKER: Final = 0  # value: the colour
FOR_BROWN: Final = 1
FOR_CRYSTAL: Final = 2
FOR_TWO_MARKERS: Final = 3
FOR_TILE: Final = 4  # value: the tile
FOR_RUBY: Final = 5  # value: the track


def push(g: State, kind: int, seat: int, about: int) -> None:
    """Put a frame on top."""
    g.top += FRAME
    g.frame[g.top + KIND] = kind
    g.frame[g.top + SEAT] = seat
    g.frame[g.top + ABOUT] = about


def pop(g: State) -> None:
    """Take the top frame away, and wipe it, so that equal states have equal bytes."""
    for i in range(FRAME):
        g.frame[g.top + i] = 0
    g.top -= FRAME


def get(g: Public, part: int) -> int:
    """One int of the top frame."""
    return g.frame[g.top + part]


def put(g: State, part: int, value: int) -> None:
    """Change one int of the top frame."""
    g.frame[g.top + part] = value


def offer(g: State, action: int) -> None:
    """Add a legal action. Offers come in ascending order."""
    g.option[g.n_options] = action
    g.n_options += 1


def may_happen(g: State, outcome: int, weight: int) -> None:
    """Add an outcome of chance, unless it is impossible."""
    if weight > 0:
        g.outcome[g.n_outcomes] = outcome
        g.weight[g.n_outcomes] = weight
        g.n_outcomes += 1
