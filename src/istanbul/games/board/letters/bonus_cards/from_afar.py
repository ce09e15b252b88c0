"""From afar: meet a figure wherever it is, paying as usual; then dice move it (M7)."""

from __future__ import annotations

from istanbul.games.board import figures
from istanbul.games.board.base.meeting import begin_meeting
from istanbul.games.board.cards import push_card
from istanbul.games.board.catalogue import CARD_FIRST
from istanbul.games.board.frames import offer
from istanbul.games.board.state import NOWHERE, State


def offer_plays(g: State, p: int, kind: int) -> None:
    """The figures in play, but not one that came back to where it was just met (S2)."""
    for figure in range(len(figures.CAN_MEET)):
        in_play = g.figure[figure] != NOWHERE and not g.met[figure]
        if in_play and figures.CAN_MEET[figure](g, p):
            offer(g, CARD_FIRST[kind] + figure)


def play(g: State, p: int, kind: int, choice: int) -> None:
    """The meeting, as if it stood here; what was just done may still be done again."""
    push_card(g, p, kind)
    done = g.just_done
    begin_meeting(g, p, choice)
    g.just_done = done
    figures.MEET[choice](g, p)
