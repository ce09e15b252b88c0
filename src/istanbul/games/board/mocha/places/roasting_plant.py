"""Roasting Plant: one to three different exchanges for coffee: lira, a good, a card."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.base.spending import spare_goods
from istanbul.games.board.cards import discard_from_hand
from istanbul.games.board.catalogue import ACT_GOOD, ACT_LIRA, BLOCK, DISCARD, DISCARD_GUILD, DONE
from istanbul.games.board.effects import done, gain_coffee, pay_goods, pay_lira
from istanbul.games.board.frames import ABOUT, GUILD, KIND, STEP, get, offer, put
from istanbul.games.board.mocha.guild import discard_guild
from istanbul.games.board.state import FRAME, Public, State
from istanbul.games.board.tables import N_GOODS, N_GUILD_CARDS

NUMBER: Final = 17

# Steps: which exchanges are behind, in a fixed order.
AFTER_LIRA: Final = 1
AFTER_GOOD: Final = 2


def rate(g: State) -> int:
    """Coffee for one exchange; a guild card may have it raised."""
    below = g.top - FRAME
    if below > 0 and g.frame[below + KIND] == GUILD:
        return max(g.tables.roast_coffee, g.tables.guild_b[g.frame[below + ABOUT]])
    return g.tables.roast_coffee


def options(g: State, p: int) -> None:
    """The exchanges that are still possible, in a fixed order; after the first one may stop."""
    step = get(g, STEP)
    if step > 0:
        offer(g, DONE)
    if step < AFTER_LIRA and g.lira[p] >= g.tables.roast_lira:
        offer(g, ACT_LIRA)
    if step < AFTER_GOOD:
        for good in range(N_GOODS):
            if spare_goods(g, p, good) > 0:
                offer(g, ACT_GOOD + good)
    for kind in range(g.tables.bonus_kinds):
        if g.hand[p][kind] > 0:
            offer(g, DISCARD + kind)
    for card in range(N_GUILD_CARDS):
        if g.guild_hand[p][card]:
            offer(g, DISCARD_GUILD + card)


def act(g: State, p: int, a: int) -> None:
    """Carry out one exchange, or stop."""
    if a == DONE:
        done(g)
        return
    gain_coffee(g, p, rate(g))
    if a == ACT_LIRA:
        pay_lira(g, p, g.tables.roast_lira)
        put(g, STEP, AFTER_LIRA)
    elif BLOCK[a] == ACT_GOOD:
        pay_goods(g, p, a - ACT_GOOD, 1)
        put(g, STEP, AFTER_GOOD)
    else:
        if BLOCK[a] == DISCARD:
            discard_from_hand(g, p, a - DISCARD)
        else:
            discard_guild(g, p, a - DISCARD_GUILD)
        done(g)


def prompt(g: Public) -> str:
    """Once it has begun: what else?"""
    return "roasting_more" if get(g, STEP) else "action"
