"""Post Office: gain what the mail indicators leave open, then one of them moves."""

from __future__ import annotations

from typing import Final

from istanbul.board_game.catalogue import ACT
from istanbul.board_game.effects import done, gain_goods, gain_lira
from istanbul.board_game.frames import offer
from istanbul.board_game.state import State
from istanbul.board_game.tables import MAX_MAIL, N_GOODS
from istanbul.engine.record import emit

NUMBER: Final = 5


def options(g: State, p: int) -> None:
    """Nothing to choose."""
    offer(g, ACT)


def act(g: State, p: int, a: int) -> None:
    """Two goods and some lira."""
    for good in range(N_GOODS):
        gain_goods(g, p, good, g.tables.mail_goods[g.mail][good])
    gain_lira(g, p, g.tables.mail_lira[g.mail])
    g.mail = (g.mail + 1) % MAX_MAIL
    emit(g, "mail", g.mail)
    done(g)
