"""Black Market with everything times `a`; no red tile."""

from __future__ import annotations

from istanbul.games.board.catalogue import TAKE
from istanbul.games.board.effects import gain_goods, has_room
from istanbul.games.board.frames import ABOUT, FOR_VISIT, ROLL, STEP, get, offer, push, put
from istanbul.games.board.state import State
from istanbul.games.board.tables import BLUE, YELLOW


def can_play(g: State, p: int, card: int) -> bool:
    """It needs nothing but the dice."""
    return True


def play(g: State, p: int, card: int) -> None:
    """The roll decides how much jewelry there is."""
    push(g, ROLL, p, FOR_VISIT)


def rolled(g: State, p: int, first: int, second: int) -> None:
    """Jewelry for the roll; then a colour is chosen."""
    gain_goods(g, p, BLUE, g.tables.jewelry_for[first + second] * g.tables.guild_a[get(g, ABOUT)])
    put(g, STEP, 1)


def options(g: State, p: int) -> None:
    """The kinds that fit."""
    if get(g, STEP) == 1:
        for good in range(YELLOW + 1):
            if has_room(g, p, good):
                offer(g, TAKE + good)


def act(g: State, p: int, a: int) -> None:
    """Gain as many of the chosen kind as the card says."""
    gain_goods(g, p, a - TAKE, g.tables.guild_a[get(g, ABOUT)])
    put(g, STEP, 0)
