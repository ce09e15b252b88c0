"""The ruby tracks of Palace, Dealer and Coffee House: taking the next ruby raises the price."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board.contents import TRACKS
from istanbul.games.board.effects import gain_ruby
from istanbul.games.board.place_numbers import COFFEE_HOUSE, GEMSTONE_DEALER, SULTANS_PALACE
from istanbul.games.board.state import State
from istanbul.games.board.tables import PALACE_SYMBOLS

PALACE: Final = TRACKS.index("sultans_palace")
DEALER: Final = TRACKS.index("gemstone_dealer")
N_TRACKS: Final = len(TRACKS)


def take_palace_ruby(g: State, p: int, place: int) -> None:
    """The Palace's next ruby. The last price stays open (B12), but not in the first edition."""
    if g.palace < PALACE_SYMBOLS:
        g.palace += 1
    elif not g.tables.refill:
        g.palace = 0
    gain_ruby(g, p, place)
    emit(g, "price", SULTANS_PALACE, g.palace)


def take_dealer_ruby(g: State, p: int, place: int) -> None:
    """The Dealer's next ruby, likewise."""
    if g.dealer < g.tables.dealer_last:
        g.dealer += 1
    elif not g.tables.refill:
        g.dealer = 0
    gain_ruby(g, p, place)
    emit(g, "price", GEMSTONE_DEALER, g.dealer)


def take_coffee_house_ruby(g: State, p: int, place: int) -> None:
    """The Coffee House's next ruby, likewise."""
    if g.coffee_house < g.tables.coffee_last:
        g.coffee_house += 1
    gain_ruby(g, p, place)
    emit(g, "price", COFFEE_HOUSE, g.coffee_house)


def is_open(g: State, track: int) -> bool:
    """Has this track a ruby? The tracks are numbered as in TRACKS."""
    if track == PALACE:
        return g.palace > 0
    if track == DEALER:
        return g.dealer > 0
    return g.tables.on_board[COFFEE_HOUSE] > 0


def take_ruby_of(g: State, p: int, track: int, place: int) -> None:
    """The next ruby of a track, paid for in another way at a place (B12)."""
    if track == PALACE:
        take_palace_ruby(g, p, place)
    elif track == DEALER:
        take_dealer_ruby(g, p, place)
    else:
        take_coffee_house_ruby(g, p, place)
