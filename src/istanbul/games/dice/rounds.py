"""The end of a turn, of a round and of the game."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.dice.effects import active, active_of_kind
from istanbul.games.dice.frames import INCOME as INCOME_PHASE
from istanbul.games.dice.frames import PHASE, SEAT
from istanbul.games.dice.state import BY_MAX_ROUNDS, BY_RUBIES, State
from istanbul.games.dice.tables import (
    BROWN,
    CRYSTAL,
    EXTRA_DIE,
    INCOME_CARD,
    INCOME_CRYSTAL,
    INCOME_LIRA,
    LIRA,
    N_TILES,
)


def end_turn(g: State) -> None:
    """Unused dice are lost; the next seat begins, unless the game ends with this round."""
    g.seat = (g.seat + 1) % g.tables.players
    if g.seat == g.tables.start:
        end_round(g)
    begin_turn(g)


def begin_turn(g: State) -> None:
    """Tiles work from now on; their income is waiting."""
    g.actions_done = 0
    for face in range(6):
        g.dice[face] = 0
    for tile in range(N_TILES):
        g.fresh[tile] = 0
    g.frame[SEAT] = g.seat
    g.frame[PHASE] = INCOME_PHASE
    g.extra_dice = active(g, g.seat, EXTRA_DIE)
    expect_income(g)
    if not g.over:
        emit(g, "turn_begun", g.seat, g.round)


def expect_income(g: State) -> None:
    """What the tiles of the seat whose turn it is will give."""
    g.to_collect[0] = active_of_kind(g, g.seat, INCOME_LIRA)
    g.to_collect[1] = active_of_kind(g, g.seat, INCOME_CRYSTAL)
    g.to_collect[2] = active_of_kind(g, g.seat, INCOME_CARD)


def end_round(g: State) -> None:
    """All have had the same number of turns."""
    if g.last_round:
        g.over = BY_RUBIES
        emit(g, "game_over", g.over)
    elif 0 < g.tables.max_rounds <= g.round:
        g.over = BY_MAX_ROUNDS
        emit(g, "game_over", g.over)
    else:
        g.round += 1


def worth(g: State, p: int) -> int:
    """Lira, with markers and crystals sold: what breaks a tie."""
    n = g.has[p][LIRA] + g.has[p][CRYSTAL] * g.tables.crystal_value
    for thing in range(BROWN + 1):
        n += g.has[p][thing] * g.tables.marker_value
    return n


def is_ahead(g: State, p: int, q: int) -> bool:
    """Does seat p beat seat q?"""
    if g.rubies[p] != g.rubies[q]:
        return g.rubies[p] > g.rubies[q]
    return worth(g, p) > worth(g, q)
