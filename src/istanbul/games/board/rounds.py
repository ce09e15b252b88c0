"""The end of a turn, of a round and of the game (rules 8)."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.board import hooks
from istanbul.games.board.frames import ACTOR, BY_MERCHANT, LAST_CARDS, MOVE, PHASE, SEAT, pop, push
from istanbul.games.board.state import (
    BY_MAX_ROUNDS,
    BY_RUBIES,
    N_FIGURES,
    NOBODY,
    NOWHERE,
    State,
)
from istanbul.games.board.tables import N_GOODS


def cut_short(g: State, p: int) -> None:
    """The turn ends at once: no action, no encounters (B2)."""
    emit(g, "turn_cut_short", p)
    end_turn(g)


def end_turn(g: State) -> None:
    """Whatever was pending is over, and the next seat moves, unless something comes before it."""
    while g.top > 0:
        pop(g)
    if g.tables.caravan_leader and g.caravansary_used and g.caravan != g.seat:
        g.caravan = g.seat  # at the end of the turn, so the first time a card was discarded (V2)
        emit(g, "caravan_taken", g.seat)
    for happen in hooks.TURN_ENDED:
        happen(g)
    if g.top == 0:
        next_turn(g)


def next_turn(g: State) -> None:
    """The next seat moves, unless the game ends with this round."""
    g.seat = (g.seat + 1) % g.tables.players
    if g.seat == g.tables.start:
        end_round(g)
    clear_turn(g)
    if not g.ending:
        emit(g, "turn_begun", g.seat, g.round)


def clear_turn(g: State) -> None:
    """The seat has not done anything yet."""
    g.just_done = NOWHERE
    g.yellow_used = 0
    g.caravansary_used = 0
    g.no_encounters = 0
    g.joined = NOBODY
    for figure in range(N_FIGURES):
        g.met[figure] = 0
    g.frame[SEAT] = g.seat
    g.frame[PHASE] = MOVE
    g.frame[ACTOR] = BY_MERCHANT
    for begin in hooks.TURN_BEGINS:
        begin(g)


def end_round(g: State) -> None:
    """All have had the same number of turns."""
    if g.last_round:
        finish(g, BY_RUBIES)
    elif 0 < g.tables.max_rounds <= g.round:
        finish(g, BY_MAX_ROUNDS)
    else:
        g.round += 1
        for begin in hooks.ROUND_BEGINS:
            begin(g)


def finish(g: State, reason: int) -> None:
    """Everyone plays the cards that may count, in turn order (base/steps/last_cards.py)."""
    emit(g, "last_cards")
    g.ending = reason
    for i in range(g.tables.players):  # what is pushed last is asked first
        push(g, LAST_CARDS, (g.tables.start + g.tables.players - 1 - i) % g.tables.players, 0)


def end_game(g: State) -> None:
    """The last cards have been played."""
    g.over = g.ending
    g.ending = 0
    emit(g, "game_over", g.over)


def is_ahead(g: State, p: int, q: int) -> bool:
    """Does seat p beat seat q: rubies, then lira, goods, bonus cards in hand?"""
    if g.rubies[p] != g.rubies[q]:
        return g.rubies[p] > g.rubies[q]
    if g.lira[p] != g.lira[q]:
        return g.lira[p] > g.lira[q]
    if goods_in_all(g, p) != goods_in_all(g, q):
        return goods_in_all(g, p) > goods_in_all(g, q)
    return g.hand_size[p] > g.hand_size[q]


def goods_in_all(g: State, p: int) -> int:
    """What is in the wheelbarrow."""
    n = 0
    for good in range(N_GOODS):
        n += g.goods[p][good]
    return n
