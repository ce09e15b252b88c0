"""The bonus cards as things: deck, hands, open pile."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board.frames import ABOUT, CARD, DRAW, KIND, MEETING, VALUE, get, pop, push, put
from istanbul.games.board.state import State
from istanbul.games.board.tables import EFFECTS

LIRA_EFFECTS: Final = ("lira", "lira_for_coffee", "good_for_lira", "colour_good")
BRINGS_LIRA: Final[list[int]] = [  # by effect; a family member brings 3 lira, a copy what it copies
    int(effect in (*LIRA_EFFECTS, "family_to_police", "copy")) for effect in EFFECTS
]


def can_draw(g: State) -> bool:
    """Is there a card to draw, if need be after shuffling the open pile?"""
    return g.deck_size + g.discards > 0


def draw(g: State, p: int) -> None:
    """The next thing to happen is that this seat draws a card."""
    push(g, DRAW, p, 0)


def drawn(g: State, p: int, kind: int) -> None:
    """A card leaves the deck for a hand; the last one has the pile shuffled at once (rules 6.1)."""
    g.deck[kind] -= 1
    g.deck_size -= 1
    g.hand[p][kind] += 1
    g.hand_size[p] += 1
    emit(g, "card_drawn", p, kind)
    if g.deck_size == 0:
        renew_deck(g)


def renew_deck(g: State) -> None:
    """The open pile becomes the deck."""
    if g.discards > 0:
        emit(g, "deck_shuffled", g.discards)
    while g.discards > 0:
        g.discards -= 1
        g.deck[g.discard[g.discards]] += 1
        g.deck_size += 1
        g.discard[g.discards] = 0


def take_from_pile(g: State, p: int) -> None:
    """The top card of the open pile goes into a hand. Everybody saw it, and remembers."""
    g.discards -= 1
    kind = g.discard[g.discards]
    g.discard[g.discards] = 0
    g.hand[p][kind] += 1
    g.hand_size[p] += 1
    g.known[p][kind] += 1
    emit(g, "card_taken", p, kind)


def leave_hand(g: State, p: int, kind: int) -> None:
    """A card leaves a hand, seen by everybody."""
    g.hand[p][kind] -= 1
    g.hand_size[p] -= 1
    if g.known[p][kind] > 0:
        g.known[p][kind] -= 1


def discard(g: State, kind: int) -> None:
    """Put a card that has left a hand on the open pile."""
    g.discard[g.discards] = kind
    g.discards += 1


def discard_from_hand(g: State, p: int, kind: int) -> None:
    """A card from the hand to the open pile."""
    leave_hand(g, p, kind)
    discard(g, kind)
    emit(g, "card_discarded", p, kind)


# Cards in play. A card that copies the top of the pile stands for that card (L11).


def push_card(g: State, p: int, kind: int) -> None:
    """A card has been played and is being resolved."""
    push(g, CARD, p, kind)
    put(g, VALUE, g.copied)


def resolve_card(g: State) -> None:
    """The card of the frame on top is done with, and goes on the open pile."""
    kind = get(g, ABOUT)
    pop(g)
    discard(g, kind)


def stands_for(g: State) -> int:
    """The kind whose effect the card frame on top has."""
    if get(g, VALUE) > 0:
        return get(g, VALUE) - 1
    return get(g, ABOUT)


def is_time_for(g: State, kind: int) -> bool:
    """Do cards of this kind count at the end (M8), or bring the lira that is to be paid (S3)?"""
    if g.ending:
        return g.tables.card_final[kind] > 0
    if get(g, KIND) == MEETING:
        return BRINGS_LIRA[g.tables.card_effect[kind]] > 0
    return True


def value_of(g: State, kind: int) -> int:
    """The number that goes with the effect of a card that is being played."""
    if g.copied > 0:
        return g.tables.card_value[g.copied - 1]
    return g.tables.card_value[kind]
