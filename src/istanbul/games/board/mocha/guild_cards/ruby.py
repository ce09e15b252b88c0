"""Ruby: the action of a ruby track at its present price, with `a` coffee and `b` lira on top."""

from __future__ import annotations

from istanbul.games.board.effects import gain_coffee, gain_lira
from istanbul.games.board.mocha.guild_cards.visits import can_visit, push_visit
from istanbul.games.board.state import State


def can_play(g: State, p: int, card: int) -> bool:
    """If the price can be paid."""
    possible = can_visit(g, p, g.tables.guild_place[card])
    return possible


def play(g: State, p: int, card: int) -> None:
    """What comes on top pays for none of it, so it may come first."""
    push_visit(g, p, g.tables.guild_place[card])
    gain_coffee(g, p, g.tables.guild_a[card])
    if g.tables.guild_b[card] > 0:
        gain_lira(g, p, g.tables.guild_b[card])
