"""Chance nodes: two dice, a draw from the deck, the next demand tile."""

from __future__ import annotations

from typing import Final

from istanbul.board_game.cards import discard, drawn
from istanbul.board_game.dice import dice_count
from istanbul.board_game.frames import (
    ABOUT,
    CARD,
    DRAW,
    FOR_VISIT,
    KIND,
    ROLL,
    SEAT,
    VALUE,
    get,
    pop,
)
from istanbul.board_game.mosque_tiles import red
from istanbul.board_game.state import State
from istanbul.engine.record import emit

ROLLS: Final[list[list[int]]] = [[a, b] for a in range(1, 7) for b in range(a, 7)]


def outcomes(g: State) -> int:
    """List what may happen now in g.outcome with g.weight, and return how many there are."""
    g.n_outcomes = 0
    kind = get(g, KIND)
    if kind == ROLL:
        for i in range(len(ROLLS)):
            may_happen(g, i, 1 if ROLLS[i][0] == ROLLS[i][1] else 2)
    elif kind == DRAW:
        for card in range(g.tables.bonus_kinds):
            may_happen(g, card, g.deck[card])
    else:
        market = get(g, ABOUT)
        for tile in range(g.tables.demand_tiles[market]):
            may_happen(g, tile, 0 if is_seen(g, market, tile) else 1)
    return g.n_outcomes


def may_happen(g: State, outcome: int, weight: int) -> None:
    """Add an outcome, unless it is impossible."""
    if weight > 0:
        g.outcome[g.n_outcomes] = outcome
        g.weight[g.n_outcomes] = weight
        g.n_outcomes += 1


def is_seen(g: State, market: int, tile: int) -> bool:
    """Has this demand tile been on top?"""
    for i in range(g.demand_seen[market]):
        if g.demand_order[market][i] == tile:
            return True
    return False


def happen(g: State, outcome: int) -> None:
    """Let one outcome of the chance frame on top come true."""
    kind = get(g, KIND)
    p = get(g, SEAT)
    about = get(g, ABOUT)
    value = get(g, VALUE)
    pop(g)
    if kind == ROLL:
        rolled(g, p, about, value, outcome)
    elif kind == DRAW:
        drawn(g, p, outcome)
        if get(g, KIND) == CARD:  # a card had it drawn, and is resolved now
            card = get(g, ABOUT)
            pop(g)
            discard(g, card)
    else:
        reveal(g, about, outcome)


def rolled(g: State, p: int, figure: int, is_reroll: int, roll: int) -> None:
    """Two dice move a figure, or count for the visit on top."""
    first = ROLLS[roll][0]
    second = ROLLS[roll][1]
    emit(g, "rolled", first, second)
    if figure != FOR_VISIT:
        g.figure[figure] = first + second - 1  # places are their number less one
        emit(g, "figure_moved", figure, g.figure[figure])
    elif red.may_change(g, p) and not is_reroll:
        red.ask(g, p, first, second)
    else:
        dice_count(g, p, first, second)


def reveal(g: State, market: int, tile: int) -> None:
    """A demand tile comes on top for the first time."""
    g.demand_order[market][g.demand_seen[market]] = tile
    g.demand_top[market] = g.demand_seen[market]
    g.demand_seen[market] += 1
    emit(g, "demand", market, tile)
