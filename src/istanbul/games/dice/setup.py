"""Options of a game: read, checked, and turned into tables. Names as everywhere in the project."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from istanbul.engine.errors import MalformedInput
from istanbul.games.dice.contents import MAX_SEATS, merged
from istanbul.games.dice.tables import Tables, build

FEWEST: Final = 2
KNOWN: Final = ("players", "tables", "max_rounds")


@dataclass(frozen=True)
class Options:
    """What was chosen for a game."""

    players: int = 3
    tables: Mapping[str, Any] = field(default_factory=dict)
    max_rounds: int | None = None

    def to_json(self) -> dict[str, Any]:
        """With defaults filled in; what does not matter is left out."""
        found: dict[str, Any] = {"game": "dice", "players": self.players}
        if self.tables:
            found["tables"] = dict(self.tables)
        if self.max_rounds is not None:
            found["max_rounds"] = self.max_rounds
        return found


def read_options(given: Mapping[str, Any]) -> Options:
    """Options from JSON or keywords; every problem is named."""
    for key, value in given.items():
        if key not in KNOWN and value:
            expected = ", ".join(("game", *KNOWN))
            raise MalformedInput(f"option {key!r} is not for the dice game; expected {expected}")
    players = given.get("players", 3)
    if type(players) is not int or not FEWEST <= players <= MAX_SEATS:
        raise MalformedInput(f"players: expected {FEWEST} to {MAX_SEATS}, got {players!r}")
    tables = given.get("tables") or {}
    if not isinstance(tables, Mapping):
        raise MalformedInput("tables: expected sections of table rows")
    rounds = given.get("max_rounds")
    if rounds is not None and (type(rounds) is not int or not 1 <= rounds <= 9999):  # fits 16 bits
        raise MalformedInput(f"max_rounds: expected a whole number from 1, got {rounds!r}")
    return Options(players, tables, rounds)


def choices() -> list[dict[str, Any]]:
    """The ways to play, each with what can be chosen: here one, and only the players."""
    nothing: dict[str, Any] = {"layouts": [], "variants": [], "editions": [], "letters_decks": []}
    players = list(range(FEWEST, MAX_SEATS + 1))
    return [{"id": "dice", "options": {"game": "dice"}, "players": players, **nothing}]


def make_tables(options: Options, start: int) -> Tables:
    """The numbers that the rules will read."""
    t = build(merged(options.tables), options.players, start)
    t.max_rounds = options.max_rounds or 0
    return t
