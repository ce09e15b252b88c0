"""The state of a game, all as ints. Nothing is hidden: face-down stacks are left to chance."""

from __future__ import annotations

from typing import ClassVar, Final

from istanbul.engine.record import Record
from istanbul.games.dice.contents import MAX_SEATS
from istanbul.games.dice.tables import MAX_TILES, N_CARDS, N_THINGS, N_TILES, N_TRACKS, Tables

FRAME: Final = 12  # ints of a frame, see frames.py
MAX_FRAMES: Final = 24
MAX_OPTIONS: Final = 200
MAX_OUTCOMES: Final = 40

# Why a game is over.
BY_RUBIES: Final = 1
BY_MAX_ROUNDS: Final = 2


class Public(Record):
    """What lies open: all there is. `frame` says what the state waits for (frames.py)."""

    tables: Tables

    SCRATCH: ClassVar = ("n_options", "option", "n_outcomes", "outcome", "weight")

    def __init__(self) -> None:
        self.round = 1
        self.seat = 0  # whose turn it is
        self.last_round = 0
        self.over = 0

        # What is under way.
        self.top = 0
        self.frame: list[int] = [0] * (FRAME * MAX_FRAMES)
        self.actions_done = 0  # this turn
        self.extra_dice = 0  # this turn: a die goes back at the end of it, whatever its tile does
        self.dice: list[int] = [0] * 6  # rolled and unused, by face
        self.to_collect: list[int] = [0] * 3  # income tiles: lira, crystals, cards
        self.fresh: list[int] = [0] * N_TILES  # tiles got this turn: they do nothing yet

        # The table.
        self.taken: list[int] = [0] * N_TRACKS  # rubies
        self.mosque_rubies = 0
        self.display: list[int] = [0] * N_TILES
        self.unseen: list[int] = [0] * N_TILES  # tiles of the stack that have not been seen
        self.n_unseen = 0
        self.under: list[int] = [0] * MAX_TILES  # given up, so under the stack: the next one first
        self.n_under = 0
        self.deck: list[int] = [0] * N_CARDS  # bazaar cards face down
        self.n_deck = 0
        self.shown: list[int] = [0] * N_CARDS  # revealed, one of them to be used

        # The seats. Things: four colours, brown, crystal, lira.
        self.has: list[list[int]] = [[0] * N_THINGS for _ in range(MAX_SEATS)]
        self.rubies: list[int] = [0] * MAX_SEATS
        self.tiles: list[list[int]] = [[0] * N_TILES for _ in range(MAX_SEATS)]
        self.n_tiles: list[int] = [0] * MAX_SEATS
        self.mosque_done: list[int] = [0] * MAX_SEATS  # has had the mosque's ruby

        # Answers of options() and outcomes(). n_options is 0 while nobody has asked.
        self.n_options = 0
        self.option: list[int] = [0] * MAX_OPTIONS
        self.n_outcomes = 0
        self.outcome: list[int] = [0] * MAX_OUTCOMES
        self.weight: list[int] = [0] * MAX_OUTCOMES


class State(Public):
    """A game at one moment. It holds no generator and no hidden order."""
