"""What a seat may know as numbers from 0 to 255, for networks. In the subset.

Made from a view only, which has no field for a secret. `slots.py` says where things stand.
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import Record
from istanbul.games.board import slots
from istanbul.games.board.contents import FIGURES
from istanbul.games.board.frames import (
    ABOUT,
    ACTOR,
    AUCTION,
    BY_COMPANION,
    CARD,
    DICE,
    FIRST,
    FIRST_CHANCE,
    GUILD,
    KIND,
    KIOSK_TILE,
    MEETING,
    MODE,
    MUST,
    SEAT,
    SECOND,
    STEP,
    VALUE,
    VISIT,
)
from istanbul.games.board.state import FIRST_NEUTRAL, FRAME, IN_RESERVE, N_NEUTRAL
from istanbul.games.board.tables import (
    MAX_DEMAND_TILES,
    MAX_PLACES,
    N_COINS,
    N_GOODS,
    N_GUILD_CARDS,
    N_KIOSK_TILES,
    N_MARKETS,
    N_TAVERN_TILES,
)
from istanbul.games.board.view import View

SLOTS: Final = slots.SLOTS
LENGTH: Final = slots.LENGTH
MOST: Final = 255  # larger numbers are told as this one


class Observation(Record):
    """One long list of small numbers."""

    def __init__(self) -> None:
        self.slot: list[int] = [0] * LENGTH


def observe(v: View, o: Observation) -> None:
    """Fill the observation of the viewer; a spectator's counts seats from seat 0."""
    for i in range(LENGTH):
        o.slot[i] = 0
    tell_options(v, o)
    tell_turn(v, o)
    for i in range(v.top // FRAME + 1):
        tell_frame(v, o, FRAME * i)
    tell_board(v, o)
    for p in range(v.tables.players):
        tell_seat(v, o, p, from_viewer(v, p))
    tell_cards(v, o)
    if v.tables.mocha:
        tell_mocha(v, o)
    if v.tables.letters:
        tell_letters(v, o)


def from_viewer(v: View, p: int) -> int:
    """The number of a seat, counted from the viewer."""
    return (p - max(v.viewer, 0) + v.tables.players) % v.tables.players


def tell(o: Observation, at: int, n: int) -> None:
    """A number, as far as it fits."""
    o.slot[at] = max(0, min(n, MOST))


def tell_one_of(o: Observation, at: int, which: int) -> None:
    """1 for this one of several; none if it is negative."""
    if which >= 0:
        o.slot[at + which] = 1


def tell_seat_of(v: View, o: Observation, at: int, p: int) -> None:
    """1 for a seat; none if it is nobody."""
    if p >= 0:
        o.slot[at + from_viewer(v, p)] = 1


def tell_options(v: View, o: Observation) -> None:
    """What stays the same during a game."""
    t = v.tables
    tell(o, slots.PLAYERS, t.players)
    tell(o, slots.GOAL, t.goal)
    tell(o, slots.MAX_ROUNDS, t.max_rounds)
    tell(o, slots.REFILL, t.refill)
    tell(o, slots.CARAVAN_LEADER, t.caravan_leader)
    tell(o, slots.NEUTRAL_ASSISTANTS, t.neutral_assistants)
    tell(o, slots.MOCHA, t.mocha)
    tell(o, slots.LETTERS, t.letters)
    for place in range(MAX_PLACES):
        if t.on_board[place]:
            o.slot[slots.ROW + place] = t.row[place] + 1
            o.slot[slots.COLUMN + place] = t.column[place] + 1


def tell_turn(v: View, o: Observation) -> None:
    """Whose turn it is, what is asked, and what was done."""
    tell(o, slots.ROUND, v.round)
    tell(o, slots.LAST_ROUND, v.last_round)
    tell_seat_of(v, o, slots.FIRST_SEAT, v.tables.start)
    tell_seat_of(v, o, slots.TURN, v.seat)
    tell_one_of(o, slots.PHASE, v.frame[STEP])
    if v.frame[ACTOR] == BY_COMPANION:
        o.slot[slots.BY_COMPANION] = 1
    if v.frame[v.top + KIND] < FIRST_CHANCE and not v.over:
        tell_seat_of(v, o, slots.DECIDES, v.frame[v.top + SEAT])
        tell_one_of(o, slots.PENDING, v.frame[v.top + KIND])
        tell(o, slots.FRAME, v.frame[v.top + STEP])
        tell(o, slots.FRAME + 1, v.frame[v.top + VALUE])
        tell(o, slots.FRAME + 2, v.frame[v.top + ACTOR])
        tell(o, slots.FRAME + 3, v.frame[v.top + FIRST])
        tell(o, slots.FRAME + 4, v.frame[v.top + SECOND])
    tell_one_of(o, slots.JUST_DONE, v.just_done)
    tell(o, slots.YELLOW_USED, v.yellow_used)
    tell(o, slots.CARAVANSARY_USED, v.caravansary_used)
    tell(o, slots.NO_ENCOUNTERS, v.no_encounters)
    for figure in range(len(FIGURES)):
        tell(o, slots.MET + figure, v.met[figure])
    tell_seat_of(v, o, slots.JOINED, v.joined)
    tell(o, slots.GUILD_TURN, v.guild_turn)
    tell(o, slots.GUILD_USED, v.guild_used)


def tell_frame(v: View, o: Observation, at: int) -> None:
    """What one frame is about; those under the top one are still under way."""
    kind = v.frame[at + KIND]
    about = v.frame[at + ABOUT]
    if kind == VISIT:
        o.slot[slots.VISITED + about] = 1
        if v.frame[at + MODE] == MUST:
            o.slot[slots.MUST] = 1
    elif kind == CARD:
        o.slot[slots.PLAYED + about] = 1
        tell(o, slots.COPIED, v.frame[at + VALUE])
    elif kind == GUILD:
        o.slot[slots.PLAYED_GUILD + about] = 1
    elif kind == MEETING:
        o.slot[slots.MEETING + about] = 1
    elif kind == KIOSK_TILE:
        o.slot[slots.KIOSK_TILE + about] = 1
    elif kind == AUCTION:
        tell_seat_of(v, o, slots.OPENER, about)
        tell_seat_of(v, o, slots.BIDDER, v.frame[at + ACTOR] - 1)
    elif kind == DICE:
        tell(o, slots.GUESS, v.frame[at - FRAME + VALUE])
        tell_one_of(o, slots.DICE, v.frame[at + FIRST] - 1)
        tell_one_of(o, slots.DICE + slots.FACES, v.frame[at + SECOND] - 1)


def tell_board(v: View, o: Observation) -> None:
    """The board but for the seats' pieces."""
    t = v.tables
    for place in range(MAX_PLACES):
        tell(o, slots.NEUTRAL_ASSISTANT + place, v.neutral_assistant[place])
    for figure in range(len(FIGURES)):
        if v.figure[figure] >= 0:
            o.slot[slots.FIGURE + slots.SUMS * figure + v.figure[figure] + 1 - slots.LOWEST] = 1
    for i in range(N_NEUTRAL):
        if v.figure[FIRST_NEUTRAL + i] >= 0:
            o.slot[slots.NEUTRAL_MERCHANT + v.figure[FIRST_NEUTRAL + i]] += 1
    tell_one_of(o, slots.MAIL, v.mail)
    for market in range(N_MARKETS):
        tell_demand(v, o, market)
    if v.palace > 0:
        for good in range(N_GOODS):
            tell(o, slots.PALACE + good, t.palace_need[v.palace][good])
        tell(o, slots.PALACE + N_GOODS, t.palace_any[v.palace])
    tell(o, slots.DEALER, v.dealer)
    for colour in range(N_GOODS):
        if v.mosque_taken[colour] < t.mosque_tiles:
            tell(o, slots.MOSQUE + colour, t.mosque_need[v.mosque_taken[colour]])
    for mosque in range(2):
        tell(o, slots.MOSQUE_RUBIES + mosque, v.mosque_rubies[mosque])
    tell(o, slots.WAINWRIGHT_RUBIES, v.wainwright_rubies)
    tell_seat_of(v, o, slots.CARAVAN, v.caravan)


def tell_demand(v: View, o: Observation, market: int) -> None:
    """The tile on top of a market; the one after it, when all have been seen."""
    t = v.tables
    tell(o, slots.DEMAND_SEEN + market, v.demand_seen[market])
    if v.demand_seen[market] > 0:
        tile = v.demand_order[market][v.demand_top[market]]
        for good in range(N_GOODS):
            wanted = t.demand[MAX_DEMAND_TILES * market + tile][good]
            tell(o, slots.DEMAND + N_GOODS * market + good, wanted)
    if v.demand_seen[market] == t.demand_tiles[market]:
        tile = v.demand_order[market][(v.demand_top[market] + 1) % t.demand_tiles[market]]
        for good in range(N_GOODS):
            wanted = t.demand[MAX_DEMAND_TILES * market + tile][good]
            tell(o, slots.NEXT_DEMAND + N_GOODS * market + good, wanted)


def tell_seat(v: View, o: Observation, p: int, i: int) -> None:
    """What a seat has, told as number i."""
    tell_one_of(o, slots.MERCHANT + MAX_PLACES * i, v.merchant[p])
    tell_one_of(o, slots.FAMILY + MAX_PLACES * i, v.family[p])
    for place in range(MAX_PLACES):
        tell(o, slots.ASSISTANT + MAX_PLACES * i + place, v.assistant[p][place])
    tell(o, slots.LIRA + i, v.lira[p])
    tell(o, slots.RUBIES + i, v.rubies[p])
    tell(o, slots.ROOM + i, v.tables.start_room + v.extensions[p])
    for good in range(N_GOODS):
        tell(o, slots.GOODS + N_GOODS * i + good, v.goods[p][good])
        tell(o, slots.TILE + N_GOODS * i + good, v.tile[p][good])
    tell(o, slots.STACK + i, v.stack[p])
    tell(o, slots.STACK_NEUTRAL + i, v.stack_neutral[p])
    tell(o, slots.HAND_SIZE + i, v.hand_size[p])
    if p != v.viewer:
        for kind in range(v.tables.bonus_kinds):
            o.slot[slots.KNOWN + kind] += v.known[p][kind]


def tell_cards(v: View, o: Observation) -> None:
    """The viewer's bonus cards, and where the others may be."""
    for kind in range(v.tables.bonus_kinds):
        tell(o, slots.HAND + kind, v.hand[kind])
        tell(o, slots.UNSEEN + kind, v.unseen[kind])
    tell(o, slots.DECK_SIZE, v.deck_size)
    for i in range(v.discards):
        o.slot[slots.DISCARD + v.discard[i]] += 1
    if v.discards > 0:
        o.slot[slots.DISCARD_TOP + v.discard[v.discards - 1]] = 1


def tell_mocha(v: View, o: Observation) -> None:
    """Coffee, the Tavern and guild cards."""
    tell(o, slots.COFFEE_HOUSE, v.coffee_house)
    tell(o, slots.BAKSHEESH, v.baksheesh)
    tell_one_of(o, slots.BARRIER, v.barrier_low)
    tell_one_of(o, slots.BARRIER, v.barrier_high)
    tell_seat_of(v, o, slots.BARRIER_HOLDER, v.barrier_holder)
    for p in range(v.tables.players):
        i = from_viewer(v, p)
        tell(o, slots.COFFEE + i, v.coffee[p])
        tell(o, slots.GUILD_SIZE + i, v.guild_size[p])
        for tile in range(N_TAVERN_TILES):
            tell(o, slots.TAVERN_TILE + N_TAVERN_TILES * i + tile, v.tavern_tile[p][tile])
    for tile in range(N_TAVERN_TILES):
        tell(o, slots.TAVERN_TAKEN + tile, v.tavern_taken[tile])
    for card in range(N_GUILD_CARDS):
        tell(o, slots.GUILD_HAND + card, v.guild_hand[card])
        tell(o, slots.GUILD_UNSEEN + card, v.guild_unseen[card])


def tell_letters(v: View, o: Observation) -> None:
    """Letters, companions, coins and kiosk tiles."""
    for p in range(v.tables.players):
        i = from_viewer(v, p)
        if p == v.viewer:
            for place in range(MAX_PLACES):
                tell(o, slots.LETTER + place, v.letter_front[p][place])
                tell(o, slots.SEALED + place, v.letter_back[p][place])
        tell(o, slots.OPEN_LETTERS + i, v.open_letters[p])
        tell(o, slots.SEALS + i, v.seals[p])
        tell(o, slots.COMPANION + i, companion_number(v.companion[p]))
        tell(o, slots.DOUBLED + i, v.doubled[p])
    for place in range(MAX_PLACES):
        tell(o, slots.LETTER_SUPPLY + place, v.letter_supply[place])
    tell(o, slots.COINS, N_COINS - v.coins_taken)
    for tile in range(N_KIOSK_TILES):
        tell(o, slots.KIOSK_ROW + tile, v.kiosk_row[tile])
        tell(o, slots.KIOSK_DECK + tile, v.kiosk_deck[tile])


def companion_number(place: int) -> int:
    """Its place + 2; 1 in the reserve, 0 while it has not been got."""
    if place >= 0:
        return place + 2
    return 1 if place == IN_RESERVE else 0
