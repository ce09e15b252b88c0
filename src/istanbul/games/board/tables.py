"""The numbers of one game, where the rules read them: `g.tables.catch_lira`.

Made once for a game from its options and from the rows of contents.py; rules never change it. It
belongs to the game, so that two games in one process can have different tables.
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.errors import MalformedInput
from istanbul.engine.record import Record
from istanbul.engine.rows import Rows
from istanbul.games.board.contents import CARD_EFFECTS, GOODS, MAX_SEATS, PLACES, printed

MAX_PLACES: Final = 25
MAX_NEAR: Final = 12  # places within two steps
MAX_FAR: Final = 24  # within four
N_GOODS: Final = 4
N_MARKETS: Final = 2
MAX_DEMAND_TILES: Final = 8
MAX_MAIL: Final = 5
MAX_BONUS_KINDS: Final = 33
MAX_BONUS_CARDS: Final = 72
MAX_MOSQUE_TILES: Final = 4
PALACE_SYMBOLS: Final = 10
N_GUILD_CARDS: Final = 20
N_KIOSK_TILES: Final = 24
N_TAVERN_TILES: Final = 2
MAX_TAVERN_TILES: Final = 4
N_COINS: Final = 3
MOVEMENT: Final = 0  # tavern tiles
ENCOUNTERS_TILE: Final = 1
COFFEE: Final = 4  # in choices that stand for a good or coffee

SMALL: Final = 0  # markets
LARGE: Final = 1

# Goods, and the colours of mosque tiles.
RED: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
BLUE: Final = 3


class Tables(Record):
    """Everything that stays the same during a game."""

    def __init__(self) -> None:  # noqa: PLR0915  # a line for each field
        # Options.
        self.players = 0
        self.start = 0
        self.goal = 0
        self.max_rounds = 0
        self.refill = 0  # an exhausted ruby track stays open at its last price
        self.caravan_leader = 0
        self.neutral_assistants = 0
        self.mocha = 0
        self.letters = 0

        # The board. Places are their number less one.
        self.n_places = 0  # no rule asks for it: it is a part of the digests of stored games
        self.on_board: list[int] = [0] * MAX_PLACES
        self.n_next: list[int] = [0] * MAX_PLACES
        self.next: list[list[int]] = [[0] * 4 for _ in range(MAX_PLACES)]  # neighbours
        self.row: list[int] = [0] * MAX_PLACES
        self.column: list[int] = [0] * MAX_PLACES
        self.corner: list[int] = [0] * 4
        self.n_near: list[int] = [0] * MAX_PLACES
        self.near: list[list[int]] = [[0] * MAX_NEAR for _ in range(MAX_PLACES)]
        self.n_far: list[int] = [0] * MAX_PLACES
        self.far: list[list[int]] = [[0] * MAX_FAR for _ in range(MAX_PLACES)]

        # Set-up and fees.
        self.start_lira: list[int] = [0] * MAX_SEATS  # by seat
        self.start_assistants = 0
        self.start_room = 0
        self.max_extensions = 0
        self.neutral_start: list[int] = [0] * 3
        self.merchant_fee = 0
        self.catch_lira = 0
        self.figure_fee = 0
        self.yellow_fee = 0
        self.green_fee = 0

        # Places.
        self.extension_price = 0
        self.mail_lira: list[int] = [0] * MAX_MAIL
        self.mail_goods: list[list[int]] = [[0] * N_GOODS for _ in range(MAX_MAIL)]
        self.caravansary_cards = 0
        self.jewelry_for: list[int] = [0] * 13
        self.tea_lowest = 0
        self.tea_highest = 0
        self.tea_consolation = 0
        self.market_price: list[list[int]] = [[0] * 6 for _ in range(N_MARKETS)]
        self.demand_tiles: list[int] = [0] * N_MARKETS
        self.demand: list[list[int]] = [[0] * N_GOODS for _ in range(N_MARKETS * MAX_DEMAND_TILES)]
        """Row MAX_DEMAND_TILES * market + tile."""
        self.palace_first = 0
        self.palace_need: list[list[int]] = [[0] * N_GOODS for _ in range(PALACE_SYMBOLS + 1)]
        """Goods of each colour among the first n symbols."""
        self.palace_any: list[int] = [0] * (PALACE_SYMBOLS + 1)
        self.dealer_first = 0
        self.dealer_last = 0
        self.mosque_tiles = 0  # in each stack
        self.mosque_need: list[int] = [0] * MAX_MOSQUE_TILES
        self.mosque_rubies = 0

        # Bonus cards.
        self.bonus_kinds = 0
        self.card_effect: list[int] = [0] * MAX_BONUS_KINDS
        self.card_count: list[int] = [0] * MAX_BONUS_KINDS
        self.card_value: list[int] = [0] * MAX_BONUS_KINDS
        self.card_final: list[int] = [0] * MAX_BONUS_KINDS  # may count after the last round
        self.reward: list[int] = [0] * 7  # what a face of a die brings
        self.reward_lira = 0
        self.reward_goods = 0
        self.reward_coffee = 0
        self.reward_letters = 0
        self.colour_good_lira = 0

        # Mocha & Baksheesh.
        self.caravansary_coffee = 0
        self.roast_lira = 0
        self.roast_coffee = 0
        self.guild_hall_coffee = 0
        self.guild_hall_cards = 0
        self.barrier_price = 0
        self.baksheesh_coffee = 0
        self.baksheesh_goods: list[list[int]] = [[0] * N_GOODS for _ in range(2)]
        self.tavern_price: list[int] = [0] * MAX_TAVERN_TILES
        self.coffee_first = 0
        self.coffee_last = 0
        self.guild_effect: list[int] = [0] * N_GUILD_CARDS
        self.guild_place: list[int] = [0] * N_GUILD_CARDS
        self.guild_a: list[int] = [0] * N_GUILD_CARDS
        self.guild_b: list[int] = [0] * N_GUILD_CARDS

        # Letters & Seals.
        self.letter_count: list[int] = [0] * MAX_PLACES
        self.front_seals = 0
        self.back_seals = 0
        self.double_seals = 0
        self.ruby_seals = 0
        self.coins: list[int] = [0] * N_COINS
        self.embassy_letters = 0
        self.auction_cards = 0
        self.highest_bid = 0
        self.kiosk_effect: list[int] = [0] * N_KIOSK_TILES
        self.kiosk_good: list[int] = [0] * N_KIOSK_TILES
        self.kiosk_a: list[int] = [0] * N_KIOSK_TILES
        self.kiosk_b: list[int] = [0] * N_KIOSK_TILES


EFFECTS: Final[list[str]] = sorted(set(CARD_EFFECTS))
"""The modules of bonus_cards/, in the order in which their package finds them."""
GUILD_EFFECTS: Final[list[str]] = sorted(
    {row["effect"] for row in printed()["guild_cards"].values()}
)
KIOSK_EFFECTS: Final[list[str]] = sorted(
    {row["effect"] for row in printed()["kiosk_tiles"].values()}
)


def build(
    rows: Rows, players: int, start: int, layout: list[list[int]], card_sets: list[str]
) -> Tables:
    """The numbers for a game; variants and edition are set by the caller (setup.py).

    `card_sets` names the bonus cards in the deck: base, mocha, letters.
    """
    t = Tables()
    t.players, t.start = players, start
    numbers = [number for row in layout for number in row]
    t.mocha = int(PLACES.index("tavern") + 1 in numbers)
    t.letters = int(PLACES.index("embassy") + 1 in numbers)
    t.goal = rows["goal"][f"players_{_as_for(t)}"]
    if t.mocha or t.letters:
        t.goal = rows["mocha_setup"]["goal"]
    _board(t, layout)
    _setup(t, rows)
    _places(t, rows)
    cards: Rows = rows["bonus_cards"]
    t.bonus_kinds = len(cards)
    for kind, card in enumerate(cards.values()):
        value = card.get("value", 0)
        t.card_effect[kind] = EFFECTS.index(card["effect"])
        t.card_count[kind] = card["count"] if card["set"] in card_sets else 0
        t.card_value[kind] = _value(value)
        t.card_final[kind] = card.get("final", 0)
    while t.card_count[t.bonus_kinds - 1] == 0:  # those at the end that are not in play
        t.bonus_kinds -= 1
    if sum(t.card_count) > MAX_BONUS_CARDS:
        raise MalformedInput(f"tables.bonus_cards: at most {MAX_BONUS_CARDS} cards")
    _mocha(t, rows)
    _letters(t, rows)
    return t


def _as_for(t: Tables) -> int:
    """By how many players the rows are chosen: who plays alone has the bazaar of four."""
    return t.players if t.players > 1 else 4


def _value(value: int | str) -> int:
    """A number, a place or a good."""
    if isinstance(value, str):
        return GOODS.index(value) if value in GOODS else PLACES.index(value)
    return value


def _board(t: Tables, layout: list[list[int]]) -> None:
    spots = {
        number - 1: (row, column)
        for row, numbers in enumerate(layout)
        for column, number in enumerate(numbers)
    }
    t.n_places = len(spots)
    for place in sorted(spots):
        t.on_board[place] = 1
        row, column = spots[place]
        t.row[place], t.column[place] = row, column
        steps = {other: abs(row - r) + abs(column - c) for other, (r, c) in sorted(spots.items())}
        # A walk may pass places twice, so n steps reach all that is n, n - 2, ... away (rules 3.1).
        near = [other for other, n in steps.items() if 1 <= n <= 2]
        far = [other for other, n in steps.items() if 1 <= n <= 4]
        beside = [other for other, n in steps.items() if n == 1]
        t.n_next[place] = len(beside)
        t.next[place][: len(beside)] = beside
        t.n_near[place], t.n_far[place] = len(near), len(far)
        t.near[place][: len(near)] = near
        t.far[place][: len(far)] = far
    t.corner[:] = sorted(row[end] - 1 for row in (layout[0], layout[-1]) for end in (0, -1))


def _setup(t: Tables, rows: Rows) -> None:
    setup, fees = rows["setup"], rows["fees"]
    for turn in range(t.players):
        t.start_lira[(t.start + turn) % t.players] = setup["lira"][turn]
    t.start_assistants = setup["assistants"]
    t.start_room = setup["room"]
    t.max_extensions = setup["extensions"]
    t.neutral_start[:] = [PLACES.index(name) for name in setup["neutral_merchants"]]
    t.merchant_fee, t.catch_lira, t.figure_fee = fees["merchant"], fees["catch"], fees["figure"]
    t.yellow_fee, t.green_fee = fees["yellow_tile"], fees["green_tile"]


def _places(t: Tables, rows: Rows) -> None:
    by_players = f"_{_as_for(t)}"
    t.extension_price = rows["wainwright"]["price"]
    t.mail_lira[:] = rows["post_office"]["lira"]
    t.mail_goods[:] = [list(goods) for goods in _exactly(MAX_MAIL, rows["post_office"]["goods"])]
    t.caravansary_cards = rows["caravansary"]["cards"]
    t.jewelry_for[:] = rows["black_market"]["jewelry"]
    tea = rows["tea_house"]
    t.tea_lowest, t.tea_highest = tea["lowest"], min(tea["highest"], 12)
    t.tea_consolation = tea["consolation"]
    for market, name in enumerate(("small", "large")):
        t.market_price[market][1:] = rows[f"{name}_market"]["prices"]
        tiles = rows["demand_tiles"][name]
        if len(tiles) > MAX_DEMAND_TILES:
            raise MalformedInput(f"tables.demand_tiles.{name}: at most {MAX_DEMAND_TILES} tiles")
        t.demand_tiles[market] = len(tiles)
        for tile, wanted in enumerate(tiles):
            t.demand[MAX_DEMAND_TILES * market + tile][:] = wanted
    palace, dealer, mosques = rows["sultans_palace"], rows["gemstone_dealer"], rows["mosques"]
    t.palace_first = palace["first" + by_players]
    for n in range(1, PALACE_SYMBOLS + 1):
        symbols = palace["symbols"][:n]
        t.palace_need[n][:] = [symbols.count(good) for good in GOODS]
        t.palace_any[n] = symbols.count("any")
    t.dealer_first, t.dealer_last = dealer["first" + by_players], dealer["last"]
    stack = mosques["tiles" + by_players]
    t.mosque_tiles = len(stack)
    t.mosque_need[: len(stack)] = stack
    t.mosque_rubies = mosques["rubies" + by_players]
    if min(stack) < 1:
        raise MalformedInput(f"tables.mosques.tiles{by_players}: a tile asks for at least 1 good")
    if not 1 <= t.palace_first <= PALACE_SYMBOLS:
        raise MalformedInput(f"tables.sultans_palace.first{by_players}: 1 to {PALACE_SYMBOLS}")
    if t.dealer_first > t.dealer_last:
        raise MalformedInput(f"tables.gemstone_dealer.first{by_players} is above last")


def _mocha(t: Tables, rows: Rows) -> None:
    roasting, hall, tavern = rows["roasting_plant"], rows["guild_hall"], rows["tavern"]
    t.caravansary_coffee = rows["caravansary_with_coffee"]["coffee"] * t.mocha
    t.roast_lira, t.roast_coffee = roasting["lira"], roasting["coffee"]
    t.guild_hall_coffee, t.guild_hall_cards = hall["coffee"], hall["cards"]
    t.barrier_price, t.baksheesh_coffee = tavern["barrier"], tavern["baksheesh"]
    t.tavern_price[:] = tavern["tiles"]
    for side, name in enumerate(("side_a", "side_b")):
        t.baksheesh_goods[side][:] = rows["baksheesh_tile"][name]
    t.coffee_first, t.coffee_last = rows["coffee_house"]["first"], rows["coffee_house"]["last"]
    for number, card in enumerate(rows["guild_cards"].values()):
        t.guild_effect[number] = GUILD_EFFECTS.index(card["effect"])
        t.guild_place[number] = PLACES.index(card["place"])
        t.guild_a[number], t.guild_b[number] = card.get("a", 0), card.get("b", 0)
    rewards = rows["dice_rewards"]
    t.reward[1:] = rewards["faces"]
    t.reward_lira, t.reward_goods = rewards["lira"], rewards["goods"]
    t.reward_coffee, t.reward_letters = rewards["coffee"], rewards["letters"]
    t.colour_good_lira = rows["colour_good"]["lira"]


def _letters(t: Tables, rows: Rows) -> None:
    letters, auction = rows["letters"], rows["auction"]
    for number, place in enumerate(PLACES, 1):
        if number <= 16:  # as the section's keys say
            t.letter_count[number - 1] = letters["places_1_to_16"] * t.letters
        elif 21 <= number <= 24:  # as the section's keys say
            t.letter_count[PLACES.index(place)] = letters["places_21_to_24"] * t.letters
    t.front_seals, t.back_seals = letters["front_seals"], letters["back_seals"]
    t.double_seals, t.ruby_seals = letters["double_turn"], letters["ruby"]
    t.coins[:] = letters["coins"]
    t.embassy_letters = letters["embassy"]
    t.auction_cards, t.highest_bid = auction["cards"], auction["highest_bid"]
    for number, tile in enumerate(rows["kiosk_tiles"].values()):
        t.kiosk_effect[number] = KIOSK_EFFECTS.index(tile["effect"])
        t.kiosk_good[number] = GOODS.index(tile.get("good", "red"))
        t.kiosk_a[number], t.kiosk_b[number] = tile.get("a", 0), tile.get("b", 0)


def _exactly(n: int, rows: list[list[int]]) -> list[list[int]]:
    if len(rows) != n:
        raise MalformedInput(f"tables.post_office.goods: expected {n} rows, got {len(rows)}")
    return rows
