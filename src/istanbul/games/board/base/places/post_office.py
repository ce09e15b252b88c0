"""Post Office: gain what the mail indicators leave open, then one of them moves."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board.catalogue import ACT
from istanbul.games.board.effects import done, gain_goods, gain_lira
from istanbul.games.board.frames import offer
from istanbul.games.board.state import State
from istanbul.games.board.tables import MAX_MAIL, N_GOODS

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
