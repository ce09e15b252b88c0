"""Chance nodes: a die, a bazaar card, a mosque tile."""

from __future__ import annotations

from istanbul.dice_game.bazaar import show_card
from istanbul.dice_game.frames import KIND, REVEAL_CARD, ROLL, get, pop
from istanbul.dice_game.state import State
from istanbul.dice_game.tables import N_CARDS, N_TILES
from istanbul.engine.record import emit


def outcomes(g: State) -> int:
    """List what may happen now in g.outcome with g.weight, and return how many there are."""
    g.n_outcomes = 0
    kind = get(g, KIND)
    if kind == ROLL:
        for face in range(6):
            may_happen(g, face, 1)
    elif kind == REVEAL_CARD:
        for card in range(N_CARDS):
            may_happen(g, card, g.deck[card])
    else:
        for tile in range(N_TILES):
            may_happen(g, tile, g.unseen[tile])
    return g.n_outcomes


def may_happen(g: State, outcome: int, weight: int) -> None:
    """Add an outcome, unless it is impossible."""
    if weight > 0:
        g.outcome[g.n_outcomes] = outcome
        g.weight[g.n_outcomes] = weight
        g.n_outcomes += 1


def happen(g: State, outcome: int) -> None:
    """Let one outcome of the chance frame on top come true."""
    kind = get(g, KIND)
    pop(g)
    if kind == ROLL:
        g.dice[outcome] += 1
        emit(g, "rolled", outcome)
    elif kind == REVEAL_CARD:
        show_card(g, outcome)
    else:
        g.unseen[outcome] -= 1
        g.n_unseen -= 1
        g.display[outcome] += 1
        emit(g, "tile_shown", outcome)
