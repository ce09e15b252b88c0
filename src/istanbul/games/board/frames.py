"""The stack of frames: what is under way, as ints. The top frame is what the state waits for.

Frame 0 is the turn. Above it lie the visit of a place, a card being played, a meeting, dice ...
"""

from __future__ import annotations

from typing import Final

from istanbul.games.board.state import FRAME, Public, State

# The ints of a frame, as positions call them. Steps have names of their own for those they use.
KIND: Final = 0
SEAT: Final = 1  # who decides, or for whom chance speaks
ABOUT: Final = 2
STEP: Final = 3  # how far it has come
VALUE: Final = 4
ACTOR: Final = 5
FIRST: Final = 6
SECOND: Final = 7

# Those that are known to more than one module.
PHASE: Final = STEP  # of a turn
MODE: Final = FIRST  # of a visit
SEALS: Final = SECOND  # of a visit or a double turn: seals given so far
IS_REROLL: Final = VALUE  # of a roll

# Kinds that wait for a decision, each with a module of its name in a folder `steps`.
TURN: Final = 0
VISIT: Final = 1
CARD: Final = 2
MEETING: Final = 3
DICE: Final = 4
GUILD: Final = 5
KIOSK_ROUND: Final = 6
KIOSK_TILE: Final = 7
AUCTION: Final = 8
DOUBLE: Final = 9
LAST_CARDS: Final = 10
BARRIER: Final = 11

# Kinds that wait for chance, each with a module of its name in a folder `chance`.
FIRST_CHANCE: Final = 16
ROLL: Final = 16
DRAW: Final = 17
REVEAL: Final = 18
LETTER: Final = 19
DRAW_GUILD: Final = 20
REVEAL_KIOSK: Final = 21
ROLL_ONE: Final = 22

FOR_VISIT: Final = -1  # what a roll is about, if it moves no figure

# Phases of a turn, see phases.py. The action itself is a VISIT frame on top of ENCOUNTERS.
MOVE: Final = 0
MERCHANTS: Final = 1
ENCOUNTERS: Final = 2

# Actors of a turn or a visit.
BY_MERCHANT: Final = 0
BY_FAMILY: Final = 1
BY_COMPANION: Final = 2

# Modes of a visit.
USUAL: Final = 0
MUST: Final = 1  # a card has it done: it cannot be skipped, and nothing else be played meanwhile

MUST_LEAVE: Final = 2  # yellow_used, after fetching the assistant beside the merchant


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


def is_main(g: Public) -> bool:
    """Is this a main decision: between the steps of a turn, not inside an action or a card?"""
    kind = g.frame[g.top + KIND]
    if kind == VISIT:
        return g.frame[g.top + STEP] == 0 and g.frame[g.top + MODE] == USUAL
    return kind == TURN


def is_before_move(g: Public) -> bool:
    """Is the seat still in the movement phase of its turn?"""
    return g.top == 0 and g.frame[PHASE] == MOVE


def must_leave(g: Public) -> bool:
    """Has the yellow tile fetched the assistant beside the merchant, who must move now?"""
    return g.yellow_used == MUST_LEAVE


def acting_place(g: Public) -> int:
    """Where the figure stands that makes this turn."""
    if g.frame[ACTOR] == BY_COMPANION:
        return g.companion[g.seat]
    return g.merchant[g.seat]


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
