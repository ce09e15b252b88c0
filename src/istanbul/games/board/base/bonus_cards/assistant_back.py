"""Assistant back: before moving, one own assistant from any place back under the stack (B3)."""

from __future__ import annotations

from istanbul.games.board.cards import discard
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.effects import return_assistant
from istanbul.games.board.frames import is_before_move, offer
from istanbul.games.board.state import State
from istanbul.games.board.tables import MAX_PLACES


def offer_plays(g: State, p: int, kind: int) -> None:
    """Every place where an own assistant lies."""
    if is_before_move(g):
        for place in range(MAX_PLACES):
            if g.assistant[p][place]:
                offer(g, CARD_FIRST[kind] + place)


def play(g: State, p: int, kind: int, choice: int) -> None:
    """He comes back. The turn has its movement phase then: no guild card replaces it (M3)."""
    g.guild_used = 1
    return_assistant(g, p, choice)
    discard(g, kind)
