"""Guild Hall: take a coffee, draw two guild cards, then discard one from the hand."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.catalogue import ACT, DISCARD_GUILD
from istanbul.games.board.effects import done, gain_coffee
from istanbul.games.board.frames import STEP, get, offer, put
from istanbul.games.board.mocha.guild import discard_guild, draw_guild
from istanbul.games.board.state import Public, State
from istanbul.games.board.tables import N_GUILD_CARDS

NUMBER: Final = 18


def options(g: State, p: int) -> None:
    """Then any guild card in hand."""
    if get(g, STEP) == 0:
        offer(g, ACT)
    else:
        for card in range(N_GUILD_CARDS):
            if g.guild_hand[p][card]:
                offer(g, DISCARD_GUILD + card)


def act(g: State, p: int, a: int) -> None:
    """Coffee and cards, then one card fewer."""
    if a == ACT:
        put(g, STEP, 1)
        gain_coffee(g, p, g.tables.guild_hall_coffee)
        for _ in range(g.tables.guild_hall_cards):
            draw_guild(g, p)
    else:
        discard_guild(g, p, a - DISCARD_GUILD)
        done(g)


def prompt(g: Public) -> str:
    """Once it has begun: which card goes?"""
    return "discard_guild" if get(g, STEP) else "action"
