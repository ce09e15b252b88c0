"""What counts about a seat's position between turns, as numbers. In the subset.

`list_features` fills e.feature; NAMES tells what each number is.
The network of search/evaluator.py weighs them.
"""

from __future__ import annotations

from typing import Final

from istanbul.games.board.contents import BONUS_CARDS, GOODS
from istanbul.games.board.place_numbers import FOUNTAIN, POLICE_STATION, SMALL_MARKET
from istanbul.games.board.player.sources import (
    COFFEE,
    FROM_SMALL_MOSQUE,
    N_SOURCES,
    NEVER,
    SEAL,
    SOURCE_PLACE,
    VISIT,
    cost_of,
    good_price,
    goods_missing,
    is_left,
    is_pair_left,
    is_ready,
    remaining_cost,
    tile_missing,
)
from istanbul.games.board.player.visits import LARGE_MARKET, fees, sale
from istanbul.games.board.state import FIRST_NEUTRAL, IN_RESERVE, State
from istanbul.games.board.tables import LARGE, MAX_PLACES, N_GOODS, N_TAVERN_TILES, SMALL
from istanbul.search.evaluator import MAX_FEATURES, Evaluator

NAMES: Final[list[str]] = []


def _several(name: str, which: list[str]) -> int:
    NAMES.extend(f"{name}_{one}" for one in which)
    return len(NAMES) - len(which)


def _one(name: str) -> int:
    NAMES.append(name)
    return len(NAMES) - 1


LEFT: Final = _several("rubies_left", [str(n) for n in range(6)])
LIRA: Final = _one("lira")
FIRST_LIRA: Final = _one("first_ten_lira")
HAS: Final = _several("goods", GOODS)
EXTENSIONS: Final = _several("extensions", ["1", "2", "3"])
TILES: Final = _several("tile", GOODS)
HALF_PAIR: Final = _several("half_pair", ["small", "great"])
PAIR_MISSING: Final = _several("pair_missing", ["small", "great"])
STACK: Final = _several("stack", ["0", "1", "2", "3"])
NEAR_ASSISTANTS: Final = _one("assistants_near")
FOUNTAIN_NEAR: Final = _one("fountain_near")
FAMILY_HOME: Final = _one("family_home")
READY_NEAR: Final = _one("ruby_next_turn")
READY_FAR: Final = _one("ruby_affordable")
DEALER_MISSING: Final = _one("dealer_missing")
PALACE_MISSING: Final = _one("palace_missing")
COST: Final = _one("remaining_cost")
SHORT: Final = _one("cost_above_assets")
NEXT: Final = _several("cost_of_next_ruby", ["best", "second"])
SALES: Final = _several("sale", ["small", "large", "near"])
ORDER: Final = _one("seats_before_next_turn")
THIS_ROUND: Final = _one("turn_left_in_round")
FIGURES_NEAR: Final = _one("figures_near")
RIVALS_NEAR: Final = _one("rivals_near")
CARAVAN: Final = _one("caravan")
DRINKS: Final = _one("coffee")
GUILD_CARDS: Final = _one("guild_cards")
TAVERN_TILES: Final = _one("tavern_tiles")
BARRIER: Final = _one("barrier")
LETTERS: Final = _one("open_letters")
SEALS: Final = _one("seals")
LETTERS_NEAR: Final = _one("letters_near")
COMPANION: Final = _several("companion", ["out", "ready"])
CARDS: Final = _several("card", BONUS_CARDS)
N_FEATURES: Final = len(NAMES)
assert N_FEATURES <= MAX_FEATURES


def distance(g: State, a: int, b: int) -> int:
    """Steps between two places, barrier aside."""
    return abs(g.tables.row[a] - g.tables.row[b]) + abs(g.tables.column[a] - g.tables.column[b])


def is_near(g: State, p: int, place: int) -> bool:
    """Can the merchant go there next turn?"""
    if g.tables.on_board[place] == 0:
        return False
    return 1 <= distance(g, g.merchant[p], place) <= 2


def list_features(g: State, p: int, e: Evaluator) -> None:
    """All of them, into e.feature."""
    for i in range(N_FEATURES):
        e.feature[i] = 0
    left = g.tables.goal - g.rubies[p]
    if left < 6:
        e.feature[LEFT + max(0, left)] = 1
    e.feature[LIRA] = min(g.lira[p], 40)
    e.feature[FIRST_LIRA] = min(g.lira[p], 10)
    for good in range(N_GOODS):
        e.feature[HAS + good] = g.goods[p][good]
        e.feature[TILES + good] = g.tile[p][good]
    if g.extensions[p] > 0:
        e.feature[EXTENSIONS + min(g.extensions[p], 3) - 1] = 1
    e.feature[FAMILY_HOME] = (g.family[p] == POLICE_STATION) + 0
    if g.hand_size[p] > 0:
        for kind in range(g.tables.bonus_kinds):
            e.feature[CARDS + kind] = g.hand[p][kind]
    list_helpers(g, p, e)
    list_rubies(g, p, e)
    list_trade(g, p, e)
    list_order(g, p, e)
    if g.tables.mocha:
        e.feature[DRINKS] = g.coffee[p]
        e.feature[GUILD_CARDS] = g.guild_size[p]
        for tile in range(N_TAVERN_TILES):
            e.feature[TAVERN_TILES] += g.tavern_tile[p][tile]
        e.feature[BARRIER] = (g.barrier_holder == p) + 0
    if g.tables.letters:
        list_letters(g, p, e)


def list_helpers(g: State, p: int, e: Evaluator) -> None:
    """Assistants, and who stands near."""
    if g.stack[p] < 4:
        e.feature[STACK + g.stack[p]] = 1
    for place in range(MAX_PLACES):
        if g.assistant[p][place] and is_near(g, p, place):
            e.feature[NEAR_ASSISTANTS] += 1
    e.feature[FOUNTAIN_NEAR] = is_near(g, p, FOUNTAIN) + 0
    for figure in range(FIRST_NEUTRAL):
        if g.figure[figure] >= 0 and is_near(g, p, g.figure[figure]):
            e.feature[FIGURES_NEAR] += 1
    for q in range(g.tables.players):
        if q != p and is_near(g, p, g.family[q]):
            e.feature[RIVALS_NEAR] += g.family[q] != POLICE_STATION
    e.feature[CARAVAN] = (g.caravan == p) + 0


def list_rubies(g: State, p: int, e: Evaluator) -> None:
    """How far the next rubies are."""
    assets = g.lira[p] + COFFEE * g.coffee[p] + SEAL * g.seals[p]
    for good in range(N_GOODS):
        assets += good_price(good) * g.goods[p][good]
    cost = remaining_cost(g, p)
    e.feature[COST] = cost
    e.feature[SHORT] = max(0, cost - assets)
    list_next_rubies(g, p, e, assets)
    if g.dealer > 0:
        e.feature[DEALER_MISSING] = max(0, g.dealer - g.lira[p])
    if g.palace > 0:
        e.feature[PALACE_MISSING] = goods_missing(g, p, g.palace)
    for mosque in range(2):
        if is_pair_left(g, p, mosque):
            for colour in range(2 * mosque, 2 * mosque + 2):
                if g.tile[p][colour]:
                    e.feature[HALF_PAIR + mosque] = 1
                else:
                    e.feature[PAIR_MISSING + mosque] += tile_missing(g, p, colour)


def list_next_rubies(g: State, p: int, e: Evaluator, assets: int) -> None:
    """What the two nearest rubies still cost, and which could be fetched now."""
    best = NEVER
    second = NEVER
    for source in range(N_SOURCES):
        if is_left(g, p, source):
            place = SOURCE_PLACE[source]
            missing = max(0, cost_of(g, p, source, 0) - VISIT - useful_assets(g, p, source, assets))
            if is_ready(g, p, source):
                missing = 0
                e.feature[READY_NEAR if can_go(g, p, place) else READY_FAR] += 1
            missing += 2 * max(0, distance(g, g.merchant[p], place) - 2)
            if missing < best:
                best, second = missing, best
            elif missing < second:
                second = missing
    e.feature[NEXT] = best
    e.feature[NEXT + 1] = second


def useful_assets(g: State, p: int, source: int, assets: int) -> int:
    """What of all that is owned helps with this source: lira for lira, goods for goods."""
    if source == FROM_SMALL_MOSQUE or source == FROM_SMALL_MOSQUE + 1:
        first = 2 * (source - FROM_SMALL_MOSQUE)
        useful = 0
        for colour in range(first, first + 2):
            if not g.tile[p][colour]:
                useful += good_price(colour) * g.goods[p][colour]
        return useful
    if SOURCE_PLACE[source] == SOURCE_PLACE[1]:
        return assets - g.lira[p]
    return g.lira[p]


def can_go(g: State, p: int, place: int) -> bool:
    """Could the merchant act there next turn?"""
    if not is_near(g, p, place) or g.lira[p] < fees(g, p, place):
        return False
    return g.stack[p] > 0 or g.assistant[p][place] > 0


def list_trade(g: State, p: int, e: Evaluator) -> None:
    """What the markets would pay now."""
    small = sale(g, p, SMALL)
    large = sale(g, p, LARGE)
    e.feature[SALES] = small
    e.feature[SALES + 1] = large
    if can_go(g, p, SMALL_MARKET):
        e.feature[SALES + 2] = small
    if can_go(g, p, LARGE_MARKET):
        e.feature[SALES + 2] = max(large, e.feature[SALES + 2])


def list_order(g: State, p: int, e: Evaluator) -> None:
    """How many seats move before this one, and whether it has a turn left in this round."""
    n = g.tables.players
    e.feature[ORDER] = (p - g.seat + n) % n
    if (p - g.tables.start + n) % n >= (g.seat - g.tables.start + n) % n:
        e.feature[THIS_ROUND] = 1


def list_letters(g: State, p: int, e: Evaluator) -> None:
    """What Letters & Seals adds: open letters, seals, the companion."""
    e.feature[LETTERS] = g.open_letters[p]
    e.feature[SEALS] = g.seals[p]
    if g.open_letters[p] > 0:
        for place in range(MAX_PLACES):
            if g.letter_front[p][place] > 0 and is_near(g, p, place):
                e.feature[LETTERS_NEAR] += 1
    if g.companion[p] >= 0:
        e.feature[COMPANION] = 1
    elif g.companion[p] == IN_RESERVE:
        e.feature[COMPANION + 1] = 1
