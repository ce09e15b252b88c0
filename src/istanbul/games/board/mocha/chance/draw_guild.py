"""A guild card for the seat."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.contents import GUILD_CARDS
from istanbul.games.board.frames import DRAW_GUILD, may_happen, pop
from istanbul.games.board.mocha.guild import drawn_guild, renew_guild_deck
from istanbul.games.board.state import State
from istanbul.games.board.tables import N_GUILD_CARDS

NUMBER: Final = DRAW_GUILD
TEXTS: Final = {number: f"draw {card}" for number, card in enumerate(GUILD_CARDS)}
HIDDEN: Final = True


def can_happen(g: State, p: int) -> bool:
    """All cards may be in hands."""
    if g.guild_deck_size == 0:
        renew_guild_deck(g)
    return g.guild_deck_size > 0


def outcomes(g: State) -> None:
    """What the deck holds."""
    for card in range(N_GUILD_CARDS):
        may_happen(g, card, g.guild_deck[card])


def happen(g: State, p: int, outcome: int) -> None:
    """It goes into the hand."""
    pop(g)
    drawn_guild(g, p, outcome)
