"""Take cards: `a` bonus cards, each from the deck or off the pile, all kept; and `b` coffee."""

from __future__ import annotations

from istanbul.games.board.cards import can_draw, draw, take_from_pile
from istanbul.games.board.catalogue import ACT_DECK, ACT_PILE
from istanbul.games.board.effects import gain_coffee
from istanbul.games.board.frames import STEP, get, offer, put
from istanbul.games.board.state import State


def can_play(g: State, p: int, card: int) -> bool:
    """With fewer cards there, one takes what there is."""
    return True


def play(g: State, p: int, card: int) -> None:
    """The step counts the cards that are still to be taken."""
    gain_coffee(g, p, g.tables.guild_b[card])
    put(g, STEP, g.tables.guild_a[card])


def options(g: State, p: int) -> None:
    """From the deck or off the pile, while there are cards."""
    if get(g, STEP) > 0 and can_draw(g):
        offer(g, ACT_DECK)
        if g.discards > 0:
            offer(g, ACT_PILE)


def act(g: State, p: int, a: int) -> None:
    """Take one card; the others are asked for next."""
    put(g, STEP, get(g, STEP) - 1)
    if a == ACT_DECK:
        draw(g, p)
    else:
        take_from_pile(g, p)
