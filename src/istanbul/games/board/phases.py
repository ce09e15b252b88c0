"""The phases of a turn, and who carries out what may be chosen in them.

1. move: to another place (movement.py); with Letters & Seals perhaps the companion instead, and
   with Mocha & Baksheesh perhaps a guild card instead of the whole turn;
2. merchants: pay those met there, or the turn ends (merchants.py);
   then comes the action: a step of its own on top of the turn (base/steps/visit.py);
3. encounters: family members and figures, and the end of the turn (encounters.py).

A phase module has its `NAME`; `options(g, p)`; and `ACTS`, the functions for its actions, by block
of the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from istanbul.engine import registry
from istanbul.games.board import encounters, hooks, merchants, movement, plays
from istanbul.games.board.catalogue import BLOCK
from istanbul.games.board.frames import ENCOUNTERS, MERCHANTS, MOVE
from istanbul.games.board.state import State

PHASES: Final = [movement, merchants, encounters]

NAMES: Final[list[str]] = registry.column(PHASES, "NAME")
OPTIONS: Final[list[Callable[[State, int], None]]] = registry.column(PHASES, "options")
WHICH, ACT = registry.by_block(
    BLOCK,
    {
        **movement.ACTS,
        **hooks.TURN_ACTS,
        **merchants.ACTS,
        **encounters.ACTS,
        **plays.ACTS,
    },
)
assert (NAMES[MOVE], NAMES[MERCHANTS], NAMES[ENCOUNTERS]) == ("move", "merchants", "encounters")
