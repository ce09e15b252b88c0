"""The course of a turn, and the functions the outside calls: start, options, apply and so on."""

from __future__ import annotations

from typing import Final

from istanbul.board_game import (
    auction,
    barrier,
    bonus_cards,
    chance,
    companion,
    dice,
    double_turn,
    encounters,
    figures,
    guild_cards,
    kiosk_round,
    kiosk_tiles,
    last_cards,
    letters,
    meeting,
    merchants,
    movement,
    places,
    promise,
    rounds,
)
from istanbul.board_game.cards import leave_hand, renew_deck, resolve_card, stands_for
from istanbul.board_game.catalogue import (
    ACT,
    CARD_END,
    CARD_FIRST,
    CARD_KIND,
    CATCH_END,
    COMPANION,
    DONE,
    END_TURN,
    MEET,
    PAY,
    PLACE_COMPANION,
    REFUSE,
    SKIP,
)
from istanbul.board_game.catalogue import CARD as CARD_BLOCK
from istanbul.board_game.catalogue import GUILD as GUILD_BLOCK
from istanbul.board_game.effects import done
from istanbul.board_game.frames import (
    ABOUT,
    AUCTION,
    BARRIER,
    CARD,
    DICE,
    DOUBLE,
    DRAW,
    DRAW_GUILD,
    ENCOUNTERS,
    FIRST_CHANCE,
    GUILD,
    KIND,
    KIOSK_ROUND,
    KIOSK_TILE,
    LAST_CARDS,
    LETTER,
    MEETING,
    MERCHANTS,
    MOVE,
    REVEAL_KIOSK,
    SEAT,
    STEP,
    TURN,
    VISIT,
    get,
    is_main,
    must_leave,
    offer,
    pop,
    push,
)
from istanbul.board_game.guild import leave_guild_hand, renew_guild_deck
from istanbul.board_game.mosque_tiles import yellow
from istanbul.board_game.state import State
from istanbul.board_game.tables import N_GUILD_CARDS
from istanbul.engine.record import emit, pass_by

# Whom a state waits for: a seat, or one of these.
CHANCE: Final = -1
NOBODY: Final = -2


def waits_for(g: State) -> int:
    """The seat that decides, or CHANCE, or NOBODY when the game is over."""
    if g.over:
        return NOBODY
    if get(g, KIND) >= FIRST_CHANCE:
        return CHANCE
    return get(g, SEAT)


def options(g: State) -> int:
    """List the legal actions in g.option, in ascending order, and return how many there are.

    In a world drawn from a view, a seat that plays its last cards may have been dealt none.
    """
    if g.n_options == 0:
        list_options(g)
        if g.n_options == 0 and get(g, KIND) == LAST_CARDS:
            offer(g, DONE)
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

    A single option is carried out without asking, except `end_turn`. Letters are delivered as soon
    as a figure stands at their place (L1).
    """
    while not g.over:
        if g.tables.letters:
            letters.deliver_all(g)
        if g.ending and g.top == 0:
            rounds.end_game(g)
            continue
        if get(g, KIND) >= FIRST_CHANCE:
            if can_happen(g):
                return
            pop(g)
            continue
        g.n_options = 0
        list_options(g)
        if g.n_options > 1 or (g.n_options == 1 and g.option[0] == END_TURN):
            return
        pass_by(g, get(g, SEAT))
        if g.n_options == 0:
            finish_frame(g)
        else:
            emit(g, "forced", get(g, SEAT), g.option[0])
            carry_out(g, g.option[0])


def can_happen(g: State) -> bool:
    """Is there anything to draw for the chance frame on top, if need be after shuffling?"""
    kind = get(g, KIND)
    if kind == DRAW:
        if g.deck_size == 0:
            renew_deck(g)
        if g.deck_size == 0:
            emit(g, "nothing_drawn", get(g, SEAT))
        return g.deck_size > 0
    if kind == LETTER:
        if g.letters_left == 0:
            letters.renew_letters(g)
        return g.letters_left > 0
    if kind == DRAW_GUILD:
        if g.guild_deck_size == 0:
            renew_guild_deck(g)
        return g.guild_deck_size > 0
    if kind == REVEAL_KIOSK:
        if g.kiosk_left == 0:
            kiosk_round.renew_kiosk(g)
        return g.kiosk_left > 0
    return True


def finish_frame(g: State) -> None:
    """The frame on top asks nothing (more): it is over."""
    kind = get(g, KIND)
    p = get(g, SEAT)
    about = get(g, ABOUT)
    if kind == VISIT:
        done(g)
    elif kind == MEETING:
        meeting.leave(g, p)
    elif kind == CARD:
        resolve_card(g)
    elif kind == GUILD:
        pop(g)
        g.guild_discard[about] = 1
    else:
        pop(g)


def list_options(g: State) -> None:
    """Fill g.option for the frame on top."""
    kind = get(g, KIND)
    p = get(g, SEAT)
    if kind == TURN:
        list_turn(g, p)
    elif kind == VISIT:
        if is_main(g):
            offer(g, SKIP)
        places.OPTIONS[get(g, ABOUT)](g, p)
    elif kind == CARD:
        bonus_cards.OPTIONS[g.tables.card_effect[stands_for(g)]](g, p)
    elif kind == MEETING:
        figures.OPTIONS[get(g, ABOUT)](g, p)
    elif kind == DICE:
        dice.options(g, p)
    else:
        list_rare(g, p, kind)
    if is_main(g):
        offer_free_plays(g, p)
    if g.guild_turn:
        promise.keep_promise(g, p)


def list_turn(g: State, p: int) -> None:
    """The phases of a turn."""
    phase = get(g, STEP)
    if phase == MOVE:
        movement.offer_moves(g, p)
        if g.tables.letters:
            companion.offer_companion(g, p)
        if g.guild_size[p] > 0 and not g.guild_used and not must_leave(g):
            offer_guild_cards(g, p)
    elif phase == MERCHANTS:
        merchants.options(g, p)
    else:
        encounters.options(g, p)


def list_rare(g: State, p: int, kind: int) -> None:
    """Frames of the expansions."""
    if kind == GUILD:
        guild_cards.OPTIONS[g.tables.guild_effect[get(g, ABOUT)]](g, p)
    elif kind == BARRIER:
        barrier.options(g, p)
    elif kind == KIOSK_ROUND:
        kiosk_round.options(g, p)
    elif kind == KIOSK_TILE:
        if get(g, STEP) == 0:
            offer(g, SKIP)
        kiosk_tiles.OPTIONS[g.tables.kiosk_effect[get(g, ABOUT)]](g, p)
    elif kind == AUCTION:
        auction.options(g, p)
    elif kind == DOUBLE:
        double_turn.options(g, p)
    else:
        last_cards.options(g, p)


def offer_free_plays(g: State, p: int) -> None:
    """Cards whose time this is, and the yellow tile."""
    left = g.hand_size[p]
    kind = 0
    while left > 0:  # few cards among many kinds: stop at the last one held
        if g.hand[p][kind] > 0:
            left -= g.hand[p][kind]
            bonus_cards.OFFER_PLAYS[g.tables.card_effect[kind]](g, p, kind)
        kind += 1
    yellow.options(g, p)


def offer_guild_cards(g: State, p: int) -> None:
    """Guild cards of which all is doable (M4)."""
    for card in range(N_GUILD_CARDS):
        if g.guild_hand[p][card]:
            g.guild_turn = 1  # as it will be: no red tile, no green tile
            can_play = guild_cards.CAN_PLAY[g.tables.guild_effect[card]](g, p, card)
            g.guild_turn = 0
            if can_play:
                offer(g, GUILD_BLOCK + card)


def carry_out(g: State, a: int) -> None:
    """Do an action; what follows from it is left to settle()."""
    g.n_options = 0
    kind = get(g, KIND)
    p = get(g, SEAT)
    if kind == CARD:
        bonus_cards.ACT[g.tables.card_effect[stands_for(g)]](g, p, a)
    elif a >= CARD_BLOCK:
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
    elif kind == MEETING:
        figures.ACT[get(g, ABOUT)](g, p, a)
    elif kind == DICE:
        dice.act(g, p, a)
    else:
        carry_out_rare(g, p, a, kind)


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
    elif a < COMPANION:
        movement.arrive(g, p, a)
    elif a < PLACE_COMPANION:
        companion.move_companion(g, p, a - COMPANION)
        movement.go_on(g, p)
    elif a == PLACE_COMPANION:
        companion.place_companion(g, p)
    elif a < ACT:
        play_guild_card(g, p, a - GUILD_BLOCK)
    elif a < CATCH_END:
        encounters.catch(g, p, a)
    else:
        encounters.meet(g, p, a - MEET)


def carry_out_rare(g: State, p: int, a: int, kind: int) -> None:
    """Frames of the expansions."""
    if kind == GUILD:
        guild_cards.ACT[g.tables.guild_effect[get(g, ABOUT)]](g, p, a)
    elif kind == BARRIER:
        barrier.act(g, p, a)
    elif kind == KIOSK_ROUND:
        kiosk_round.act(g, p, a)
    elif kind == KIOSK_TILE:
        if a == SKIP:
            pop(g)
        else:
            kiosk_tiles.ACT[g.tables.kiosk_effect[get(g, ABOUT)]](g, p, a)
    elif kind == AUCTION:
        auction.act(g, p, a)
    elif kind == DOUBLE:
        double_turn.act(g, p, a)
    else:
        pop(g)  # no more last cards


def play_card(g: State, p: int, a: int) -> None:
    """A bonus card leaves the hand and takes effect."""
    kind = CARD_KIND[a - CARD_BLOCK]
    leave_hand(g, p, kind)
    emit(g, "card_played", p, kind)
    bonus_cards.PLAY[g.tables.card_effect[kind]](g, p, kind, a - CARD_FIRST[kind])


def play_guild_card(g: State, p: int, card: int) -> None:
    """A guild card replaces the turn: nobody moves or is met unless it says so (M3)."""
    leave_guild_hand(g, p, card)
    emit(g, "guild_played", p, card)
    g.guild_used = 1
    g.guild_turn = 1
    g.no_encounters = 1
    g.frame[STEP] = ENCOUNTERS
    push(g, GUILD, p, card)
    guild_cards.PLAY[g.tables.guild_effect[card]](g, p, card)
