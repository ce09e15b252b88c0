"""The course of a turn, and the functions the outside calls: start, options, apply and so on."""

from __future__ import annotations

from typing import Final

from istanbul.board_game import (
    bonus_cards,
    chance,
    encounters,
    figures,
    merchants,
    movement,
    places,
    rounds,
)
from istanbul.board_game.cards import draw, leave_hand, renew_deck
from istanbul.board_game.catalogue import (
    ACT,
    CARD_END,
    CARD_FIRST,
    CARD_KIND,
    CATCH_END,
    END_TURN,
    MEET,
    PAY,
    REFUSE,
    SKIP,
)
from istanbul.board_game.catalogue import CARD as CARD_BLOCK
from istanbul.board_game.effects import done
from istanbul.board_game.frames import (
    ABOUT,
    CARD,
    DRAW,
    FIRST_CHANCE,
    KIND,
    MEETING,
    MERCHANTS,
    MOVE,
    REVEAL,
    ROLL,
    SEAT,
    STEP,
    TURN,
    VISIT,
    get,
    is_main,
    offer,
    pop,
    push,
)
from istanbul.board_game.mosque_tiles import red, yellow
from istanbul.board_game.place_numbers import FOUNTAIN, POLICE_STATION
from istanbul.board_game.state import (
    FIRST_NEUTRAL,
    GOVERNOR,
    N_NEUTRAL,
    SMUGGLER,
    State,
)
from istanbul.board_game.tables import LARGE, SMALL
from istanbul.engine.record import emit

# Whom a state waits for: a seat, or one of these.
CHANCE: Final = -1
NOBODY: Final = -2


def start(g: State) -> None:
    """Set up a fresh State whose tables are in place. Dice, tiles and cards are left to chance."""
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
    g.frame[SEAT] = g.seat
    for i in range(t.players):  # what is pushed last happens first
        draw(g, (t.start + t.players - 1 - i) % t.players)
    push(g, REVEAL, g.seat, LARGE)
    push(g, REVEAL, g.seat, SMALL)
    push(g, ROLL, g.seat, SMUGGLER)
    push(g, ROLL, g.seat, GOVERNOR)
    emit(g, "turn_begun", g.seat, g.round)


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
            if kind != DRAW:
                return
            if g.deck_size == 0:
                renew_deck(g)
            if g.deck_size > 0:
                return
            emit(g, "nothing_drawn", get(g, SEAT))
            pop(g)
            continue
        g.n_options = 0
        list_options(g)
        if g.n_options > 1 or (g.n_options == 1 and g.option[0] == END_TURN):
            return
        if g.n_options == 0:
            done(g)  # the visit has nothing left to ask
        else:
            emit(g, "forced", get(g, SEAT), g.option[0])
            carry_out(g, g.option[0])


def list_options(g: State) -> None:
    """Fill g.option for the frame on top."""
    kind = get(g, KIND)
    p = get(g, SEAT)
    if kind == TURN:
        phase = get(g, STEP)
        if phase == MOVE:
            movement.offer_moves(g, p)
        elif phase == MERCHANTS:
            merchants.options(g, p)
        else:
            encounters.options(g, p)
    elif kind == VISIT:
        if is_main(g):
            offer(g, SKIP)
        places.OPTIONS[get(g, ABOUT)](g, p)
    elif kind == CARD:
        bonus_cards.OPTIONS[g.tables.card_effect[get(g, ABOUT)]](g, p)
    elif kind == MEETING:
        figures.OPTIONS[get(g, ABOUT)](g, p)
    else:
        red.options(g)
    if is_main(g):
        offer_free_plays(g, p)


def offer_free_plays(g: State, p: int) -> None:
    """Cards whose time this is, and the yellow tile."""
    if g.hand_size[p] > 0:
        for kind in range(g.tables.bonus_kinds):
            if g.hand[p][kind] > 0:
                bonus_cards.OFFER_PLAYS[g.tables.card_effect[kind]](g, p, kind)
    yellow.options(g, p)


def carry_out(g: State, a: int) -> None:
    """Do an action; what follows from it is left to settle()."""
    g.n_options = 0
    kind = get(g, KIND)
    p = get(g, SEAT)
    if a >= CARD_BLOCK:
        if a < CARD_END:
            play_card(g, p, a)
        else:
            yellow.act(g, p, a)
    elif kind == TURN:
        carry_out_step(g, p, a)
    elif kind == VISIT:
        if a == SKIP:
            emit(g, "skipped", p, get(g, ABOUT))
            pop(g)
        else:
            places.ACT[get(g, ABOUT)](g, p, a)
    elif kind == CARD:
        bonus_cards.ACT[g.tables.card_effect[get(g, ABOUT)]](g, p, a)
    elif kind == MEETING:
        figures.ACT[get(g, ABOUT)](g, p, a)
    else:
        red.act(g, p, a)


def carry_out_step(g: State, p: int, a: int) -> None:
    """An action of the turn itself: move, pay, encounters, end."""
    if a == END_TURN:
        rounds.end_turn(g)
    elif a == PAY:
        movement.begin_action(g, p)
        merchants.pay_players(g, p)
        merchants.pay_neutral_ones(g, p)
    elif a == REFUSE:
        rounds.cut_short(g, p)
    elif a < ACT:
        movement.arrive(g, p, a)
    elif a < CATCH_END:
        encounters.catch(g, p, a)
    else:
        encounters.meet(g, p, a - MEET)


def play_card(g: State, p: int, a: int) -> None:
    """A bonus card leaves the hand and takes effect."""
    kind = CARD_KIND[a - CARD_BLOCK]
    leave_hand(g, p, kind)
    emit(g, "card_played", p, kind)
    bonus_cards.PLAY[g.tables.card_effect[kind]](g, p, kind, a - CARD_FIRST[kind])
