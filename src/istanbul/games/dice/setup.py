"""Options of a game: read, checked, and turned into tables. Names as everywhere in the project."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import UNSET, UnsetType

from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Given
from istanbul.engine.options import Way, max_rounds, number, own_tables
from istanbul.engine.rows import Rows
from istanbul.engine.shapes import Shape
from istanbul.games.dice.contents import MAX_SEATS, merged
from istanbul.games.dice.tables import Tables, build

FEWEST: Final = 2
KNOWN: Final = ("players", "tables", "max_rounds")


class DiceOptions(Shape, kw_only=True):
    """What was chosen for the game."""

    game: Literal["dice"]
    players: int
    tables: Rows | UnsetType = UNSET
    """Sections of table rows that differ from the printed ones."""
    max_rounds: int | UnsetType = UNSET


def read_options(given: Given) -> DiceOptions:
    """Options from JSON or keywords; every problem is named."""
    for key, value in given.items():
        if key not in KNOWN and value:
            expected = ", ".join(("game", *KNOWN))
            raise MalformedInput(f"option {key!r} is not for the dice game; expected {expected}")
    players = number(given, "players", 3, FEWEST, MAX_SEATS)
    return DiceOptions(
        game="dice", players=players, tables=own_tables(given), max_rounds=max_rounds(given)
    )


def ways() -> list[Way]:
    """One way to play, in which only the number of players can be chosen."""
    return [
        Way(
            id="dice",
            options={"game": "dice"},
            players=list(range(FEWEST, MAX_SEATS + 1)),
            layouts=[],
            variants=[],
            editions=[],
            letters_decks=[],
        )
    ]


def make_tables(options: DiceOptions, start: int) -> Tables:
    """The numbers that the rules will read."""
    t = build(merged(options.tables or {}), options.players, start)
    t.max_rounds = options.max_rounds or 0
    return t
