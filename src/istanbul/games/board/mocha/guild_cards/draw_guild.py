"""Draw guild: `a` coffee, draw `b` guild cards, then discard one."""

from __future__ import annotations

from istanbul.games.board.catalogue import DISCARD_GUILD
from istanbul.games.board.effects import gain_coffee
from istanbul.games.board.frames import STEP, get, offer, put
from istanbul.games.board.mocha.guild import discard_guild, draw_guild
from istanbul.games.board.state import State
from istanbul.games.board.tables import N_GUILD_CARDS


def can_play(g: State, p: int, card: int) -> bool:
    """With fewer cards there, one draws what there is."""
    return True


def play(g: State, p: int, card: int) -> None:
    """Coffee and cards; the card itself is no longer in hand."""
    gain_coffee(g, p, g.tables.guild_a[card])
    put(g, STEP, 1)
    for _ in range(g.tables.guild_b[card]):
        draw_guild(g, p)


def options(g: State, p: int) -> None:
    """Any guild card in hand."""
    if get(g, STEP) == 1:
        for card in range(N_GUILD_CARDS):
            if g.guild_hand[p][card]:
                offer(g, DISCARD_GUILD + card)


def act(g: State, p: int, a: int) -> None:
    """Discard the chosen guild card, and the effect ends."""
    put(g, STEP, 0)
    discard_guild(g, p, a - DISCARD_GUILD)
