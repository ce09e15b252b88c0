"""Where things stand in an observation (observation.py, docs/observations.md).

Seats are counted from the viewer: 0 is the viewer, then clockwise. A slot for seats and tiles has
all tiles of the viewer first.
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.slots import Layout, Slot
from istanbul.games.dice.contents import MAX_SEATS
from istanbul.games.dice.tables import N_CARDS, N_COLOURS, N_THINGS, N_TILES, N_TRACKS

N_FRAMES: Final = 7  # kinds that wait for a decision
N_PHASES: Final = 3
FACES: Final = 6
INCOMES: Final = 3
N_PAID: Final = 6  # what a payment may be for

_layout: Final = Layout()
_add: Final = _layout.add

# The options.
PLAYERS: Final = _add("players")
GOAL: Final = _add("goal")
MAX_ROUNDS: Final = _add("max_rounds")

# What is under way.
ROUND: Final = _add("round")
LAST_ROUND: Final = _add("last_round")
FIRST_SEAT: Final = _add("first_seat", MAX_SEATS)  # one-hot: who began
TURN: Final = _add("turn", MAX_SEATS)  # one-hot: whose turn it is
DECIDES: Final = _add("decides", MAX_SEATS)  # one-hot; none at chance and at the end
PENDING: Final = _add("pending", N_FRAMES)  # one-hot: the kind of the top frame, frames.py
PHASE: Final = _add("phase", N_PHASES)  # one-hot: income, rolled, actions
FRAME: Final = _add("frame", 2)  # step and value of the top frame
PAID_FOR: Final = _add("paid_for", N_PAID)  # one-hot: what is being paid for, frames.py
LEFT: Final = _add("left")  # pieces still to be paid
DIFFERENT: Final = _add("different")  # all pieces must differ in colour
NEED: Final = _add("need", N_COLOURS)  # of each colour, in a payment or a choice of markers
USED: Final = _add("used", N_CARDS)  # bazaar cards being carried out
SHOWN: Final = _add("shown", N_CARDS)  # revealed, one of them to be used
ACTIONS_DONE: Final = _add("actions_done")
EXTRA_DICE: Final = _add("extra_dice")
DICE: Final = _add("dice", FACES)  # rolled and unused, by face
TO_COLLECT: Final = _add("to_collect", INCOMES)
FRESH: Final = _add("fresh", N_TILES)  # tiles got this turn

# The table.
PRICE: Final = _add("price", N_TRACKS)  # of the next ruby; 0: sold out
RUBIES_LEFT: Final = _add("rubies_left", N_TRACKS)
MOSQUE_RUBIES: Final = _add("mosque_rubies")
DISPLAY: Final = _add("display", N_TILES)
UNSEEN: Final = _add("unseen", N_TILES)  # tiles of the stack that have not been seen
UNDER: Final = _add("under", N_TILES)  # tiles given up, under the stack
DECK: Final = _add("deck", N_CARDS)  # bazaar cards face down

# The seats.
HAS: Final = _add("has", MAX_SEATS * N_THINGS)  # four colours, brown, crystals, lira
RUBIES: Final = _add("rubies", MAX_SEATS)
TILES: Final = _add("tiles", MAX_SEATS * N_TILES)
N_SEAT_TILES: Final = _add("n_tiles", MAX_SEATS)
MOSQUE_DONE: Final = _add("mosque_done", MAX_SEATS)

LENGTH: Final = _layout.length
SLOTS: Final[list[Slot]] = _layout.slots
