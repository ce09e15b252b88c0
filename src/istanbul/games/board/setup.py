"""Options of a game: read, checked, and turned into tables. Names as everywhere in the project."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from msgspec import UNSET, UnsetType, structs

from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Given
from istanbul.engine.options import Way, max_rounds, number, own_tables
from istanbul.engine.rows import Rows
from istanbul.engine.shapes import Shape, one_of
from istanbul.engine.source import Source
from istanbul.games.board.contents import EXPANSIONS, merged
from istanbul.games.board.ids import Expansion
from istanbul.games.board.layout import (
    PRINTED,
    Layout,
    custom_layout,
    printed_layout,
    random_layout,
)
from istanbul.games.board.tables import Tables, build

PLAYERS: Final = range(2, 6)
SOLO: Final = 1
"""Alone, in a race against the number of turns: the rulebooks know no such game."""
VARIANTS: Final = ("caravan_leader", "neutral_assistants")
EDITIONS: Final = ("big_box", "first")
LETTERS_DECKS: Final = ("with_base", "new_only")
KNOWN: Final = (
    *("players", "expansions", "layout", "variants", "edition", "letters_deck"),
    *("tables", "max_rounds"),
)
BASE: Final = tuple(range(1, 17))
MOCHA: Final = (17, 18, 19, 20)
LETTERS: Final = (21, 22, 23, 24)
CATACOMBS: Final = (25,)


class BoardOptions(Shape, kw_only=True):
    """What was chosen for the game."""

    game: Literal["board"]
    players: int
    expansions: list[Expansion]
    layout: str | Layout
    """A name, or rows of place numbers."""
    variants: list[Annotated[str, one_of(VARIANTS, "Variant")]]
    edition: Annotated[str, one_of(EDITIONS, "Edition")]
    letters_deck: Annotated[str, one_of(LETTERS_DECKS, "LettersDeck")] | UnsetType = UNSET
    tables: Rows | UnsetType = UNSET
    """Sections of table rows that differ from the printed ones."""
    max_rounds: int | UnsetType = UNSET

    @property
    def numbers(self) -> tuple[int, ...]:
        """The places of the game, by number."""
        mocha, letters = "mocha" in self.expansions, "letters" in self.expansions
        return BASE + MOCHA * mocha + LETTERS * letters + CATACOMBS * (mocha and letters)

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows of the board."""
        return ((4, 4), (5, 4), (5, 5))[len(self.expansions)]

    @property
    def card_sets(self) -> list[str]:
        """Which bonus cards are in the deck."""
        new_only = self.expansions == ["letters"] and self.letters_deck == "new_only"
        return [*([] if new_only else ["base"]), *self.expansions]


def read_options(given: Given) -> BoardOptions:
    """Options from JSON or keywords; every problem is named."""
    for key in given:
        if key not in KNOWN:
            expected = ", ".join(("game", *KNOWN))
            raise MalformedInput(f"option {key!r} is unknown; expected {expected}")
    players = number(given, "players", 3, SOLO, PLAYERS.stop - 1)
    expansions = _some_of(given, "expansions", EXPANSIONS)
    if players == SOLO and expansions:
        raise MalformedInput("players 1: for the base game only")
    variants = _some_of(given, "variants", VARIANTS)
    if "neutral_assistants" in variants and players == PLAYERS.stop - 1:
        raise MalformedInput("neutral_assistants: for 2 to 4 players (no colour is left with 5)")
    edition = _one_of(given, "edition", EDITIONS)
    if edition == "first" and expansions:
        raise MalformedInput("edition first: for the base game only")
    deck = _one_of(given, "letters_deck", LETTERS_DECKS)
    if deck == "new_only" and expansions != ["letters"]:
        raise MalformedInput("letters_deck new_only: with the expansion letters alone")
    options = BoardOptions(
        game="board",
        players=players,
        expansions=expansions,
        layout="random",
        variants=variants,
        edition=edition,
        letters_deck=deck if "letters" in expansions else UNSET,
        tables=own_tables(given),
        max_rounds=max_rounds(given),
    )
    return structs.replace(options, layout=_layout(given, options))


def _some_of(given: Given, key: str, words: Sequence[str]) -> list[str]:
    """Some of these words, in this order."""
    chosen = _words(given, key)
    for word in chosen:
        if word not in words:
            raise MalformedInput(f"{key}: {word!r} is unknown; expected {', '.join(words)}")
    return [word for word in words if word in chosen]


def _one_of(given: Given, key: str, words: Sequence[str]) -> str:
    """One of these words; the first if left out."""
    word = given.get(key) or words[0]
    if word not in words:
        raise MalformedInput(f"{key} {word!r} is unknown; expected {', '.join(words)}")
    return str(word)


def layout_names(expansions: Sequence[str]) -> tuple[str, ...]:
    """The layouts that have a name; the first is the default."""
    if expansions:
        return ("random",) if len(expansions) > 1 else ("printed", "random")
    return (*PRINTED, "random")


def ways() -> list[Way]:
    """The ways to play, each with what can be chosen."""
    expansions_of: dict[str, Sequence[str]] = {
        "base": [],
        "mocha": ["mocha"],
        "letters": ["letters"],
        "great_bazaar": EXPANSIONS,
    }
    return [
        Way(
            id=name,
            options={"game": "board", "expansions": list(expansions)},
            players=list(PLAYERS),
            layouts=list(layout_names(expansions)),
            variants=list(VARIANTS),
            editions=[] if expansions else list(EDITIONS),
            letters_decks=list(LETTERS_DECKS) if expansions == ["letters"] else [],
        )
        for name, expansions in expansions_of.items()
    ]


def _layout(given: Given, options: BoardOptions) -> str | Layout:
    names = layout_names(options.expansions)
    layout = given.get("layout", names[0])
    if isinstance(layout, str):
        if layout not in names:
            expected = f"{', '.join(names)} or rows of place numbers"
            raise MalformedInput(f"layout {layout!r} is unknown here; expected {expected}")
        return layout
    return custom_layout(layout, *options.size, options.numbers)


def _words(given: Given, key: str) -> list[str]:
    value = given.get(key) or []
    if not isinstance(value, list | tuple) or not all(isinstance(word, str) for word in value):
        raise MalformedInput(f"{key}: expected a list of words, got {value!r}")
    return list(value)


def draw_layout(options: BoardOptions, source: Source) -> Layout:
    """The layout to play on; a random one comes from the match's seed, before the game."""
    if options.layout == "random":
        first = options.edition == "first"
        return random_layout(source, *options.size, options.numbers, first)
    return fixed_layout(options)


def fixed_layout(options: BoardOptions) -> Layout:
    """A layout that needs no chance: a printed one by its name, or rows of places."""
    if isinstance(options.layout, str):
        name = options.expansions[0] if options.layout == "printed" else options.layout
        return printed_layout(merged(options.tables or {}), name, *options.size, options.numbers)
    return options.layout


def make_tables(options: BoardOptions, layout: Layout, start: int) -> Tables:
    """The numbers that the rules will read."""
    t = build(merged(options.tables or {}), options.players, start, layout, options.card_sets)
    t.max_rounds = options.max_rounds or 0
    t.refill = int(options.edition == "big_box")
    t.caravan_leader = int("caravan_leader" in options.variants)
    t.neutral_assistants = int("neutral_assistants" in options.variants)
    return t
