"""The guild cards as things: deck, hands, open pile (nobody takes from it)."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.board.frames import DRAW_GUILD, push
from istanbul.games.board.state import State
from istanbul.games.board.tables import N_GUILD_CARDS


def can_draw_guild(g: State) -> bool:
    """Is there a guild card to draw, if need be after shuffling the pile?"""
    for card in range(N_GUILD_CARDS):
        if g.guild_discard[card]:
            return True
    return g.guild_deck_size > 0


def draw_guild(g: State, p: int) -> None:
    """The next thing to happen is that this seat draws a guild card."""
    push(g, DRAW_GUILD, p, 0)


def drawn_guild(g: State, p: int, card: int) -> None:
    """A guild card leaves the deck for a hand; the last one has the pile shuffled at once (S7)."""
    g.guild_deck[card] = 0
    g.guild_deck_size -= 1
    g.guild_hand[p][card] = 1
    g.guild_size[p] += 1
    emit(g, "guild_drawn", p, card)
    if g.guild_deck_size == 0:
        renew_guild_deck(g)


def renew_guild_deck(g: State) -> None:
    """The pile, if there is one, becomes the deck."""
    for card in range(N_GUILD_CARDS):
        if g.guild_discard[card]:
            g.guild_discard[card] = 0
            g.guild_deck[card] = 1
            g.guild_deck_size += 1
    if g.guild_deck_size > 0:
        emit(g, "guild_shuffled", g.guild_deck_size)


def leave_guild_hand(g: State, p: int, card: int) -> None:
    """A guild card leaves a hand, seen by everybody."""
    g.guild_hand[p][card] = 0
    g.guild_size[p] -= 1


def discard_guild(g: State, p: int, card: int) -> None:
    """A guild card from the hand to the pile."""
    leave_guild_hand(g, p, card)
    g.guild_discard[card] = 1
    emit(g, "guild_discarded", p, card)
