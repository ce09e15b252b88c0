"""The last phase, actions: what each costs, and what it brings when it is paid."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.dice.bazaar import reveal_cards
from istanbul.games.dice.catalogue import (
    ACT_BROWN,
    ACT_CARDS,
    ACT_COINS,
    ACT_CRYSTAL,
    ACT_MARKER,
    ACT_RUBY,
    ACT_TILE,
    ACT_TWO,
    BLOCK,
    END_TURN,
)
from istanbul.games.dice.effects import (
    active,
    active_of_kind,
    give,
    is_open,
    take,
    take_ruby,
    take_tile,
)
from istanbul.games.dice.frames import (
    ABOUT,
    FOR_BROWN,
    FOR_CRYSTAL,
    FOR_MARKER,
    FOR_RUBY,
    FOR_TILE,
    FOR_TWO_MARKERS,
    MARKERS_LEFT,
    TAKE_MARKERS,
    get,
    offer,
    pop,
    push,
    put,
)
from istanbul.games.dice.payment import (
    WHICH,
    begin_payment,
    is_payable,
    need_colour,
    need_different,
)
from istanbul.games.dice.rounds import end_turn
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import (
    BROWN,
    CRYSTAL,
    EXTRA_ACTION,
    GOODS,
    LIRA,
    LIRA_TRACK,
    MIXED,
    N_COLOURS,
    N_TILES,
    N_TRACKS,
)

NAME: Final = "actions"
PROMPT: Final = "dice_action"

COIN: Final = 4  # faces
CARD: Final = 5

_GOODS_FOR: Final = {
    **{ACT_MARKER: FOR_MARKER, ACT_BROWN: FOR_BROWN, ACT_CRYSTAL: FOR_CRYSTAL},
    **{ACT_TWO: FOR_TWO_MARKERS, ACT_TILE: FOR_TILE, ACT_RUBY: FOR_RUBY},
}
PAID_FOR: Final[list[int]] = [_GOODS_FOR.get(block, 0) for block in BLOCK]
"""What goods are paid for, by action that they are paid for."""


def actions_left(g: State, p: int) -> int:
    """Two, and one more for each extra-action tile that works (D3), less those done."""
    return g.tables.actions + active_of_kind(g, p, EXTRA_ACTION) - g.actions_done


def set_price(g: State, p: int, about: int, value: int) -> None:
    """Put the payment for something on top."""
    if about == FOR_MARKER:
        begin_payment(g, p, about, value, 2)
        need_colour(g, value, 2)
    elif about == FOR_BROWN:
        begin_payment(g, p, about, value, 3)
        need_different(g)
    elif about == FOR_CRYSTAL:
        begin_payment(g, p, about, value, 2)
        need_different(g)
    elif about == FOR_TWO_MARKERS:
        begin_payment(g, p, about, value, N_COLOURS)
        for colour in range(N_COLOURS):
            need_colour(g, colour, 1)
    elif about == FOR_TILE:
        set_tile_price(g, p, value)
    else:
        set_ruby_price(g, p, value)


def set_tile_price(g: State, p: int, tile: int) -> None:
    """The goods that the tile shows, each of its own colour."""
    n = 0
    for colour in range(N_COLOURS):
        n += g.tables.tile_cost[tile][colour]
    begin_payment(g, p, FOR_TILE, tile, n)
    for colour in range(N_COLOURS):
        need_colour(g, colour, g.tables.tile_cost[tile][colour])


def set_ruby_price(g: State, p: int, track: int) -> None:
    """Goods of the colour; for the mixed track one of each and some of any."""
    price = g.tables.price[track][g.taken[track]]
    if track == MIXED:
        begin_payment(g, p, FOR_RUBY, track, N_COLOURS + price)
        for colour in range(N_COLOURS):
            need_colour(g, colour, 1)
    else:
        begin_payment(g, p, FOR_RUBY, track, price)
        need_colour(g, track, price)


def can_have(g: State, p: int, about: int, value: int) -> bool:
    """Could it be paid now?"""
    set_price(g, p, about, value)
    possible = is_payable(g, p)
    return possible


def can_have_ruby(g: State, p: int, track: int) -> bool:
    """Is the track open, and its price there?"""
    if not is_open(g, track):
        return False
    if track == LIRA_TRACK:
        return g.has[p][LIRA] >= g.tables.price[track][g.taken[track]]
    possible = can_have(g, p, FOR_RUBY, track)
    return possible


def options(g: State, p: int) -> None:
    """Every action that can be paid; the rest of the turn may always be forgone."""
    offer(g, END_TURN)
    if actions_left(g, p) <= 0:
        return
    offer_small_actions(g, p)
    if g.dice[COIN] > 0:
        offer(g, ACT_COINS)
    for n in range(1, g.dice[CARD] + 1):
        offer(g, ACT_CARDS + n)
    for tile in range(N_TILES):
        if g.display[tile] > 0 and can_have(g, p, FOR_TILE, tile):
            offer(g, ACT_TILE + tile)
    for track in range(N_TRACKS):
        if can_have_ruby(g, p, track):
            offer(g, ACT_RUBY + track)


def offer_small_actions(g: State, p: int) -> None:
    """Goods for a marker, a brown one, a crystal, two markers."""
    for colour in range(N_COLOURS):
        if can_have(g, p, FOR_MARKER, colour):
            offer(g, ACT_MARKER + colour)
    if can_have(g, p, FOR_BROWN, 0):
        offer(g, ACT_BROWN)
    if can_have(g, p, FOR_CRYSTAL, 0):
        offer(g, ACT_CRYSTAL)
    if can_have(g, p, FOR_TWO_MARKERS, 0):
        offer(g, ACT_TWO)


def begin_action(g: State, p: int, a: int) -> None:
    """One of those that the seat has."""
    g.actions_done += 1
    emit(g, "acted", p, a)


def buy(g: State, p: int, a: int) -> None:
    """Goods are paid piece by piece, then the seat gets what they are for."""
    begin_action(g, p, a)
    set_price(g, p, PAID_FOR[a], a - BLOCK[a])


def buy_ruby(g: State, p: int, a: int) -> None:
    """Goods, or lira, which are all alike."""
    if a == ACT_RUBY + LIRA_TRACK:
        begin_action(g, p, a)
        give(g, p, LIRA, g.tables.price[LIRA_TRACK][g.taken[LIRA_TRACK]])
        take_ruby(g, p, LIRA_TRACK)
    else:
        buy(g, p, a)


def use_card_dice(g: State, p: int, a: int) -> None:
    """As many bazaar cards."""
    begin_action(g, p, a)
    n = a - ACT_CARDS
    g.dice[CARD] -= n
    reveal_cards(g, p, n, n)


def take_lira(g: State, p: int, a: int) -> None:
    """All coin dice (D6); goods tiles add a marker each."""
    begin_action(g, p, a)
    n = g.dice[COIN]
    g.dice[COIN] = 0
    emit(g, "coins", p, n)
    take(g, p, LIRA, n * g.tables.coin_lira)
    for colour in range(N_COLOURS):
        n = active(g, p, GOODS + colour)
        if n > 0:
            take(g, p, colour, n)


def paid(g: State, p: int) -> None:
    """The payment on top is complete."""
    about = get(g, ABOUT)
    value = get(g, WHICH)
    pop(g)
    if about == FOR_MARKER:
        take(g, p, value, 1)
    elif about == FOR_BROWN:
        take(g, p, BROWN, 1)
    elif about == FOR_CRYSTAL:
        take(g, p, CRYSTAL, 1)
    elif about == FOR_TWO_MARKERS:
        push(g, TAKE_MARKERS, p, 0)
        put(g, MARKERS_LEFT, 2)
    elif about == FOR_TILE:
        take_tile(g, p, value)
    else:
        take_ruby(g, p, value)


def end(g: State, p: int, a: int) -> None:
    """The rest of the turn is forgone."""
    end_turn(g)


ACTS: Final = {
    **{END_TURN: end, ACT_COINS: take_lira, ACT_CARDS: use_card_dice, ACT_RUBY: buy_ruby},
    **dict.fromkeys((ACT_MARKER, ACT_BROWN, ACT_CRYSTAL, ACT_TWO, ACT_TILE), buy),
}
