"""The ruby tracks of the Palace and the Dealer: taking the next ruby raises the price."""

from __future__ import annotations

from istanbul.board_game.effects import gain_ruby
from istanbul.board_game.state import State
from istanbul.board_game.tables import PALACE_SYMBOLS
from istanbul.engine.record import emit


def take_palace_ruby(g: State, p: int, place: int) -> None:
    """The Palace's next ruby. The last price stays open (B12), but not in the first edition."""
    if g.palace < PALACE_SYMBOLS:
        g.palace += 1
    elif not g.tables.refill:
        g.palace = 0
    gain_ruby(g, p, place)
    emit(g, "price", place, g.palace)


def take_dealer_ruby(g: State, p: int, place: int) -> None:
    """The Dealer's next ruby, likewise."""
    if g.dealer < g.tables.dealer_last:
        g.dealer += 1
    elif not g.tables.refill:
        g.dealer = 0
    gain_ruby(g, p, place)
    emit(g, "price", place, g.dealer)
