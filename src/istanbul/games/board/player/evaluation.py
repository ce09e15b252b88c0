"""How well the seats stand: what is known about them through a network. In the subset."""

from __future__ import annotations

from istanbul.games.board.frames import MOVE, STEP
from istanbul.games.board.player.features import N_FEATURES, list_features
from istanbul.games.board.player.rows import list_rows, list_shared_rows
from istanbul.games.board.state import State
from istanbul.search.evaluator import Evaluator, forward
from istanbul.search.scales import PHASES
from istanbul.search.wide import output, sum_seat, sum_shared


def evaluate_seats(g: State, e: Evaluator) -> None:
    """Every seat's logit, in points: LOGIT of them make the odds of winning e times as good."""
    if e.is_wide:
        list_shared_rows(g, e.layers)
        sum_shared(e.layers, e.wide)
        for p in range(g.tables.players):
            list_rows(g, p, e, e.layers)
            sum_seat(e.layers, e.wide, p)
        for p in range(g.tables.players):
            e.logit[p] = output(e.layers, e.wide, p)
        return
    for p in range(g.tables.players):
        list_features(g, p, e)
        logit = forward(e, N_FEATURES)
        e.logit[p] = logit


def turn_begins(g: State) -> bool:
    """Has the merchant not moved yet?"""
    return g.top == 0 and g.frame[STEP] == MOVE


def phase(g: State) -> int:
    """The most rubies of any seat: the nearer the end, the more a lead is worth."""
    most = 0
    for p in range(g.tables.players):
        most = max(most, g.rubies[p])
    return min(most, PHASES - 1)
