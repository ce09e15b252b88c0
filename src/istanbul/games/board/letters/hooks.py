"""Where Letters & Seals takes part in the rules of every game (games/board/hooks.py)."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.catalogue import ACT_COMPANION, COMPANION, PLACE_COMPANION
from istanbul.games.board.frames import DOUBLE, offer, push
from istanbul.games.board.letters.companion import (
    act_with_companion,
    offer_companion,
    place_companion,
    take_companion_home,
)
from istanbul.games.board.letters.letters import deliver_all
from istanbul.games.board.state import IN_RESERVE, State
from istanbul.games.board.tables import MAX_PLACES, N_KIOSK_TILES

TURN_ACTS: Final = {COMPANION: act_with_companion, PLACE_COMPANION: place_companion}


def is_in_play(g: State) -> bool:
    """Has this game letters?"""
    return g.tables.letters > 0


def set_up(g: State) -> None:
    """Letters and kiosk tiles."""
    if is_in_play(g):
        for place in range(MAX_PLACES):
            g.letter_supply[place] = g.tables.letter_count[place]
            g.letters_left += g.tables.letter_count[place]
        for tile in range(N_KIOSK_TILES):
            g.kiosk_deck[tile] = 1
        g.kiosk_left = N_KIOSK_TILES


def moves_offered(g: State, p: int) -> None:
    """The companion may make the turn."""
    if is_in_play(g):
        offer_companion(g, p)


def fountain_offered(g: State, p: int) -> None:
    """The companion, too, can be called."""
    if is_in_play(g) and g.companion[p] != IN_RESERVE:
        offer(g, ACT_COMPANION)


def fountain_called(g: State, p: int) -> None:
    """He comes to the personal supply."""
    take_companion_home(g, p)


def something_happened(g: State) -> None:
    """Letters are delivered as soon as a figure stands at their place (L1)."""
    if is_in_play(g):
        deliver_all(g)


def turn_ended(g: State) -> None:
    """A figure that has just arrived delivers first (L1); letters may buy a second turn (L4)."""
    if is_in_play(g):
        deliver_all(g)
        if not g.doubled[g.seat] and g.seals[g.seat] >= g.tables.double_seals:
            push(g, DOUBLE, g.seat, 0)


def round_begins(g: State) -> None:
    """Everybody may have a second turn again (L4)."""
    for p in range(g.tables.players):
        g.doubled[p] = 0
