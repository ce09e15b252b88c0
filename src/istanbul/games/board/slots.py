"""Where things stand in an observation (observation.py, docs/observations.md).

Seats are counted from the viewer: 0 is the viewer, then clockwise. Places are their number less
one, whatever the board. A slot for seats and places has all places of the viewer first.
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.slots import Layout, Slot
from istanbul.games.board.contents import FIGURES, MAX_SEATS
from istanbul.games.board.tables import (
    MAX_BONUS_KINDS,
    MAX_MAIL,
    MAX_PLACES,
    N_GOODS,
    N_GUILD_CARDS,
    N_KIOSK_TILES,
    N_MARKETS,
    N_TAVERN_TILES,
)

N_FRAMES: Final = 12  # kinds that wait for a decision
N_PHASES: Final = 3
N_PARTS: Final = 5
FACES: Final = 6
LOWEST: Final = 2  # with two dice, which say where figures stand
SUMS: Final = 11

_layout: Final = Layout()
_add: Final = _layout.add

# The options.
PLAYERS: Final = _add("players")
GOAL: Final = _add("goal")
MAX_ROUNDS: Final = _add("max_rounds")
REFILL: Final = _add("refill")
CARAVAN_LEADER: Final = _add("caravan_leader")
NEUTRAL_ASSISTANTS: Final = _add("neutral_assistants")
MOCHA: Final = _add("mocha")
LETTERS: Final = _add("letters")
ROW: Final = _add("row", MAX_PLACES)  # from 1; 0: not on the board
COLUMN: Final = _add("column", MAX_PLACES)

# What is under way.
ROUND: Final = _add("round")
LAST_ROUND: Final = _add("last_round")
FIRST_SEAT: Final = _add("first_seat", MAX_SEATS)  # one-hot: who began
TURN: Final = _add("turn", MAX_SEATS)  # one-hot: whose turn it is
DECIDES: Final = _add("decides", MAX_SEATS)  # one-hot; none at chance and at the end
PENDING: Final = _add("pending", N_FRAMES)  # one-hot: the kind of the top frame, frames.py
PHASE: Final = _add("phase", N_PHASES)  # one-hot: move, merchants, encounters
BY_COMPANION: Final = _add("by_companion")  # the companion makes this turn
FRAME: Final = _add("frame", N_PARTS)  # step, value, actor and the last two of the top frame
GUESS: Final = _add("guess")  # the number named before the dice were rolled
DICE: Final = _add("dice", 2 * FACES)  # one-hot for each die
VISITED: Final = _add("visited", MAX_PLACES)  # places whose action is being done
MUST: Final = _add("must")  # a card has it done
PLAYED: Final = _add("played", MAX_BONUS_KINDS)  # cards being resolved
COPIED: Final = _add("copied")  # kind + 1 that a copying card stands for
PLAYED_GUILD: Final = _add("played_guild", N_GUILD_CARDS)
MEETING: Final = _add("meeting", len(FIGURES))
KIOSK_TILE: Final = _add("kiosk_tile", N_KIOSK_TILES)
OPENER: Final = _add("opener", MAX_SEATS)  # of an auction
BIDDER: Final = _add("bidder", MAX_SEATS)
JUST_DONE: Final = _add("just_done", MAX_PLACES)  # its action may be repeated by a card now
YELLOW_USED: Final = _add("yellow_used")
CARAVANSARY_USED: Final = _add("caravansary_used")
NO_ENCOUNTERS: Final = _add("no_encounters")
MET: Final = _add("met", len(FIGURES))
JOINED: Final = _add("joined", MAX_SEATS)
GUILD_TURN: Final = _add("guild_turn")
GUILD_USED: Final = _add("guild_used")

# The board.
MERCHANT: Final = _add("merchant", MAX_SEATS * MAX_PLACES)
FAMILY: Final = _add("family", MAX_SEATS * MAX_PLACES)
ASSISTANT: Final = _add("assistant", MAX_SEATS * MAX_PLACES)
NEUTRAL_ASSISTANT: Final = _add("neutral_assistant", MAX_PLACES)
FIGURE: Final = _add("figure", len(FIGURES) * SUMS)  # one-hot: places number 2 to 12
NEUTRAL_MERCHANT: Final = _add("neutral_merchant", MAX_PLACES)
MAIL: Final = _add("mail", MAX_MAIL)  # one-hot: the row that comes next
DEMAND: Final = _add("demand", N_MARKETS * N_GOODS)
NEXT_DEMAND: Final = _add("next_demand", N_MARKETS * N_GOODS)  # 0 while nobody knows it
DEMAND_SEEN: Final = _add("demand_seen", N_MARKETS)
PALACE: Final = _add("palace", N_GOODS + 1)  # of each colour, any; 0: sold out
DEALER: Final = _add("dealer")
MOSQUE: Final = _add("mosque", N_GOODS)  # goods that the next tile asks for; 0: no more
MOSQUE_RUBIES: Final = _add("mosque_rubies", 2)
WAINWRIGHT_RUBIES: Final = _add("wainwright_rubies")
CARAVAN: Final = _add("caravan", MAX_SEATS)

# The seats.
LIRA: Final = _add("lira", MAX_SEATS)
RUBIES: Final = _add("rubies", MAX_SEATS)
ROOM: Final = _add("room", MAX_SEATS)  # for each good
GOODS: Final = _add("goods", MAX_SEATS * N_GOODS)
TILE: Final = _add("tile", MAX_SEATS * N_GOODS)
STACK: Final = _add("stack", MAX_SEATS)
STACK_NEUTRAL: Final = _add("stack_neutral", MAX_SEATS)

# Bonus cards.
HAND: Final = _add("hand", MAX_BONUS_KINDS)
UNSEEN: Final = _add("unseen", MAX_BONUS_KINDS)  # in the deck or hidden in other hands
HAND_SIZE: Final = _add("hand_size", MAX_SEATS)
KNOWN: Final = _add("known", MAX_BONUS_KINDS)  # in other hands, taken face up
DECK_SIZE: Final = _add("deck_size")
DISCARD: Final = _add("discard", MAX_BONUS_KINDS)
DISCARD_TOP: Final = _add("discard_top", MAX_BONUS_KINDS)  # one-hot

# Mocha & Baksheesh.
COFFEE: Final = _add("coffee", MAX_SEATS)
COFFEE_HOUSE: Final = _add("coffee_house")
TAVERN_TILE: Final = _add("tavern_tile", MAX_SEATS * N_TAVERN_TILES)
TAVERN_TAKEN: Final = _add("tavern_taken", N_TAVERN_TILES)
BAKSHEESH: Final = _add("baksheesh")
BARRIER: Final = _add("barrier", MAX_PLACES)  # the two places it lies between
BARRIER_HOLDER: Final = _add("barrier_holder", MAX_SEATS)
GUILD_HAND: Final = _add("guild_hand", N_GUILD_CARDS)
GUILD_UNSEEN: Final = _add("guild_unseen", N_GUILD_CARDS)
GUILD_SIZE: Final = _add("guild_size", MAX_SEATS)

# Letters & Seals.
LETTER: Final = _add("letter", MAX_PLACES)  # the viewer's, not delivered yet
SEALED: Final = _add("sealed", MAX_PLACES)  # the viewer's, delivered
OPEN_LETTERS: Final = _add("open_letters", MAX_SEATS)
SEALS: Final = _add("seals", MAX_SEATS)
LETTER_SUPPLY: Final = _add("letter_supply", MAX_PLACES)
COMPANION: Final = _add("companion", MAX_SEATS)  # place + 2; 1: in the reserve; 0: not got
DOUBLED: Final = _add("doubled", MAX_SEATS)
COINS: Final = _add("coins")  # still to be had
KIOSK_ROW: Final = _add("kiosk_row", N_KIOSK_TILES)
KIOSK_DECK: Final = _add("kiosk_deck", N_KIOSK_TILES)

LENGTH: Final = _layout.length
SLOTS: Final[list[Slot]] = _layout.slots
