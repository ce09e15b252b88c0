"""What a drawing is made of: a view, and all that is needed to show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from istanbul.cli.dice_scene import DiceScene
from istanbul.engine.errors import MalformedInput
from istanbul.engine.state import State
from istanbul.games.board.game import BoardGame
from istanbul.games.board.view_records import BoardView
from istanbul.games.dice.game import DiceGame
from istanbul.messages import Words


@dataclass(frozen=True)
class Scene:
    """A view of the board game, to be drawn in a width for somebody."""

    words: Words
    view: BoardView
    names: Sequence[str]
    width: int
    you: int = -1  # the seat of the person who looks, if it is one


def scene(
    words: Words,
    state: State,
    viewer: int | None,
    *,
    names: Sequence[str],
    width: int,
    you: int = -1,
) -> Scene | DiceScene:
    """As a viewer sees it; None sees everything. Each game of the family has its own drawings."""
    game = state.game
    if isinstance(game, DiceGame):
        return DiceScene(words, game.open_view(state.record), names, width, you)
    if not isinstance(game, BoardGame):
        raise MalformedInput(f"game {game.name!r}: it cannot be drawn")
    if viewer is None:
        return Scene(words, game.open_view(state.record), names, width, you)
    return Scene(words, game.view(state.view(viewer).record), names, width, you)
