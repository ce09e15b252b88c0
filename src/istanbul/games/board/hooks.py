"""Where expansions take part in the rules of every game: hook points, in the order of a game.

The base rules call all functions of a hook point in a row. An expansion has those it needs in the
module `hooks` of its folder, and each of them begins by asking whether the expansion is in play.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from istanbul.engine import registry
from istanbul.games.board.folders import packages
from istanbul.games.board.state import Public, State

_MODULES: Final = [import_module(name) for name in packages("hooks")]

IS_IN_PLAY: Final[list[Callable[[State], bool]]] = registry.column(_MODULES, "is_in_play")
SET_UP: Final[list[Callable[[State], None]]] = registry.those_with(_MODULES, "set_up")
"""Decks and supplies of a new game."""
TURN_BEGINS: Final[list[Callable[[State], None]]] = registry.those_with(_MODULES, "turn_begins")
MOVES_OFFERED: Final[list[Callable[[State, int], None]]] = registry.those_with(
    _MODULES, "moves_offered"
)
"""More to choose from in the first phase of a turn, after the moves of the merchant."""
_ACTS: Final[list[dict[int, Callable[[State, int, int], None]]]] = registry.those_with(
    _MODULES, "TURN_ACTS"
)
TURN_ACTS: Final = {block: act for acts in _ACTS for block, act in acts.items()}
"""What does it, by block of the catalogue."""
FOUNTAIN_OFFERED: Final[list[Callable[[State, int], None]]] = registry.those_with(
    _MODULES, "fountain_offered"
)
"""Others than assistants that the Fountain can call."""
FOUNTAIN_CALLED: Final[list[Callable[[State, int], None]]] = registry.those_with(
    _MODULES, "fountain_called"
)
"""They come."""
GOODS_KEPT: Final[list[Callable[[Public, int, int], int]]] = registry.those_with(
    _MODULES, "goods_kept"
)
"""How many goods of a kind may not be spent."""
OPTIONS_LISTED: Final[list[Callable[[State, int], None]]] = registry.those_with(
    _MODULES, "options_listed"
)
"""All options of a step are listed; some may be taken away."""
SOMETHING_HAPPENED: Final[list[Callable[[State], None]]] = registry.those_with(
    _MODULES, "something_happened"
)
"""After every action and every step that is finished; a figure may have moved."""
TURN_ENDED: Final[list[Callable[[State], None]]] = registry.those_with(_MODULES, "turn_ended")
"""A step pushed here comes before the next turn, and has to begin it."""
ROUND_BEGINS: Final[list[Callable[[State], None]]] = registry.those_with(_MODULES, "round_begins")
