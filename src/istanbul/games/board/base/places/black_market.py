"""Black Market: roll for jewelry, then take one good of another kind."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.catalogue import ACT, ACT_GOOD
from istanbul.games.board.effects import done, gain_goods, has_any_room, has_room
from istanbul.games.board.frames import FOR_VISIT, ROLL, STEP, get, offer, push, put
from istanbul.games.board.state import Public, State
from istanbul.games.board.tables import BLUE, YELLOW

NUMBER: Final = 8

CHOOSE: Final = 1  # step


def options(g: State, p: int) -> None:
    """First the roll; then the kinds that fit."""
    if get(g, STEP) == CHOOSE:
        for good in range(YELLOW + 1):
            if has_room(g, p, good):
                offer(g, ACT_GOOD + good)
    elif has_any_room(g, p):
        offer(g, ACT)


def act(g: State, p: int, a: int) -> None:
    """Roll, or take the chosen good."""
    if get(g, STEP) == CHOOSE:
        gain_goods(g, p, a - ACT_GOOD, 1)
        done(g)
    else:
        push(g, ROLL, p, FOR_VISIT)


def rolled(g: State, p: int, first: int, second: int) -> None:
    """Gain the jewelry that the sum brings; then a good can be chosen."""
    gain_goods(g, p, BLUE, g.tables.jewelry_for[first + second])
    put(g, STEP, CHOOSE)


def prompt(g: Public) -> str:
    """Once it has begun: which good?"""
    return "black_market_good" if get(g, STEP) else "action"
