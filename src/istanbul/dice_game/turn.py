"""The course of a turn, and the functions the outside calls: options, apply and so on."""

from __future__ import annotations

from typing import Final

from istanbul.dice_game import actions, bazaar_cards, chance, payment, rerolling
from istanbul.dice_game.bazaar import discard_all, renew_deck, reveal_cards
from istanbul.dice_game.catalogue import END_TURN, INCOME, TAKE, USE_CARD
from istanbul.dice_game.effects import take
from istanbul.dice_game.frames import (
    ABOUT,
    ACTIONS,
    CHOOSE_CARD,
    FIRST_CHANCE,
    KIND,
    LEFT,
    LOWER,
    NEED,
    PAYMENT,
    REROLL,
    REVEAL_CARD,
    ROLL,
    ROLLED,
    SEAT,
    STEP,
    TAKE_MARKERS,
    TURN,
    UPPER,
    VALUE,
    get,
    offer,
    pop,
    push,
    put,
)
from istanbul.dice_game.frames import INCOME as INCOME_PHASE
from istanbul.dice_game.rounds import end_turn
from istanbul.dice_game.state import State
from istanbul.dice_game.tables import CRYSTAL, LIRA, N_CARDS, N_COLOURS
from istanbul.engine.record import emit

# Whom a state waits for: a seat, or one of these.
CHANCE: Final = -1
NOBODY: Final = -2

# What is collected at the start of a turn.
LIRA_INCOME: Final = 0
CRYSTAL_INCOME: Final = 1
CARD_INCOME: Final = 2


def waits_for(g: State) -> int:
    """The seat that decides, or CHANCE, or NOBODY when the game is over."""
    if g.over:
        return NOBODY
    if get(g, KIND) >= FIRST_CHANCE:
        return CHANCE
    return get(g, SEAT)


def options(g: State) -> int:
    """List the legal actions in g.option, in ascending order, and return how many there are."""
    if g.n_options == 0:
        list_options(g)
    return g.n_options


def apply(g: State, a: int) -> None:
    """Do a legal action of the seat that decides."""
    carry_out(g, a)
    settle(g)


def outcomes(g: State) -> int:
    """List what may happen in g.outcome with g.weight, and return how many there are."""
    return chance.outcomes(g)


def apply_chance(g: State, outcome: int) -> None:
    """Let one outcome come true."""
    chance.happen(g, outcome)
    settle(g)


def settle(g: State) -> None:
    """Go on until a seat has something to choose, chance has to speak, or the game is over.

    A single option is carried out without asking, except `end_turn`.
    """
    while not g.over:
        kind = get(g, KIND)
        if kind >= FIRST_CHANCE:
            if kind == REVEAL_CARD and g.n_deck == 0:
                renew_deck(g)
            return
        g.n_options = 0
        list_options(g)
        if g.n_options > 1 or (g.n_options == 1 and g.option[0] == END_TURN):
            return
        if g.n_options == 0:
            finish_frame(g)
        else:
            emit(g, "forced", get(g, SEAT), g.option[0])
            carry_out(g, g.option[0])


def finish_frame(g: State) -> None:
    """The frame on top asks nothing more: the turn goes on, or the frame is over."""
    kind = get(g, KIND)
    p = get(g, SEAT)
    if kind == TURN:
        if get(g, STEP) == INCOME_PHASE:
            put(g, STEP, ROLLED)
            for _ in range(g.tables.dice + g.extra_dice):
                push(g, ROLL, p, 0)
        else:
            put(g, STEP, ACTIONS)
    elif kind == PAYMENT:
        actions.paid(g, p)
    else:
        if kind == TAKE_MARKERS:
            take_markers(g, p)
        pop(g)


def take_markers(g: State, p: int) -> None:
    """All markers that were chosen; those of a colour together, which matters in a shortage."""
    for colour in range(N_COLOURS):
        take(g, p, colour, get(g, NEED + colour))


def list_options(g: State) -> None:
    """Fill g.option for the frame on top."""
    kind = get(g, KIND)
    p = get(g, SEAT)
    if kind == TURN:
        list_turn(g, p)
    elif kind == REROLL:
        rerolling.options(g)
    elif kind == PAYMENT:
        if get(g, LEFT) > 0:
            payment.options(g, p)
    elif kind == CHOOSE_CARD:
        for card in range(N_CARDS):
            if g.shown[card]:
                offer(g, USE_CARD + card)
    elif kind == UPPER:
        bazaar_cards.UPPER_OPTIONS[bazaar_cards.FAMILY[get(g, ABOUT)]](g, p)
    elif get(g, VALUE) > 0:
        list_counted(g, p, kind)


def list_counted(g: State, p: int, kind: int) -> None:
    """Seats that still have the lower part of a card, or markers that are still to be taken."""
    if kind == LOWER:
        bazaar_cards.LOWER_OPTIONS[bazaar_cards.FAMILY[get(g, ABOUT)]](g, p)
    else:
        for colour in range(get(g, STEP), N_COLOURS):
            offer(g, TAKE + colour)


def list_turn(g: State, p: int) -> None:
    """The phases of a turn."""
    phase = get(g, STEP)
    if phase == INCOME_PHASE:
        for what in range(3):
            if g.to_collect[what] > 0:
                offer(g, INCOME + what)
    elif phase == ROLLED:
        rerolling.first_options(g, p)
    else:
        actions.options(g, p)


def carry_out(g: State, a: int) -> None:
    """Do an action; what follows from it is left to settle()."""
    g.n_options = 0
    kind = get(g, KIND)
    p = get(g, SEAT)
    if kind == TURN:
        carry_out_step(g, p, a)
    elif kind == REROLL:
        rerolling.act(g, p, a)
    elif kind == PAYMENT:
        payment.act(g, p, a)
    elif kind == CHOOSE_CARD:
        use_card(g, p, a - USE_CARD)
    elif kind == UPPER:
        bazaar_cards.UPPER[bazaar_cards.FAMILY[get(g, ABOUT)]](g, p, a)
    elif kind == LOWER:
        bazaar_cards.LOWER[bazaar_cards.FAMILY[get(g, ABOUT)]](g, p, a)
        next_lower(g, p)
    else:
        put(g, STEP, a - TAKE)
        put(g, VALUE, get(g, VALUE) - 1)
        put(g, NEED + a - TAKE, get(g, NEED + a - TAKE) + 1)


def carry_out_step(g: State, p: int, a: int) -> None:
    """An action of the turn itself."""
    phase = get(g, STEP)
    if phase == INCOME_PHASE:
        collect(g, p, a - INCOME)
    elif phase == ROLLED:
        rerolling.first_act(g, p, a)
    elif a == END_TURN:
        end_turn(g)
    else:
        actions.act(g, p, a)


def collect(g: State, p: int, what: int) -> None:
    """The income of mosque tiles: lira and crystals of all tiles at once, cards one by one."""
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


def use_card(g: State, p: int, card: int) -> None:
    """One of the cards shown; all are discarded. After its upper part the others have theirs."""
    dice = get(g, VALUE)
    pop(g)
    discard_all(g)
    emit(g, "card_used", p, card)
    if bazaar_cards.HAS_LOWER[bazaar_cards.FAMILY[card]]:
        push(g, LOWER, (p + 1) % g.tables.players, card)
        put(g, VALUE, g.tables.players - 1)
    push(g, UPPER, p, card)
    put(g, VALUE, dice)


def next_lower(g: State, p: int) -> None:
    """The next seat clockwise has the lower part."""
    put(g, SEAT, (p + 1) % g.tables.players)
    put(g, VALUE, get(g, VALUE) - 1)
