"""Setting up a game; dice, tiles and cards are left to chance."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.board import figures, hooks
from istanbul.games.board.cards import draw
from istanbul.games.board.contents import FIGURES
from istanbul.games.board.frames import REVEAL, ROLL, SEAT, push
from istanbul.games.board.place_numbers import FOUNTAIN, POLICE_STATION
from istanbul.games.board.state import FIRST_NEUTRAL, N_NEUTRAL, State
from istanbul.games.board.tables import LARGE, SMALL


def start(g: State) -> None:
    """Fill a fresh State whose tables are in place."""
    t = g.tables
    g.seat = t.start
    g.palace = t.palace_first
    g.dealer = t.dealer_first
    g.wainwright_rubies = t.players
    for mosque in range(2):
        g.mosque_rubies[mosque] = t.mosque_rubies
    for kind in range(t.bonus_kinds):
        g.deck[kind] = t.card_count[kind]
        g.deck_size += t.card_count[kind]
    for p in range(t.players):
        g.lira[p] = t.start_lira[p]
        g.stack[p] = t.start_assistants
        g.stack_neutral[p] = t.neutral_assistants  # bit 0: the bottom one (V1)
        g.merchant[p] = FOUNTAIN
        g.family[p] = POLICE_STATION
    if t.players == 2:
        for i in range(N_NEUTRAL):
            g.figure[FIRST_NEUTRAL + i] = t.neutral_start[i]
    for set_up in hooks.SET_UP:
        set_up(g)
    g.frame[SEAT] = g.seat
    leave_to_chance(g)
    emit(g, "turn_begun", g.seat, g.round)


def leave_to_chance(g: State) -> None:
    """Figures, demand tiles, a card for everybody. What is pushed last happens first."""
    t = g.tables
    for i in range(t.players):
        draw(g, (t.start + t.players - 1 - i) % t.players)
    push(g, REVEAL, g.seat, LARGE)
    push(g, REVEAL, g.seat, SMALL)
    for i in range(len(FIGURES)):
        figure = len(FIGURES) - 1 - i
        if figures.IS_IN_PLAY[figure](g):
            push(g, ROLL, g.seat, figure)
