"""Options of a game: read, checked, and turned into tables. Names as everywhere in the project."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from istanbul.board_game.contents import merged
from istanbul.board_game.layout import (
    PRINTED,
    Layout,
    custom_layout,
    printed_layout,
    random_layout,
)
from istanbul.board_game.tables import Tables, build
from istanbul.engine.errors import MalformedInput
from istanbul.engine.source import Source

PLAYERS: Final = range(2, 6)
VARIANTS: Final = ("caravan_leader", "neutral_assistants")
EDITIONS: Final = ("big_box", "first")
COLUMNS: Final = 4
ROWS: Final = 4
NUMBERS: Final = range(1, 17)


@dataclass(frozen=True)
class Options:
    """What was chosen for a game. `layout` is a name, or rows of place numbers."""

    players: int = 3
    layout: str | Layout = "short_paths"
    variants: tuple[str, ...] = ()
    edition: str = "big_box"
    tables: Mapping[str, Any] = field(default_factory=dict)
    max_rounds: int | None = None

    def to_json(self) -> dict[str, Any]:
        """With defaults filled in; what does not matter is left out."""
        found: dict[str, Any] = {
            "game": "board",
            "players": self.players,
            "expansions": [],
            "layout": self.layout,
            "variants": list(self.variants),
            "edition": self.edition,
        }
        if self.tables:
            found["tables"] = dict(self.tables)
        if self.max_rounds is not None:
            found["max_rounds"] = self.max_rounds
        return found


def read_options(given: Mapping[str, Any]) -> Options:
    """Options from JSON or keywords; every problem is named."""
    known = ("players", "expansions", "layout", "variants", "edition", "tables", "max_rounds")
    for key in given:
        if key not in known:
            raise MalformedInput(f"option {key!r} is unknown; expected {', '.join(known)}")
    players = _number(given, "players", 3, PLAYERS.start, PLAYERS.stop - 1)
    expansions = _words(given, "expansions")
    if expansions:
        raise MalformedInput(f"expansions: {', '.join(expansions)} cannot be played yet")
    variants = _words(given, "variants")
    for variant in variants:
        if variant not in VARIANTS:
            raise MalformedInput(f"variant {variant!r} is unknown; expected {', '.join(VARIANTS)}")
    if "neutral_assistants" in variants and players == PLAYERS.stop - 1:
        raise MalformedInput("neutral_assistants: for 2 to 4 players (no colour is left with 5)")
    edition = given.get("edition", "big_box")
    if edition not in EDITIONS:
        raise MalformedInput(f"edition {edition!r} is unknown; expected {', '.join(EDITIONS)}")
    tables = given.get("tables") or {}
    if not isinstance(tables, Mapping):
        raise MalformedInput("tables: expected sections of table rows")
    max_rounds = None
    if given.get("max_rounds") is not None:
        max_rounds = _number(given, "max_rounds", 0, 1, 9999)
    ordered = tuple(variant for variant in VARIANTS if variant in variants)
    return Options(players, _layout(given), ordered, edition, tables, max_rounds)


def _layout(given: Mapping[str, Any]) -> str | Layout:
    layout = given.get("layout", "short_paths")
    if isinstance(layout, str):
        if layout == "printed":
            raise MalformedInput("layout 'printed' belongs to an expansion; expected short_paths")
        if layout not in (*PRINTED, "random"):
            expected = f"{', '.join(PRINTED)}, random or rows of place numbers"
            raise MalformedInput(f"layout {layout!r} is unknown; expected {expected}")
        return layout
    return custom_layout(layout, COLUMNS, ROWS, NUMBERS)


def _number(given: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    value = given.get(key, default)
    if type(value) is not int or not low <= value <= high:
        raise MalformedInput(f"{key}: expected a whole number from {low} to {high}, got {value!r}")
    return value


def _words(given: Mapping[str, Any], key: str) -> list[str]:
    value = given.get(key) or []
    if not isinstance(value, list | tuple) or not all(isinstance(word, str) for word in value):
        raise MalformedInput(f"{key}: expected a list of words, got {value!r}")
    return list(value)


def draw_layout(options: Options, source: Source) -> Layout:
    """The layout to play on; a random one comes from the match's seed, before the game."""
    if options.layout == "random":
        return random_layout(source, COLUMNS, ROWS, NUMBERS, options.edition == "first")
    if isinstance(options.layout, str):
        rows = merged(options.tables)
        return printed_layout(rows, options.layout, COLUMNS, ROWS, NUMBERS)
    return options.layout


def make_tables(options: Options, layout: Layout, start: int) -> Tables:
    """The numbers that the rules will read."""
    t = build(merged(options.tables), options.players, start, layout)
    t.max_rounds = options.max_rounds or 0
    t.refill = int(options.edition == "big_box")
    t.caravan_leader = int("caravan_leader" in options.variants)
    t.neutral_assistants = int("neutral_assistants" in options.variants)
    return t
