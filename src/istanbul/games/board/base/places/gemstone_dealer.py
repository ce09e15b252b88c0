"""Gemstone Dealer: buy a ruby; each one makes the next dearer."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.base.tracks import take_dealer_ruby
from istanbul.games.board.catalogue import ACT
from istanbul.games.board.effects import done, pay_lira
from istanbul.games.board.frames import offer
from istanbul.games.board.place_numbers import GEMSTONE_DEALER
from istanbul.games.board.state import State

NUMBER: Final = 16


def options(g: State, p: int) -> None:
    """Nothing to choose; 0 means sold out."""
    if 0 < g.dealer <= g.lira[p]:
        offer(g, ACT)


def act(g: State, p: int, a: int) -> None:
    """Pay and take the ruby."""
    pay_lira(g, p, g.dealer)
    take_dealer_ruby(g, p, GEMSTONE_DEALER)
    done(g)
