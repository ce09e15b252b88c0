"""Wainwright: buy an extension of the wheelbarrow; the third one brings a ruby."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.catalogue import ACT
from istanbul.games.board.effects import add_extension, done, pay_lira
from istanbul.games.board.frames import offer
from istanbul.games.board.place_numbers import WAINWRIGHT
from istanbul.games.board.state import State

NUMBER: Final = 1


def options(g: State, p: int) -> None:
    """Open while an extension is missing."""
    if g.extensions[p] < g.tables.max_extensions and g.lira[p] >= g.tables.extension_price:
        offer(g, ACT)


def act(g: State, p: int, a: int) -> None:
    """Pay, and have room for one more of each good."""
    pay_lira(g, p, g.tables.extension_price)
    add_extension(g, p, WAINWRIGHT)
    done(g)
