"""The games by name: every folder of `istanbul.games`, and those of other installed packages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Final, TypedDict

from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.kit import Kit, kit_of, kits
from istanbul.engine.node import Given
from istanbul.engine.options import Way
from istanbul.engine.source import SeededSource, Source

DEFAULT: Final = "board"


class GameOptions(TypedDict, total=False):
    """What can be chosen for a game, as keywords of `istanbul.game`: type checkers know them.

    The Dice Game takes players, tables and max_rounds. docs/command_line.md has the values.
    """

    players: int
    expansions: Sequence[str]
    layout: str | Sequence[Sequence[int]]
    variants: Sequence[str]
    edition: str
    letters_deck: str
    tables: Given
    max_rounds: int | None


def kit(name: object) -> Kit:
    """The game of this name."""
    if not isinstance(name, str) or name not in kits():
        raise MalformedInput(f"game {name!r} is unknown; expected {', '.join(kits())}")
    return kits()[name]


def _split(options: object) -> tuple[ModuleType, Given]:
    if not isinstance(options, Mapping):
        raise MalformedInput(f"options: expected an object, got {options!r}")
    rest = dict(options)
    return kit(rest.pop("game", DEFAULT)).part("game"), rest


def new_game(options: Given, seed: int | None = None, start: int | None = None) -> Game:
    """A game from options. With a seed, a random layout and the start seat are drawn from it.

    Without one the layout is drawn from fresh entropy, and seat 0 starts.
    """
    if seed is None and start is None:
        start = 0
    return drawn_game(options, SeededSource(seed), start)


def drawn_game(options: Given, source: Source, start: int | None = None) -> Game:
    """A game from options; a random layout, then an open start seat, come from the source."""
    module, rest = _split(options)
    game: Game = module.new_game(rest, start, source)
    return game


def game_from_header(options: object, header: Given) -> Game:
    """The game of a log or a position, on plain rules."""
    module, rest = _split(options)
    game: Game = module.from_header(rest, header)
    return game


def best_from_header(options: object, header: Given) -> Game:
    """The same, on native rules where there are any."""
    return game_from_header(options, header).best()


def keeps_big_box_rule(game: Game) -> bool:
    """Does the board of a game keep the rule for random boards? The Dice Game has none."""
    rows = game.header().get("layout")
    if rows is None:
        raise MalformedInput(f"the game {game.name} has no board")
    kept: bool = kit_of(game).part("layout").keeps_big_box_rule(rows)
    return kept


def ways() -> list[Way]:
    """The ways to play with what can be chosen in each, for a screen that offers them."""
    return [way for one in kits().values() for way in one.part("setup").ways()]
