"""Tavern: the barrier, a tavern tile, or a ruby for baksheesh."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.effects import done
from istanbul.games.board.frames import offer
from istanbul.games.board.mocha.tavern_options import (
    N_TAVERN_OPTIONS,
    do_tavern_option,
    is_possible,
    price_of,
    tavern_option,
    text_of,
)
from istanbul.games.board.place_numbers import TAVERN
from istanbul.games.board.state import State

NUMBER: Final = 19


def options(g: State, p: int) -> None:
    """One of them, if its coffee is there."""
    for option in range(N_TAVERN_OPTIONS):
        if is_possible(g, p, option) and g.coffee[p] >= price_of(g, option):
            offer(g, text_of(option))


def act(g: State, p: int, a: int) -> None:
    """The barrier goes on with another place's action."""
    option = tavern_option(a)
    done(g)
    do_tavern_option(g, p, option, 0, TAVERN)
