"""Die to six: after a roll of one's own turn one die to 6 (M7)."""

from __future__ import annotations

from istanbul.games.board.base.dice_faces import SIX, shows, turn_die
from istanbul.games.board.cards import discard
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.frames import DICE, KIND, get, offer
from istanbul.games.board.state import State


def offer_plays(g: State, p: int, kind: int) -> None:
    """The dice that lie there and do not show 6."""
    if get(g, KIND) == DICE:
        for value in range(1, SIX):
            if shows(g, value):
                offer(g, CARD_FIRST[kind] + value)


def play(g: State, p: int, kind: int, choice: int) -> None:
    """Turn the chosen die."""
    turn_die(g, choice, SIX)
    discard(g, kind)
