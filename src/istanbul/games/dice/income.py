"""The first phase: the income of mosque tiles."""

from __future__ import annotations

from typing import Final

from istanbul.games.dice.bazaar import reveal_cards
from istanbul.games.dice.catalogue import INCOME
from istanbul.games.dice.effects import take
from istanbul.games.dice.frames import PHASE, ROLL, ROLLED, offer, push
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import CRYSTAL, LIRA

NAME: Final = "income"
PROMPT: Final = "dice_income"

# What is collected.
LIRA_INCOME: Final = 0
CARD_INCOME: Final = 2
N_INCOMES: Final = 3


def options(g: State, p: int) -> None:
    """What is still to be collected, in any order."""
    for what in range(N_INCOMES):
        if g.to_collect[what] > 0:
            offer(g, INCOME + what)


def collect(g: State, p: int, a: int) -> None:
    """Lira and crystals of all tiles at once, cards one by one."""
    what = a - INCOME
    n = g.to_collect[what]
    if what == CARD_INCOME:
        g.to_collect[what] -= 1
        reveal_cards(g, p, 1, 0)
        return
    g.to_collect[what] = 0
    if what == LIRA_INCOME:
        take(g, p, LIRA, n * g.tables.income_lira)
    else:
        take(g, p, CRYSTAL, n * g.tables.income_crystals)


def finish(g: State, p: int) -> None:
    """All dice are rolled."""
    g.frame[PHASE] = ROLLED
    for _ in range(g.tables.dice + g.extra_dice):
        push(g, ROLL, p, 0)


ACTS: Final = {INCOME: collect}
