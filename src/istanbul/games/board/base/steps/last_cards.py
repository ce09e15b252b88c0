"""Cards after the last round: one seat after the other, in turn order (8.2, M8, S1).

A LAST_CARDS frame for each seat. What cannot be done better is the only option, so that it is
carried out without asking; all else is the seat's choice, and it may stop.
"""

from __future__ import annotations

from typing import Final

from istanbul.games.board import bonus_cards, hooks
from istanbul.games.board.cards import is_time_for
from istanbul.games.board.catalogue import DONE
from istanbul.games.board.frames import LAST_CARDS, offer, pop
from istanbul.games.board.plays import IS_PLAY, play
from istanbul.games.board.state import Public, State
from istanbul.games.board.tables import EFFECTS

NUMBER: Final = LAST_CARDS
LIRA: Final = EFFECTS.index("lira")
GOOD: Final = EFFECTS.index("good")
FAMILY_TO_POLICE: Final = EFFECTS.index("family_to_police")
COPY: Final = EFFECTS.index("copy")


def options(g: State, p: int) -> None:
    """Lira go without saying, unless a copying card in hand makes the order count (S1).

    Then come the others, one by one. Without expansions they are goods, and their kind does not
    matter: the first that fits.
    """
    if not holds(g, p, COPY):
        offer_one(g, p, LIRA)
        offer_one(g, p, FAMILY_TO_POLICE)
    if not has_expansion(g):
        offer_one(g, p, GOOD)
    elif g.n_options == 0:
        offer_all(g, p)


def act(g: State, p: int, a: int) -> None:
    """Play a card, or no more."""
    if IS_PLAY[a]:
        play(g, p, a)
    else:
        pop(g)


def prompt(g: Public) -> str:
    """Asks which card to play, if any."""
    return "last_cards"


def has_expansion(g: State) -> bool:
    """Is more than the base game in play?"""
    for is_in_play in hooks.IS_IN_PLAY:
        if is_in_play(g):
            return True
    return False


def offer_all(g: State, p: int) -> None:
    """All cards that count, and to stop."""
    offer(g, DONE)
    for kind in range(g.tables.bonus_kinds):
        if g.hand[p][kind] > 0 and is_time_for(g, kind):
            bonus_cards.OFFER_PLAYS[g.tables.card_effect[kind]](g, p, kind)
    if g.n_options == 1:
        g.n_options = 0  # nothing to play: nothing to ask


def holds(g: State, p: int, effect: int) -> bool:
    """Has the seat a card with this effect?"""
    for kind in range(g.tables.bonus_kinds):
        if g.hand[p][kind] > 0 and g.tables.card_effect[kind] == effect:
            return True
    return False


def offer_one(g: State, p: int, effect: int) -> None:
    """The first way to play a card with this effect, if nothing else is offered yet."""
    for kind in range(g.tables.bonus_kinds):
        if g.n_options == 0 and g.hand[p][kind] > 0 and g.tables.card_effect[kind] == effect:
            bonus_cards.OFFER_PLAYS[effect](g, p, kind)
            g.n_options = min(g.n_options, 1)
