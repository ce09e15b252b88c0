"""Playing a guild card instead of the turn."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.board.catalogue import GUILD as GUILD_BLOCK
from istanbul.games.board.frames import ENCOUNTERS, GUILD, PHASE, offer, push
from istanbul.games.board.mocha import guild_cards
from istanbul.games.board.mocha.guild import leave_guild_hand
from istanbul.games.board.state import State
from istanbul.games.board.tables import N_GUILD_CARDS


def offer_guild_cards(g: State, p: int) -> None:
    """Guild cards of which all is doable (M4)."""
    for card in range(N_GUILD_CARDS):
        if g.guild_hand[p][card]:
            g.guild_turn = 1  # as it will be: no red tile, no green tile
            can_play = guild_cards.CAN_PLAY[g.tables.guild_effect[card]](g, p, card)
            g.guild_turn = 0
            if can_play:
                offer(g, GUILD_BLOCK + card)


def play_guild_card(g: State, p: int, a: int) -> None:
    """A guild card replaces the turn: nobody moves or is met unless it says so (M3)."""
    card = a - GUILD_BLOCK
    leave_guild_hand(g, p, card)
    emit(g, "guild_played", p, card)
    g.guild_used = 1
    g.guild_turn = 1
    g.no_encounters = 1
    g.frame[PHASE] = ENCOUNTERS
    push(g, GUILD, p, card)
    guild_cards.PLAY[g.tables.guild_effect[card]](g, p, card)
