"""Dice rewards: roll two dice; each brings lira, a good of choice, or coffee or a letter.

The value says which of the last two: 0 coffee, 1 a letter. The step counts the goods that are still
to be chosen.
"""

from __future__ import annotations

from istanbul.games.board.cards import push_card, stands_for
from istanbul.games.board.catalogue import CARD_FIRST, TAKE
from istanbul.games.board.effects import gain_coffee, gain_lira
from istanbul.games.board.frames import FOR_VISIT, ROLL, STEP, get, offer, push, put
from istanbul.games.board.letters.letters import draw_letter
from istanbul.games.board.mocha.coffee import can_gain_choice, gain_choice
from istanbul.games.board.state import State
from istanbul.games.board.tables import COFFEE, N_GOODS


def offer_plays(g: State, p: int, kind: int) -> None:
    """Nothing else is needed to play it."""
    offer(g, CARD_FIRST[kind])


def play(g: State, p: int, kind: int, choice: int) -> None:
    """The dice decide what the card brings."""
    push_card(g, p, kind)
    push(g, ROLL, p, FOR_VISIT)


def rolled(g: State, p: int, first: int, second: int) -> None:
    """Lira and coffee at once, then the letters; goods are asked for at the end."""
    letters = g.tables.card_value[stands_for(g)]
    goods = 0
    drawn = 0
    for i in range(2):
        reward = g.tables.reward[second if i else first]
        if reward == 0:
            gain_lira(g, p, g.tables.reward_lira)
        elif reward == 1:
            goods += g.tables.reward_goods
        elif letters:
            drawn += g.tables.reward_letters
        else:
            gain_coffee(g, p, g.tables.reward_coffee)
    put(g, STEP, goods)
    for _ in range(drawn):
        draw_letter(g, p)


def options(g: State, p: int) -> None:
    """A good that fits; with letters it may be coffee, if coffee is in play."""
    if get(g, STEP) > 0:
        for good in range(N_GOODS):
            if can_gain_choice(g, p, good):
                offer(g, TAKE + good)
        if g.tables.card_value[stands_for(g)] and can_gain_choice(g, p, COFFEE):
            offer(g, TAKE + COFFEE)


def act(g: State, p: int, a: int) -> None:
    """Gain one of the goods of choice; the others are asked for next."""
    gain_choice(g, p, a - TAKE, 1)
    put(g, STEP, get(g, STEP) - 1)
