"""Copy: carry out the top card of the open pile, which stays there (L11)."""

from __future__ import annotations

from typing import Final

from istanbul.games.board import bonus_cards
from istanbul.games.board.cards import is_time_for, push_card
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.frames import ABOUT, get, offer, pop
from istanbul.games.board.state import State
from istanbul.games.board.tables import EFFECTS

COPY: Final = EFFECTS.index("copy")


def offer_copied(g: State, p: int) -> None:
    """The plays of the card on the pile, as they are now. A copying card is not copied."""
    if g.discards == 0:
        return
    copied = g.discard[g.discards - 1]
    if g.tables.card_effect[copied] != COPY and is_time_for(g, copied):
        bonus_cards.OFFER_PLAYS[g.tables.card_effect[copied]](g, p, copied)


def offer_plays(g: State, p: int, kind: int) -> None:
    """If the card on the pile could be played now."""
    before = g.n_options
    offer_copied(g, p)
    possible = g.n_options > before
    g.n_options = before
    if possible:
        offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Ask how the copied card is played."""
    push_card(g, p, kind)


def options(g: State, p: int) -> None:
    """As if the copied card were in hand; the frame of this one is laid aside meanwhile."""
    kind = get(g, ABOUT)
    pop(g)
    offer_copied(g, p)
    push_card(g, p, kind)


def act(g: State, p: int, a: int) -> None:
    """This card has the other one's effect, and goes on the pile when that is resolved."""
    kind = get(g, ABOUT)
    copied = g.discard[g.discards - 1]
    pop(g)
    g.copied = copied + 1
    bonus_cards.PLAY[g.tables.card_effect[copied]](g, p, kind, a - CARD_FIRST[copied])
    g.copied = 0
