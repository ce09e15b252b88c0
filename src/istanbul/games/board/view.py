"""What a seat may know, built up field by field, and worlds that fit it. In the subset."""

from __future__ import annotations

from istanbul.engine.record import assign
from istanbul.engine.rng import Rng, below
from istanbul.games.board.frames import ABOUT, CARD, GUILD, KIND
from istanbul.games.board.state import FRAME, Public, State, per_seat
from istanbul.games.board.tables import MAX_BONUS_KINDS, N_GUILD_CARDS


class View(Public):
    """The table as one seat sees it. A spectator is no seat (NOBODY) and has an empty hand."""

    def __init__(self) -> None:
        super().__init__()
        self.viewer = 0
        self.hand: list[int] = [0] * MAX_BONUS_KINDS  # the viewer's own
        self.unseen: list[int] = [0] * MAX_BONUS_KINDS
        """Cards that are in the deck or hidden in other hands: the viewer cannot tell which."""
        self.hidden: list[int] = per_seat()  # cards of each other hand among the unseen
        self.guild_hand: list[int] = [0] * N_GUILD_CARDS  # the viewer's own
        self.guild_unseen: list[int] = [0] * N_GUILD_CARDS


def see(g: State, viewer: int, v: View) -> None:
    """Build the view of a seat, or of NOBODY, into a View with the same tables."""
    assign(v, g)  # what lies open
    v.viewer = viewer
    for kind in range(g.tables.bonus_kinds):
        v.hand[kind] = g.hand[viewer][kind] if viewer >= 0 else 0
        v.unseen[kind] = g.tables.card_count[kind] - v.hand[kind]
    for i in range(g.discards):
        v.unseen[g.discard[i]] -= 1
    for i in range(g.top // FRAME + 1):
        if g.frame[FRAME * i + KIND] == CARD:  # played, face up, not yet on the pile
            v.unseen[g.frame[FRAME * i + ABOUT]] -= 1
    for p in range(g.tables.players):
        v.hidden[p] = 0
        if p != viewer:
            v.hidden[p] = g.hand_size[p]
            for kind in range(g.tables.bonus_kinds):
                v.unseen[kind] -= g.known[p][kind]
                v.hidden[p] -= g.known[p][kind]
    if g.tables.mocha:
        see_guild_cards(g, viewer, v)


def see_guild_cards(g: State, viewer: int, v: View) -> None:
    """Own guild cards, and those that are in the deck or in other hands."""
    for card in range(N_GUILD_CARDS):
        v.guild_hand[card] = g.guild_hand[viewer][card] if viewer >= 0 else 0
        v.guild_unseen[card] = 1 - v.guild_hand[card] - g.guild_discard[card]
    for i in range(g.top // FRAME + 1):
        if g.frame[FRAME * i + KIND] == GUILD:  # played, face up, not yet on the pile
            v.guild_unseen[g.frame[FRAME * i + ABOUT]] = 0


def imagine(v: View, r: Rng, g: State) -> None:
    """Deal the unseen cards at random into a State; all deals that fit are equally likely."""
    assign(g, v)
    for kind in range(v.tables.bonus_kinds):
        g.deck[kind] = v.unseen[kind]
    left = v.deck_size
    for p in range(v.tables.players):
        left += v.hidden[p]
        for kind in range(v.tables.bonus_kinds):
            if p == v.viewer:
                g.hand[p][kind] = v.hand[kind]
            else:
                g.hand[p][kind] = v.known[p][kind]
    for p in range(v.tables.players):
        for _ in range(v.hidden[p]):
            kind = 0
            n = below(r, left)
            while n >= g.deck[kind]:
                n -= g.deck[kind]
                kind += 1
            g.deck[kind] -= 1
            g.hand[p][kind] += 1
            left -= 1
    if v.tables.mocha:
        imagine_guild_cards(v, r, g)


def imagine_guild_cards(v: View, r: Rng, g: State) -> None:
    """Deal the guild cards that the viewer cannot see to the others, at random."""
    left = v.guild_deck_size
    for card in range(N_GUILD_CARDS):
        g.guild_deck[card] = v.guild_unseen[card]
        for p in range(v.tables.players):
            g.guild_hand[p][card] = v.guild_hand[card] if p == v.viewer else 0
    for p in range(v.tables.players):
        if p != v.viewer:
            left += v.guild_size[p]
    for p in range(v.tables.players):
        if p != v.viewer:
            for _ in range(v.guild_size[p]):
                card = 0
                n = below(r, left)
                while n >= g.guild_deck[card]:
                    n -= g.guild_deck[card]
                    card += 1
                g.guild_deck[card] = 0
                g.guild_hand[p][card] = 1
                left -= 1
