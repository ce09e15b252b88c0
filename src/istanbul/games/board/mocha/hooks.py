"""Where Mocha & Baksheesh takes part in the rules of every game (games/board/hooks.py)."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.catalogue import GUILD
from istanbul.games.board.frames import must_leave
from istanbul.games.board.mocha.playing import offer_guild_cards, play_guild_card
from istanbul.games.board.mocha.promise import keep_promise
from istanbul.games.board.mocha.reserve import is_promised, needed_goods
from istanbul.games.board.state import Public, State
from istanbul.games.board.tables import N_GUILD_CARDS

TURN_ACTS: Final = {GUILD: play_guild_card}


def is_in_play(g: State) -> bool:
    """Has this game coffee?"""
    return g.tables.mocha > 0


def set_up(g: State) -> None:
    """Coffee House and guild cards."""
    if is_in_play(g):
        g.coffee_house = g.tables.coffee_first
        for card in range(N_GUILD_CARDS):
            g.guild_deck[card] = 1
        g.guild_deck_size = N_GUILD_CARDS


def turn_begins(g: State) -> None:
    """No guild card has been played in it."""
    g.guild_turn = 0
    g.guild_used = 0


def moves_offered(g: State, p: int) -> None:
    """A guild card may replace the turn; one a turn."""
    if g.guild_size[p] > 0 and not g.guild_used and not must_leave(g):
        offer_guild_cards(g, p)


def options_listed(g: State, p: int) -> None:
    """Guild card 19 keeps its promise (S4)."""
    if g.guild_turn:
        keep_promise(g, p)


def goods_kept(g: Public, p: int, good: int) -> int:
    """What guild card 19 needs for its second thing (S4)."""
    return needed_goods(g, p, good) if is_promised(g, p) else 0
