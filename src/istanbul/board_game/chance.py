"""Chance nodes: two dice, a draw from the deck, the next demand tile."""

from __future__ import annotations

from typing import Final

from istanbul.board_game import dice
from istanbul.board_game.cards import drawn
from istanbul.board_game.frames import (
    ABOUT,
    DRAW,
    DRAW_GUILD,
    FOR_VISIT,
    KIND,
    LETTER,
    REVEAL,
    REVEAL_KIOSK,
    ROLL,
    ROLL_ONE,
    SEAT,
    VALUE,
    get,
    pop,
)
from istanbul.board_game.guild import drawn_guild
from istanbul.board_game.kiosk_round import reveal_kiosk
from istanbul.board_game.letters import letter_drawn
from istanbul.board_game.state import State
from istanbul.board_game.tables import MAX_PLACES, N_GUILD_CARDS, N_KIOSK_TILES
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
    elif kind == REVEAL:
        market = get(g, ABOUT)
        for tile in range(g.tables.demand_tiles[market]):
            may_happen(g, tile, 0 if is_seen(g, market, tile) else 1)
    else:
        rare_outcomes(g, kind)
    return g.n_outcomes


def rare_outcomes(g: State, kind: int) -> None:
    """Chance of the expansions."""
    if kind == LETTER:
        for place in range(MAX_PLACES):
            may_happen(g, place, g.letter_supply[place])
    elif kind == DRAW_GUILD:
        for card in range(N_GUILD_CARDS):
            may_happen(g, card, g.guild_deck[card])
    elif kind == REVEAL_KIOSK:
        for tile in range(N_KIOSK_TILES):
            may_happen(g, tile, g.kiosk_deck[tile])
    else:
        for face in range(1, 7):
            may_happen(g, face, 1)


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
    elif kind == LETTER:
        letter_drawn(g, p, outcome)
    elif kind == DRAW_GUILD:
        drawn_guild(g, p, outcome)
    elif kind == REVEAL_KIOSK:
        reveal_kiosk(g, outcome)
    elif kind == ROLL_ONE:
        emit(g, "rolled_one", outcome)
        dice.rolled(g, p, outcome, 0, 0)
    else:
        reveal(g, about, outcome)


def rolled(g: State, p: int, figure: int, is_reroll: int, roll: int) -> None:
    """Two dice move a figure, or count for the visit on top."""
    first = ROLLS[roll][0]
    second = ROLLS[roll][1]
    emit(g, "rolled", first, second)
    if figure != FOR_VISIT:
        place = first + second - 1  # places are their number less one
        g.met[figure] = 1 if g.figure[figure] == place else 0  # back where it was met (B11, S2)
        g.figure[figure] = place
        emit(g, "figure_moved", figure, g.figure[figure])
    else:
        dice.rolled(g, p, first, second, is_reroll)


def reveal(g: State, market: int, tile: int) -> None:
    """A demand tile comes on top for the first time."""
    g.demand_order[market][g.demand_seen[market]] = tile
    g.demand_top[market] = g.demand_seen[market]
    g.demand_seen[market] += 1
    emit(g, "demand", market, tile)
