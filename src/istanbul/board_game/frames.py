"""The stack of frames: what is under way, as ints. The top frame is what the state waits for.

Frame 0 is the turn. Above it lie the visit of a place, a card being played, a meeting, dice ...
"""

from __future__ import annotations

from typing import Final

from istanbul.board_game.state import FRAME, Public, State

# The ints of a frame.
KIND: Final = 0
SEAT: Final = 1  # who decides, or for whom chance speaks
ABOUT: Final = 2
STEP: Final = 3
VALUE: Final = 4
ACTOR: Final = 5
FIRST: Final = 6  # two dice
SECOND: Final = 7
MODE: Final = 6  # of a visit, which keeps no dice
SEALS: Final = 7  # of a visit or a double turn: seals given so far

# Kinds that wait for a decision.
TURN: Final = 0  # step: the phase
VISIT: Final = 1  # about a place, done by an actor; step 0: nothing has been done yet
CARD: Final = 2  # about a kind of bonus card that has been played and is being resolved
MEETING: Final = 3  # about a figure
DICE: Final = 4  # a roll for the frame below may be changed; step 1: the red tile was used
GUILD: Final = 5  # about a guild card that has been played and is being resolved
KIOSK_ROUND: Final = 6  # the seat takes a kiosk tile; value: how many are still to be taken
KIOSK_TILE: Final = 7  # about a kiosk tile that the seat has taken
AUCTION: Final = 8  # the seat bids; see auction.py
DOUBLE: Final = 9  # letters for a second turn
BARRIER: Final = 11  # the barrier is being put; see barrier.py
LAST_CARDS: Final = 10  # the seat plays cards that may count after the last round

# Kinds that wait for chance.
FIRST_CHANCE: Final = 16
ROLL: Final = 16  # about a figure to move, or FOR_VISIT; value 1: a reroll
DRAW: Final = 17  # a bonus card for the seat
REVEAL: Final = 18  # about a market: its next demand tile
LETTER: Final = 19  # a letter for the seat
DRAW_GUILD: Final = 20  # a guild card for the seat
REVEAL_KIOSK: Final = 21  # the next kiosk tile
ROLL_ONE: Final = 22  # one die for the frame below

FOR_VISIT: Final = -1

# Phases of a turn. The action itself is a VISIT frame on top of ENCOUNTERS.
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
    return g.top == 0 and g.frame[STEP] == MOVE


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
