"""A bonus card that has been played and is being resolved; its effect says how (bonus_cards.py)."""

from __future__ import annotations

from typing import Final

from istanbul.games.board import bonus_cards
from istanbul.games.board.cards import resolve_card, stands_for
from istanbul.games.board.contents import BONUS_CARDS
from istanbul.games.board.frames import ABOUT, CARD, get
from istanbul.games.board.state import Public, State

NUMBER: Final = CARD
PLAYED: Final = ABOUT
ABOUT_IDS: Final = {card: kind for kind, card in enumerate(BONUS_CARDS)}


def options(g: State, p: int) -> None:
    """What the effect asks."""
    bonus_cards.OPTIONS[g.tables.card_effect[stands_for(g)]](g, p)


def act(g: State, p: int, a: int) -> None:
    """What the effect of the card does with the answer."""
    bonus_cards.ACT[g.tables.card_effect[stands_for(g)]](g, p, a)


def rolled(g: State, p: int, first: int, second: int) -> None:
    """The effect goes on."""
    bonus_cards.ROLLED[g.tables.card_effect[stands_for(g)]](g, p, first, second)


def finish(g: State, p: int) -> None:
    """The card goes on the open pile."""
    resolve_card(g)


def prompt(g: Public) -> str:
    """The id of the card: each has a message of its own."""
    return BONUS_CARDS[get(g, PLAYED)]
