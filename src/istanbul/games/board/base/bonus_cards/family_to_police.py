"""Family to the police: bring the own family member to the Police Station for the usual reward."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.board.cards import can_draw, discard, draw, push_card
from istanbul.games.board.catalogue import CARD_FIRST, FOR_CARD, FOR_LIRA
from istanbul.games.board.effects import gain_lira
from istanbul.games.board.frames import is_main, offer
from istanbul.games.board.place_numbers import POLICE_STATION
from istanbul.games.board.state import State


def offer_plays(g: State, p: int, kind: int) -> None:
    """Not if it is there already. Lira only, when lira are what counts (R7, S3)."""
    if g.family[p] != POLICE_STATION:
        offer(g, CARD_FIRST[kind] + FOR_LIRA)
        if is_main(g) and can_draw(g):
            offer(g, CARD_FIRST[kind] + FOR_CARD)


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Lira or a card. The card played is not among those that can be drawn for it."""
    g.family[p] = POLICE_STATION
    emit(g, "family_returned", p)
    if choice == FOR_LIRA:
        gain_lira(g, p, g.tables.catch_lira)
        discard(g, kind)
    else:
        push_card(g, p, kind)
        draw(g, p)
