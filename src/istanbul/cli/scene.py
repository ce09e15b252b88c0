"""What a drawing is made of: a position or view, and all that is needed to show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from istanbul.board_game.game import BoardGame
from istanbul.cli.dice_scene import DiceScene
from istanbul.dice_game.game import DiceGame
from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.node import Json
from istanbul.messages import Words


@dataclass(frozen=True)
class Scene:
    """A position (JSON) or view of the board game, to be drawn in a width for somebody."""

    words: Words
    game: BoardGame
    position: Json
    names: Sequence[str]
    width: int
    you: int = -1  # the seat of the person who looks, if it is one


def scene(
    words: Words, game: Game, position: Json, *, names: Sequence[str], width: int, you: int = -1
) -> Scene | DiceScene:
    """A scene. Each game of the family has its own drawings."""
    if isinstance(game, DiceGame):
        return DiceScene(words, game, position, names, width, you)
    if not isinstance(game, BoardGame):
        raise MalformedInput(f"game {game.name!r}: it cannot be drawn")
    return Scene(words, game, position, names, width, you)
