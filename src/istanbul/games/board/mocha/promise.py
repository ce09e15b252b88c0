"""Guild card 19 keeps its promise: nothing is offered that would rule out its second thing (S4).

With too little in hand, the barrier's action must bring what is lacking. Only what an action brings
for sure counts, whatever dice and cards say.
"""

from __future__ import annotations

from typing import Final

from istanbul.games.board.catalogue import (
    ACT_COFFEE,
    ACT_GOOD,
    ACT_LIRA,
    ACT_POLICE,
    BLOCK,
    DONE,
    PUT,
    SKIP,
    USE_AT,
)
from istanbul.games.board.contents import PLACES
from istanbul.games.board.effects import capacity
from istanbul.games.board.frames import ABOUT, BARRIER, KIND, STEP, VALUE, VISIT, get
from istanbul.games.board.mocha.reserve import (
    has_what_is_needed,
    is_kept_after,
    is_promised,
    needed_coffee,
    needed_goods,
)
from istanbul.games.board.mocha.tavern_options import tavern_option
from istanbul.games.board.place_numbers import POLICE_STATION, TAVERN
from istanbul.games.board.state import State
from istanbul.games.board.tables import COFFEE, MAX_PLACES, N_GOODS, N_GUILD_CARDS, YELLOW

WAREHOUSES: Final[list[int]] = [  # of red, green and yellow goods
    PLACES.index(f"{name}_warehouse") for name in ("fabric", "spice", "fruit")
]
POST_OFFICE: Final = PLACES.index("post_office")
CARAVANSARY: Final = PLACES.index("caravansary")
BLACK_MARKET: Final = PLACES.index("black_market")
ROASTING_PLANT: Final = PLACES.index("roasting_plant")
GUILD_HALL: Final = PLACES.index("guild_hall")
AUCTION_HOUSE: Final = PLACES.index("auction_house")
CATACOMBS: Final = PLACES.index("catacombs")


def keep_promise(g: State, p: int) -> None:
    """Of the options listed, keep those after which the second thing can be had."""
    if not is_promised(g, p):
        return
    at_tavern = get(g, KIND) == VISIT and get(g, ABOUT) == TAVERN  # sent there by the police
    if has_what_is_needed(g, p) and not at_tavern:
        return
    n = 0
    for i in range(g.n_options):
        if leads_on(g, p, g.option[i]):
            g.option[n] = g.option[i]
            n += 1
    g.n_options = n


def leads_on(g: State, p: int, a: int) -> bool:
    """Is there still a way to the second thing after this?"""
    kind = get(g, KIND)
    if kind == BARRIER:
        return barrier_leads_on(g, p, a)
    if kind != VISIT:
        return True
    place = get(g, ABOUT)
    if place == POLICE_STATION:
        return brings(g, p, a - ACT_POLICE)
    if place == ROASTING_PLANT:
        return roasting_leads_on(g, p, a)
    if place == TAVERN:
        return tavern_leads_on(g, p, a)
    if BLOCK[a] == ACT_GOOD or a == ACT_COFFEE:  # one of choice
        return lack_of(g, p, a - ACT_GOOD) > 0
    return True


def barrier_leads_on(g: State, p: int, a: int) -> bool:
    """Is there a place at the barrier whose action brings what is lacking?"""
    step = get(g, STEP)
    if step == 0:
        first = a - PUT
        for i in range(g.tables.n_next[first]):
            other = g.tables.next[first][i]
            if other > first and (brings_all(g, p, first) or brings_all(g, p, other)):
                return True
        return False
    if step == 1:
        return brings_all(g, p, get(g, VALUE)) or brings_all(g, p, a - PUT)
    return a != SKIP and brings_all(g, p, a - USE_AT)


def tavern_leads_on(g: State, p: int, a: int) -> bool:
    """Is there another thing left after this one?"""
    if a == SKIP:
        return has_what_is_needed(g, p)
    return is_kept_after(g, p, tavern_option(a))


def roasting_leads_on(g: State, p: int, a: int) -> bool:
    """Do this exchange and those after it bring enough coffee?"""
    if a == DONE:
        return False
    n = 1
    if a == ACT_LIRA or BLOCK[a] == ACT_GOOD:
        n += card_to_roast(g, p)
    if a == ACT_LIRA:
        n += good_to_roast(g, p)
    return n * g.tables.roast_coffee >= lack_of(g, p, COFFEE)


def good_to_roast(g: State, p: int) -> int:
    """1 if there is a good that is not needed."""
    for good in range(N_GOODS):
        if g.goods[p][good] > needed_goods(g, p, good):
            return 1
    return 0


def card_to_roast(g: State, p: int) -> int:
    """1 if there is a bonus card or a guild card."""
    for card in range(N_GUILD_CARDS):
        if g.guild_hand[p][card]:
            return 1
    return 1 if g.hand_size[p] > 0 else 0


def brings_anywhere(g: State, p: int) -> bool:
    """Is there a place on the board whose action brings what is lacking?"""
    for place in range(MAX_PLACES):
        if g.tables.on_board[place] and brings_all(g, p, place):
            return True
    return False


def brings_all(g: State, p: int, place: int) -> bool:
    """Does the action of this place bring all that is lacking, itself or by the family member?"""
    if place != POLICE_STATION:
        return brings(g, p, place)
    if g.family[p] == POLICE_STATION:
        for other in range(MAX_PLACES):
            if g.tables.on_board[other] and other != POLICE_STATION and brings(g, p, other):
                return True
    return False


def brings(g: State, p: int, place: int) -> bool:
    """Does the action itself bring all that is lacking? One piece may be one of choice."""
    chosen = 0
    for choice in range(COFFEE + 1):
        left = max(0, lack_of(g, p, choice) - sure_gain(g, p, place, choice))
        if left > 0 and not may_choose(g, p, place, choice):
            return False
        chosen += left
    return chosen <= 1 and place != TAVERN


def lack_of(g: State, p: int, choice: int) -> int:
    """How many goods of a kind, or coffee, the seat has too few."""
    if choice == COFFEE:
        return max(0, needed_coffee(g, p) - g.coffee[p])
    return max(0, needed_goods(g, p, choice) - g.goods[p][choice])


def sure_gain(g: State, p: int, place: int, choice: int) -> int:
    """The goods of a kind that fit, or the coffee, that come without a choice."""
    if choice == COFFEE:
        if place == GUILD_HALL:
            return g.tables.guild_hall_coffee
        if place == CARAVANSARY:
            return g.tables.caravansary_coffee
        if place == ROASTING_PLANT:
            n = good_to_roast(g, p) + card_to_roast(g, p)
            return g.tables.roast_coffee * (n + (1 if g.lira[p] >= g.tables.roast_lira else 0))
        return 0
    room = capacity(g, p) - g.goods[p][choice]
    if place == POST_OFFICE:
        return min(room, g.tables.mail_goods[g.mail][choice])
    return room if choice <= YELLOW and place == WAREHOUSES[choice] else 0


def may_choose(g: State, p: int, place: int, choice: int) -> bool:
    """Can one of it be chosen there?"""
    if choice == COFFEE:
        return place == CATACOMBS
    if g.goods[p][choice] == capacity(g, p):
        return False
    if place == BLACK_MARKET:
        return choice <= YELLOW
    if place == AUCTION_HOUSE:
        return True
    return place == CATACOMBS
