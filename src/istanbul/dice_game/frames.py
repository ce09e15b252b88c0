"""The stack of frames: what is under way, as ints. The top frame is what the state waits for.

Frame 0 is the turn. Above it lie a payment, a bazaar card, dice to be rolled ...
"""

from __future__ import annotations

from typing import Final

from istanbul.dice_game.state import FRAME, State

# The ints of a frame.
KIND: Final = 0
SEAT: Final = 1
ABOUT: Final = 2
STEP: Final = 3
VALUE: Final = 4
LEFT: Final = 5  # of a payment: pieces still to be paid
DIFFERENT: Final = 6  # of a payment: 1 if all pieces must differ in colour
NEED: Final = 7  # four ints, of each colour: goods missing in a payment; markers to be taken

# Kinds that wait for a decision.
TURN: Final = 0  # step: the phase
REROLL: Final = 1  # dice are being picked; value: how many
PAYMENT: Final = 2  # about what is paid for; value: which one
CHOOSE_CARD: Final = 3  # one of the cards shown is used; value: card dice spent
UPPER: Final = 4  # about a bazaar card: the part of the seat whose turn it is; value: card dice
LOWER: Final = 5  # about a bazaar card: the part of the others, one after the other
TAKE_MARKERS: Final = 6  # value: markers still to be chosen, step: from which colour on

# Kinds that wait for chance.
FIRST_CHANCE: Final = 16
ROLL: Final = 16  # one die
REVEAL_CARD: Final = 17
REVEAL_TILE: Final = 18

# Phases of a turn.
INCOME: Final = 0
ROLLED: Final = 1  # crystals may have dice rolled again
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


def get(g: State, part: int) -> int:
    """One int of the top frame."""
    return g.frame[g.top + part]


def put(g: State, part: int, value: int) -> None:
    """Change one int of the top frame."""
    g.frame[g.top + part] = value


def offer(g: State, action: int) -> None:
    """Add a legal action. Offers come in ascending order."""
    g.option[g.n_options] = action
    g.n_options += 1
