"""A bonus card for the seat."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board.cards import drawn, renew_deck
from istanbul.games.board.contents import BONUS_CARDS
from istanbul.games.board.frames import DRAW, may_happen, pop
from istanbul.games.board.state import State

NUMBER: Final = DRAW
TEXTS: Final = {kind: f"draw {card}" for kind, card in enumerate(BONUS_CARDS)}
HIDDEN: Final = True


def can_happen(g: State, p: int) -> bool:
    """All cards may be in hands."""
    if g.deck_size == 0:
        renew_deck(g)
    if g.deck_size == 0:
        emit(g, "nothing_drawn", p)
    return g.deck_size > 0


def outcomes(g: State) -> None:
    """What the deck holds."""
    for card in range(g.tables.bonus_kinds):
        may_happen(g, card, g.deck[card])


def happen(g: State, p: int, outcome: int) -> None:
    """It goes into the hand."""
    pop(g)
    drawn(g, p, outcome)
