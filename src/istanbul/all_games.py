"""The games of the family by name: the only module below `agents` that names them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypedDict

from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.picture import DRAWN
from istanbul.engine.source import SeededSource, Source
from istanbul.games.board import drawing as board_drawing
from istanbul.games.board import game as board_game
from istanbul.games.board import layout
from istanbul.games.board import setup as board_setup
from istanbul.games.dice import drawing as dice_drawing
from istanbul.games.dice import game as dice_game
from istanbul.games.dice import setup as dice_setup

NEW: Final[dict[str, Callable[[Mapping[str, Any], int | None, Source], Game]]] = {
    "board": board_game.new_game,
    "dice": dice_game.new_game,
}
FROM_HEADER: Final[dict[str, Callable[[Mapping[str, Any], Mapping[str, Any]], Game]]] = {
    "board": board_game.BoardGame.from_header,
    "dice": dice_game.DiceGame.from_header,
}

DRAWN.update(board=board_drawing.picture, dice=dice_drawing.picture)


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
    tables: Mapping[str, Any]
    max_rounds: int | None


def _split(options: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if not isinstance(options, Mapping):
        raise MalformedInput(f"options: expected an object, got {options!r}")
    rest = dict(options)
    name = rest.pop("game", "board")
    if not isinstance(name, str) or name not in NEW:
        raise MalformedInput(f"game {name!r} is unknown; expected {', '.join(NEW)}")
    return name, rest


def new_game(options: Mapping[str, Any], seed: int | None = None, start: int | None = None) -> Game:
    """A game from options. With a seed, a random layout and the start seat are drawn from it.

    Without one the layout is drawn from fresh entropy, and seat 0 starts.
    """
    if seed is None and start is None:
        start = 0
    return drawn_game(options, SeededSource(seed), start)


def drawn_game(options: Mapping[str, Any], source: Source, start: int | None = None) -> Game:
    """A game from options; a random layout, then an open start seat, come from the source."""
    name, rest = _split(options)
    return NEW[name](rest, start, source)


def game_from_header(options: Mapping[str, Any], header: Mapping[str, Any]) -> Game:
    """The game of a log or a position."""
    name, rest = _split(options)
    return FROM_HEADER[name](rest, header)


def keeps_big_box_rule(game: Game) -> bool:
    """Does the board of a game keep the rule for random boards? The Dice Game has none."""
    rows = game.header().get("layout")
    if rows is None:
        raise MalformedInput(f"the game {game.name} has no board")
    return layout.keeps_big_box_rule(rows)


def choices() -> list[dict[str, Any]]:
    """The ways to play with what can be chosen in each, for a screen that offers them."""
    return [*board_setup.choices(), *dice_setup.choices()]
