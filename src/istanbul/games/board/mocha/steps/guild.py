"""A guild card that has been played and is being resolved; its effect says how (guild_cards/)."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.contents import GUILD_CARDS
from istanbul.games.board.frames import ABOUT, GUILD, get, pop
from istanbul.games.board.mocha import guild_cards
from istanbul.games.board.state import Public, State

NUMBER: Final = GUILD
PLAYED: Final = ABOUT
ABOUT_IDS: Final = {card: number for number, card in enumerate(GUILD_CARDS)}


def options(g: State, p: int) -> None:
    """What the effect asks."""
    guild_cards.OPTIONS[g.tables.guild_effect[get(g, PLAYED)]](g, p)


def act(g: State, p: int, a: int) -> None:
    """What the effect of the card does with the answer."""
    guild_cards.ACT[g.tables.guild_effect[get(g, PLAYED)]](g, p, a)


def rolled(g: State, p: int, first: int, second: int) -> None:
    """The effect goes on."""
    guild_cards.ROLLED[g.tables.guild_effect[get(g, PLAYED)]](g, p, first, second)


def finish(g: State, p: int) -> None:
    """The card goes on its pile."""
    card = get(g, PLAYED)
    pop(g)
    g.guild_discard[card] = 1


def prompt(g: Public) -> str:
    """The id of the card: each has a message of its own."""
    return GUILD_CARDS[get(g, PLAYED)]
