"""A letter for the seat."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.frames import LETTER, may_happen, pop
from istanbul.games.board.letters.letters import letter_drawn, renew_letters
from istanbul.games.board.state import State
from istanbul.games.board.tables import MAX_PLACES

NUMBER: Final = LETTER
TEXTS: Final = {place: f"letter {place + 1}" for place in range(MAX_PLACES)}


def can_happen(g: State, p: int) -> bool:
    """All letters may be with the seats."""
    if g.letters_left == 0:
        renew_letters(g)
    return g.letters_left > 0


def outcomes(g: State) -> None:
    """What the supply holds."""
    for place in range(MAX_PLACES):
        may_happen(g, place, g.letter_supply[place])


def happen(g: State, p: int, outcome: int) -> None:
    """It lies open in front of the seat."""
    pop(g)
    letter_drawn(g, p, outcome)
