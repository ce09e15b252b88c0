"""The effects of bonus cards, one module each, found in the folders `bonus_cards`.

Kinds of cards are rows of tables/bonus_cards.toml: effect, count, value. An effect module has
`offer_plays(g, p, kind)`, which offers the ways to play the card at this main decision, and
`play(g, p, kind, choice)`, called when the card has left the hand; `choice` numbers the way. If it
asks something more, `play` pushes a CARD frame, and the module also has `options(g, p)` and
`act(g, p, a)`. A card frame that asks nothing more is resolved:
its card goes on the open pile. An effect that needs no frame puts it there itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from istanbul.engine import registry
from istanbul.games.board.folders import packages
from istanbul.games.board.state import State
from istanbul.games.board.tables import EFFECTS


def no_options(g: State, p: int) -> None:
    """For the effects that ask nothing."""


def no_act(g: State, p: int, a: int) -> None:
    """For the effects that ask nothing."""


def never_rolls(g: State, p: int, first: int, second: int) -> None:
    """For the effects without dice."""


_MODULES: Final = registry.modules(*packages("bonus_cards"))
OFFER_PLAYS: Final[list[Callable[[State, int, int], None]]] = registry.column(
    _MODULES, "offer_plays"
)
PLAY: Final[list[Callable[[State, int, int, int], None]]] = registry.column(_MODULES, "play")
OPTIONS: Final[list[Callable[[State, int], None]]] = registry.column(
    _MODULES, "options", no_options
)
ACT: Final[list[Callable[[State, int, int], None]]] = registry.column(_MODULES, "act", no_act)
ROLLED: Final[list[Callable[[State, int, int, int], None]]] = registry.column(
    _MODULES, "rolled", never_rolls
)
assert registry.names(_MODULES) == EFFECTS, "every effect has a row and every row an effect"
