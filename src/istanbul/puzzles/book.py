"""The puzzles of the package: games as numbers, and the decisions in them that are puzzles.

A game is kept as its options, its seed and what was chosen, so that a position is found by playing
it again: dice and cards follow from the seed.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

from istanbul import all_games
from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Json
from istanbul.engine.source import SeededSource
from istanbul.engine.state import State

FILE: Final = Path(__file__).with_name("puzzles.bin")

Kind = Literal["win", "ruby", "card", "payment", "route", "choice"]
KINDS: Final[tuple[Kind, ...]] = ("win", "ruby", "card", "payment", "route", "choice")
LEVELS: Final = ("apprentice", "trader", "master", "grandmaster")
"""How difficult a puzzle is: the weakest of these players who solves it."""


class Puzzle(Struct, frozen=True, kw_only=True, array_like=True):
    """A decision of a game that is a puzzle."""

    at: int
    """After so many choices of its game."""
    kind: Kind
    answers: list[int]
    """The actions that solve it."""
    level: int
    """Of LEVELS."""
    chances: list[int]
    """To win, in percent, for each legal action in order."""
    line: list[int]
    """How the best answer goes on, up to the next roll or draw."""

    @property
    def gap(self) -> int:
        """How many points the best of the other options loses."""
        first = sorted(self.chances, reverse=True)
        return first[0] - first[len(self.answers)]


class Source(Struct, frozen=True, kw_only=True, array_like=True):
    """A game with its puzzles."""

    way: str
    """The way to play (all_games.ways)."""
    options: Json
    seed: int
    rules: int
    """The revision of its rules."""
    choices: list[int]
    """Of each decision with several options: which one was chosen, counted among the legal ones."""
    puzzles: list[Puzzle]

    def with_only(self, puzzles: list[Puzzle]) -> Source:
        """The game with some of its puzzles; what comes after the last one is left out."""
        kept = sorted(puzzles, key=lambda one: one.at)
        last = kept[-1].at if kept else 0
        return msgspec.structs.replace(self, choices=self.choices[:last], puzzles=kept)

    def name(self, puzzle: Puzzle) -> str:
        """The name of a puzzle: short, and the same as long as the puzzle is the same."""
        text = msgspec.json.encode([self.options, self.seed, puzzle.at], order="deterministic")
        return sha256(text).hexdigest()[:10]


def _number(state: State, dice: SeededSource, choices: Iterator[int]) -> int | None:
    """What comes next in a game, or None at the decision after the last choice."""
    if state.is_chance:
        return state.sample(dice)
    actions = state.legal_actions()
    index = 0 if len(actions) == 1 else next(choices, None)
    return None if index is None else actions[index]


def go_to(state: State, source: Source, puzzle: Puzzle) -> None:
    """Play a game from its root up to the puzzle."""
    dice, choices = SeededSource(source.seed), iter(source.choices[: puzzle.at])
    while (number := _number(state, dice, choices)) is not None:
        state.apply_in_place(number)


class Found(NamedTuple):
    """A puzzle with the game that it is from."""

    source: Source
    puzzle: Puzzle

    def state(self) -> State:
        """The position, on plain rules."""
        game = all_games.new_game(self.source.options, seed=self.source.seed)
        if game.revision != self.source.rules:
            text = f"expected puzzles of revision {game.revision}, got {self.source.rules}"
            raise MalformedInput(text)
        state = game.root()
        go_to(state, self.source, self.puzzle)
        return state


@cache
def puzzles() -> dict[str, Found]:
    """All puzzles of the package, by name."""
    return {
        source.name(puzzle): Found(source, puzzle) for source in read() for puzzle in source.puzzles
    }


_decode = msgspec.msgpack.Decoder(list[Source]).decode


def read(path: Path = FILE) -> list[Source]:
    """The games of a file."""
    return _decode(zlib.decompress(path.read_bytes()))


def write(path: Path, sources: Iterable[Source]) -> None:
    """Whole or not at all."""
    fresh = path.with_suffix(".new")
    fresh.write_bytes(zlib.compress(msgspec.msgpack.encode(list(sources)), 9))
    fresh.replace(path)
