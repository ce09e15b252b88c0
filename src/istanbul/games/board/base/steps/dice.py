"""Dice that a place, a card or a tile had rolled: they may be changed, then they count.

The step below the dice is what they are for: a visit, a guild card, a bonus card, a kiosk tile
(with one die: SECOND is 0).
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import pass_by
from istanbul.games.board import bonus_cards, steps
from istanbul.games.board.base.dice_faces import shows, turn_die
from istanbul.games.board.base.mosque_tiles import red
from istanbul.games.board.catalogue import KEEP, REROLL, TURN_DIE
from istanbul.games.board.frames import (
    DICE,
    FIRST,
    FOR_VISIT,
    IS_REROLL,
    KIND,
    ROLL,
    SECOND,
    STEP,
    VISIT,
    get,
    offer,
    pop,
    push,
    put,
)
from istanbul.games.board.plays import IS_PLAY, play
from istanbul.games.board.state import Public, State
from istanbul.games.board.tables import EFFECTS

NUMBER: Final = DICE
DIE_TO_SIX: Final = EFFECTS.index("die_to_six")
COPY: Final = EFFECTS.index("copy")
RED_USED: Final = 1  # step


def dice_lie(g: State, p: int, first: int, second: int, is_reroll: int) -> None:
    """The dice have been rolled; the seat may have means to change them.

    Whether a card in hand is one of them is hidden: it looks the same until the dice count.
    """
    may_use_red = get(g, KIND) == VISIT and red.may_change(g, p) and not is_reroll
    push(g, DICE, p, 0)
    put(g, FIRST, first)
    put(g, SECOND, second)
    put(g, STEP, 0 if may_use_red else RED_USED)
    if not may_use_red and not has_die_card(g, p):
        pass_by(g, p)
        pop(g)
        dice_count(g, p, first, second)


def has_die_card(g: State, p: int) -> bool:
    """Has the seat, in its own turn, a card that turns a die to 6, or copies one?"""
    if p != g.seat or g.ending:
        return False
    for kind in range(g.tables.bonus_kinds):
        if g.hand[p][kind] > 0 and turns_a_die(g, kind):
            return True
    return False


def turns_a_die(g: State, kind: int) -> bool:
    """Does this card turn a die, by itself or as a copy of the top of the pile?"""
    effect = g.tables.card_effect[kind]
    if effect == COPY and g.discards > 0:
        effect = g.tables.card_effect[g.discard[g.discards - 1]]
    return effect == DIE_TO_SIX


def options(g: State, p: int) -> None:
    """Keep the dice, use the red tile, or a card that turns a die to 6 (M7)."""
    offer(g, KEEP)
    if get(g, STEP) != RED_USED:
        for value in range(1, 7):
            if value != red.TURNED_TO and shows(g, value):
                offer(g, TURN_DIE + value)
        offer(g, REROLL)
    if p == g.seat and not g.ending:
        for kind in range(g.tables.bonus_kinds):
            if g.hand[p][kind] > 0 and turns_a_die(g, kind):
                bonus_cards.OFFER_PLAYS[g.tables.card_effect[kind]](g, p, kind)


def act(g: State, p: int, a: int) -> None:
    """Turn, reroll, play a card, or let them count."""
    first = get(g, FIRST)
    second = get(g, SECOND)
    if IS_PLAY[a]:
        play(g, p, a)
    elif a == KEEP:
        pop(g)
        dice_count(g, p, first, second)
    elif a == REROLL:
        red.used(g, p)
        pop(g)
        push(g, ROLL, p, FOR_VISIT)
        put(g, IS_REROLL, 1)
    else:
        red.used(g, p)
        put(g, STEP, RED_USED)
        turn_die(g, a - TURN_DIE, red.TURNED_TO)


def dice_count(g: State, p: int, first: int, second: int) -> None:
    """The dice stay as they are, for the step on top."""
    steps.ROLLED[get(g, KIND)](g, p, first, second)


def prompt(g: Public) -> str:
    """The red tile is the usual means to change them."""
    return "red_tile"
