"""Coffee House: a ruby for coffee; each one makes the next dearer."""

from __future__ import annotations

from typing import Final

from istanbul.board_game.base.tracks import take_coffee_house_ruby
from istanbul.board_game.catalogue import ACT
from istanbul.board_game.effects import done, pay_coffee
from istanbul.board_game.frames import offer
from istanbul.board_game.mocha.reserve import spare_coffee
from istanbul.board_game.state import State

NUMBER: Final = 20


def options(g: State, p: int) -> None:
    """Nothing to choose."""
    if spare_coffee(g, p) >= g.coffee_house:
        offer(g, ACT)


def act(g: State, p: int, a: int) -> None:
    """Pay and take the ruby."""
    pay_coffee(g, p, g.coffee_house)
    take_coffee_house_ruby(g, p, NUMBER - 1)
    done(g)
