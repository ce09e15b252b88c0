"""Coffee House: a ruby for coffee; each one makes the next dearer."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.base.tracks import take_coffee_house_ruby
from istanbul.games.board.catalogue import ACT
from istanbul.games.board.effects import done, pay_coffee
from istanbul.games.board.frames import offer
from istanbul.games.board.mocha.reserve import spare_coffee
from istanbul.games.board.place_numbers import COFFEE_HOUSE
from istanbul.games.board.state import State

NUMBER: Final = 20


def options(g: State, p: int) -> None:
    """Nothing to choose."""
    if spare_coffee(g, p) >= g.coffee_house:
        offer(g, ACT)


def act(g: State, p: int, a: int) -> None:
    """Pay and take the ruby."""
    pay_coffee(g, p, g.coffee_house)
    take_coffee_house_ruby(g, p, COFFEE_HOUSE)
    done(g)
