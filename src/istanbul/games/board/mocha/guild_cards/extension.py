"""Extension: pay `a` lira for an extension of the wheelbarrow; the third one brings the ruby."""

from __future__ import annotations

from istanbul.games.board.effects import add_extension, pay_lira
from istanbul.games.board.state import State


def can_play(g: State, p: int, card: int) -> bool:
    """With the lira, and an extension missing."""
    return g.extensions[p] < g.tables.max_extensions and g.lira[p] >= g.tables.guild_a[card]


def play(g: State, p: int, card: int) -> None:
    """Pay the lira, then add the extension."""
    pay_lira(g, p, g.tables.guild_a[card])
    add_extension(g, p, g.tables.guild_place[card])
