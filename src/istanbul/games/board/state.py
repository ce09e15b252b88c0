"""The state of a game, all of it as ints: what lies open, and what is hidden.

`Public` is what everybody may know; `State` adds what nobody or not everybody may. A view
(view.py) derives from `Public` too, so it has no field for a secret.
"""

from __future__ import annotations

from typing import ClassVar, Final

from istanbul.engine.record import Record
from istanbul.games.board.contents import MAX_SEATS
from istanbul.games.board.tables import (
    MAX_BONUS_CARDS,
    MAX_BONUS_KINDS,
    MAX_DEMAND_TILES,
    MAX_PLACES,
    N_GOODS,
    N_GUILD_CARDS,
    N_KIOSK_TILES,
    N_MARKETS,
    N_TAVERN_TILES,
    Tables,
)

FRAME: Final = 8  # ints of a frame, see frames.py
MAX_FRAMES: Final = 16
MAX_OPTIONS: Final = 400
MAX_OUTCOMES: Final = 40

NOWHERE: Final = -1
IN_RESERVE: Final = -2  # a companion in the personal supply; NOWHERE: in the general one
NOBODY: Final = -1

# Figures that two dice move. A neutral merchant is one too (2 players).
GOVERNOR: Final = 0
SMUGGLER: Final = 1
COFFEE_TRADER: Final = 2
COURIER: Final = 3
FIRST_NEUTRAL: Final = 4
N_NEUTRAL: Final = 3
N_FIGURES: Final = FIRST_NEUTRAL + N_NEUTRAL

# Why a game is over.
BY_RUBIES: Final = 1
BY_MAX_ROUNDS: Final = 2


UNUSED_WITHOUT: Final = {
    "mocha": (
        *("tavern_tile", "tavern_taken", "guild_size"),
        *("guild_discard", "guild_deck", "guild_hand"),
    ),
    "letters": (
        *("letter_front", "letter_back", "letter_supply", "letter_discard", "open_letters"),
        *("seals", "companion", "doubled", "kiosk_deck", "kiosk_row"),
    ),
}
"""Fields that nothing changes in games without an expansion."""


def per_seat(value: int = 0) -> list[int]:
    """A list with an int for every seat that a game may have."""
    return [value] * MAX_SEATS


class Public(Record):
    """What lies open on the table, and what everybody can remember of it.

    Places are their number less one. `frame` says what the state waits for (frames.py).
    """

    tables: Tables  # the game's options and numbers

    SCRATCH: ClassVar = ("n_options", "option", "n_outcomes", "outcome", "weight", "steps")

    def __init__(self) -> None:  # noqa: PLR0915  # a line for each field
        self.round = 1
        self.seat = 0  # whose turn it is
        self.last_round = 0  # somebody has reached the goal
        self.ending = 0  # why the game is about to be over: last cards may be played
        self.over = 0  # BY_RUBIES, BY_MAX_ROUNDS

        # What is under way.
        self.top = 0  # where in `frame` the top frame begins
        self.frame: list[int] = [0] * (FRAME * MAX_FRAMES)
        self.just_done = NOWHERE  # the place whose action may be repeated by a card now
        self.yellow_used = 0
        self.caravansary_used = 0
        self.met: list[int] = [0] * N_FIGURES  # this turn, and back at once
        self.no_encounters = 0  # the figure that acted is gone, or nobody moved
        self.joined = NOBODY  # the seat whose merchant was joined, and is not paid
        self.guild_turn = 0  # a guild card replaces the turn: nothing tied to a place
        self.guild_used = 0  # one guild card a turn
        self.copied = 0  # kind + 1 that a copying card stands for while it is being played

        # The board.
        self.merchant: list[int] = per_seat()
        self.family: list[int] = per_seat()
        self.figure: list[int] = [NOWHERE] * N_FIGURES
        self.assistant: list[list[int]] = [[0] * MAX_PLACES for _ in range(MAX_SEATS)]
        self.neutral_assistant: list[int] = [0] * MAX_PLACES
        self.mail = 0
        self.demand_seen: list[int] = [0] * N_MARKETS  # how many tiles have been on top
        self.demand_order: list[list[int]] = [[0] * MAX_DEMAND_TILES for _ in range(N_MARKETS)]
        self.demand_top: list[int] = [0] * N_MARKETS  # position in demand_order
        self.palace = 0  # goods for the next ruby; 0: sold out
        self.dealer = 0  # lira for the next ruby; 0: sold out
        self.mosque_taken: list[int] = [0] * N_GOODS  # tiles of each colour
        self.mosque_rubies: list[int] = [0] * 2
        self.wainwright_rubies = 0
        self.caravan = NOBODY  # who has the token

        # The seats.
        self.stack: list[int] = per_seat()  # assistants under the merchant
        self.stack_neutral: list[int] = (
            per_seat()
        )  # which of them are neutral: bit 0 the bottom one
        self.lira: list[int] = per_seat()
        self.rubies: list[int] = per_seat()
        self.extensions: list[int] = per_seat()
        self.goods: list[list[int]] = [[0] * N_GOODS for _ in range(MAX_SEATS)]
        self.tile: list[list[int]] = [[0] * N_GOODS for _ in range(MAX_SEATS)]  # by colour
        self.hand_size: list[int] = per_seat()
        self.known: list[list[int]] = [[0] * MAX_BONUS_KINDS for _ in range(MAX_SEATS)]
        """Cards taken face up that have not been seen since."""

        # Mocha & Baksheesh.
        self.coffee: list[int] = per_seat()
        self.coffee_house = 0  # coffee for the next ruby
        self.tavern_tile: list[list[int]] = [[0] * N_TAVERN_TILES for _ in range(MAX_SEATS)]
        self.tavern_taken: list[int] = [0] * N_TAVERN_TILES
        self.baksheesh = 0  # the side that lies up
        self.barrier_low = NOWHERE  # the two places it lies between, and who has its token
        self.barrier_high = NOWHERE
        self.barrier_holder = NOBODY
        self.guild_size: list[int] = per_seat()  # guild cards in hand
        self.guild_deck_size = 0
        self.guild_discard: list[int] = [0] * N_GUILD_CARDS

        # Letters & Seals. All letters lie open; only the order of the supply is unknown.
        self.letter_front: list[list[int]] = [[0] * MAX_PLACES for _ in range(MAX_SEATS)]
        self.letter_back: list[list[int]] = [[0] * MAX_PLACES for _ in range(MAX_SEATS)]
        self.open_letters: list[int] = per_seat()  # how many are not delivered yet
        self.seals: list[int] = per_seat()  # on all letters of a seat
        self.letter_supply: list[int] = [0] * MAX_PLACES
        self.letter_discard: list[int] = [0] * MAX_PLACES
        self.letters_left = 0  # in the supply
        self.letters_used = 0  # in the discard
        self.companion: list[int] = per_seat(NOWHERE)
        self.doubled: list[int] = per_seat()  # has had a second turn this round
        self.coins_taken = 0
        self.kiosk_deck: list[int] = [0] * N_KIOSK_TILES  # face down
        self.kiosk_row: list[int] = [0] * N_KIOSK_TILES  # face up, to be taken
        self.kiosk_left = 0  # face down

        # Bonus cards.
        self.deck_size = 0
        self.discard: list[int] = [0] * MAX_BONUS_CARDS  # bottom first
        self.discards = 0

        # Answers of options() and outcomes(). n_options is 0 while nobody has asked.
        self.n_options = 0
        self.option: list[int] = [0] * MAX_OPTIONS
        self.n_outcomes = 0
        self.outcome: list[int] = [0] * MAX_OUTCOMES
        self.weight: list[int] = [0] * MAX_OUTCOMES
        self.steps: list[int] = [0] * MAX_PLACES  # to each place, when a barrier is in the way


class State(Public):
    """A game at one moment. It holds no generator and no hidden order."""

    def __init__(self) -> None:
        super().__init__()
        self.deck: list[int] = [0] * MAX_BONUS_KINDS  # how many of each kind
        self.hand: list[list[int]] = [[0] * MAX_BONUS_KINDS for _ in range(MAX_SEATS)]
        self.guild_deck: list[int] = [0] * N_GUILD_CARDS
        self.guild_hand: list[list[int]] = [[0] * N_GUILD_CARDS for _ in range(MAX_SEATS)]
