"""The puzzles of the package: games as numbers, and the decisions in them that are puzzles.

A game is kept as its options, its seed and the numbers of its actions and outcomes, so that a
position is found by playing it again. A line of the file is a game.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from struct import iter_unpack, pack
from typing import Final, Literal

import msgspec
from msgspec import Struct

from istanbul import all_games
from istanbul.engine.errors import MalformedInput
from istanbul.engine.match import Match
from istanbul.engine.node import Json
from istanbul.engine.state import State

FILE: Final = "puzzles.jsonl"

Kind = Literal["win", "ruby", "card", "payment", "route", "choice"]
KINDS: Final[tuple[Kind, ...]] = ("win", "ruby", "card", "payment", "route", "choice")
LEVELS: Final = ("apprentice", "trader", "master", "grandmaster")
"""How difficult a puzzle is: the weakest of these players who solves it."""


class Puzzle(Struct, frozen=True, kw_only=True, array_like=True):
    """A decision of a game that is a puzzle."""

    at: int
    """After so many numbers of its game."""
    kind: Kind
    answers: list[int]
    """The actions that solve it."""
    level: int
    """Of LEVELS."""
    chance: float
    """To win, with the best answer."""
    other: float
    """And with the best of the other options."""


class Source(Struct, frozen=True, kw_only=True):
    """A game with its puzzles, as a line of the file."""

    options: Json
    seed: int
    rules: int
    """The revision of its rules."""
    numbers: str
    """Actions and outcomes, packed."""
    puzzles: list[Puzzle]

    @classmethod
    def of(
        cls, options: Json, seed: int, rules: int, numbers: list[int], puzzles: list[Puzzle]
    ) -> Source:
        """A game; what comes after its last puzzle is left out."""
        last = max((one.at for one in puzzles), default=0)
        packed = zlib.compress(pack(f"<{last}H", *numbers[:last]), 9)
        return cls(
            options=options,
            seed=seed,
            rules=rules,
            numbers=b64encode(packed).decode(),
            puzzles=puzzles,
        )

    def moves(self) -> list[int]:
        """Actions and outcomes, in order."""
        return [n for (n,) in iter_unpack("<H", zlib.decompress(b64decode(self.numbers)))]

    def name(self, puzzle: Puzzle) -> str:
        """The name of a puzzle: short, and the same as long as the puzzle is the same."""
        text = msgspec.json.encode([self.options, self.seed, puzzle.at], order="deterministic")
        return sha256(text).hexdigest()[:10]


def match_at(source: Source, puzzle: Puzzle) -> Match:
    """The game up to the puzzle."""
    game = all_games.new_game(source.options, seed=source.seed)
    if game.revision != source.rules:
        raise MalformedInput(f"expected puzzles of revision {game.revision}, got {source.rules}")
    match = Match(game)
    for number in source.moves()[: puzzle.at]:
        state = match.state
        if state.is_chance:
            match.happen(state.text(number))
        else:
            match.act(state.waits_for, number)
    return match


def state_at(source: Source, puzzle: Puzzle) -> State:
    """The position of a puzzle."""
    state = all_games.new_game(source.options, seed=source.seed).root()
    for number in source.moves()[: puzzle.at]:
        state.apply_in_place(number)
    return state


_line = msgspec.json.Decoder(Source).decode


def read(path: Path) -> Iterator[Source]:
    """The games of a file."""
    with path.open("rb") as lines:
        yield from map(_line, lines)


def write(path: Path, sources: Iterable[Source]) -> None:
    """Whole or not at all."""
    fresh = path.with_suffix(".new")
    fresh.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in sources))
    fresh.replace(path)
