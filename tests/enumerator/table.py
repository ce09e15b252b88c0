"""Everything that lies on the table: one mutable `Table`, read from a position.

The tables of numbers below were typed in from the rules, not taken from the library.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

PLACES = [
    "wainwright",
    "fabric_warehouse",
    "spice_warehouse",
    "fruit_warehouse",
    "post_office",
    "caravansary",
    "fountain",
    "black_market",
    "tea_house",
    "large_market",
    "small_market",
    "police_station",
    "sultans_palace",
    "small_mosque",
    "great_mosque",
    "gemstone_dealer",
]
GOODS = ["red", "green", "yellow", "blue"]
LAYOUTS = {
    "short_paths": [[15, 5, 2, 14], [4, 12, 7, 3], [8, 6, 11, 9], [13, 10, 1, 16]],
    "long_paths": [[16, 2, 8, 11], [15, 7, 6, 4], [3, 5, 12, 1], [10, 9, 14, 13]],
    "in_order": [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]],
}
CARDS = {
    "one_good": 4,
    "five_lira": 4,
    "palace_again": 2,
    "post_office_again": 2,
    "dealer_again": 2,
    "family_to_police": 2,
    "stay": 2,
    "move_3_4": 4,
    "assistant_back": 2,
    "small_market_any": 2,
}
FIRST_PALACE = {2: 5, 3: 5, 4: 4, 5: 4}
FIRST_DEALER = {2: 15, 3: 14, 4: 12, 5: 12}
MOSQUE_COSTS = {2: [2, 4], 3: [2, 3, 4], 4: [2, 3, 4, 5], 5: [2, 3, 4, 5]}

POSITION_FIELDS = {
    "options", "round", "seat", "start", "seats", "governor", "smuggler", "mail", "demand",
    "palace", "dealer", "discard", "neutral_merchants", "neutral_assistants", "caravan",
}  # fmt: skip
OPTION_FIELDS = {"game", "players", "layout", "variants", "edition", "expansions"}
SEAT_FIELDS = {
    "lira", "rubies", "goods", "extensions", "merchant", "stack", "assistants", "family",
    "mosque_tiles", "hand",
}  # fmt: skip


@dataclass
class Player:
    """What one seat owns and where its figures are."""

    lira: int
    stack: list[str]  # bottom first, "o" an own assistant, "n" a neutral one
    rubies: int = 0
    extensions: int = 0
    merchant: str = "fountain"
    family: str = "police_station"
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    assistants: set[str] = field(default_factory=set)  # the places where own ones lie
    tiles: set[str] = field(default_factory=set)
    hand: Counter[str] = field(default_factory=Counter)

    def room(self, good: str) -> bool:
        """Whether one more of this good fits into the wheelbarrow."""
        return self.goods[good] < 2 + self.extensions

    def gain(self, good: str, amount: int = 1) -> None:
        """Take goods; what does not fit is lost."""
        self.goods[good] = min(self.goods[good] + amount, 2 + self.extensions)


@dataclass
class Table:
    """The whole game, changed in place by the scripts of `turn` and `places`."""

    players: list[Player]
    grid: dict[str, tuple[int, int]]
    variants: set[str]
    edition: str
    seat: int
    start: int
    round: int
    governor: str
    smuggler: str
    mail: int
    top: dict[str, int]  # market -> index of the demand tile on top
    seen: dict[str, list[int]]  # market -> tiles that have been on top, in that order
    palace: int
    dealer: int
    discard: list[str]
    deck: Counter[str]
    neutral_merchants: list[str]
    neutral_assistants: Counter[str]
    caravan: int | None
    caravan_due: bool = False  # the mover did the Caravansary's action this turn
    yellow_used: bool = False
    over: bool = False

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.seat]

    def distance(self, one: str, other: str) -> int:
        """Steps between two places."""
        (a, b), (c, d) = self.grid[one], self.grid[other]
        return abs(a - c) + abs(b - d)

    def card_can_be_drawn(self) -> bool:
        """Whether the deck or the discard pile has a card."""
        return bool(self.deck.total() or self.discard)

    def renew_deck(self) -> None:
        """An empty deck is made anew from the discard pile."""
        if not self.deck.total():
            self.deck = Counter(self.discard)
            self.discard = []


def place_id(place: str | int) -> str:
    """A place given by its id or its number, as its id."""
    if isinstance(place, int):
        return PLACES[place - 1]
    if place not in PLACES:
        raise ValueError(f"no such place: {place}")
    return place


def _check(given: dict[str, Any], known: set[str]) -> None:
    """Refuse fields that nobody would read."""
    if unknown := set(given) - known:
        raise ValueError(f"unknown fields: {sorted(unknown)}")


def _player(given: dict[str, Any], lira: int, neutral: bool) -> Player:
    """One entry of `seats`; what it leaves out is as at the set-up."""
    _check(given, SEAT_FIELDS)
    stack = given.get("stack", "nooo" if neutral else 4)
    return Player(
        lira=given.get("lira", lira),
        stack=["o"] * stack if isinstance(stack, int) else list(stack),
        rubies=given.get("rubies", 0),
        extensions=given.get("extensions", 0),
        merchant=place_id(given.get("merchant", "fountain")),
        family=place_id(given.get("family", "police_station")),
        goods={good: given.get("goods", {}).get(good, 0) for good in GOODS},
        assistants={place_id(place) for place in given.get("assistants", [])},
        tiles=set(given.get("mosque_tiles", [])),
        hand=Counter(given.get("hand", {})),
    )


def lay_out(position: dict[str, Any]) -> Table:
    """The table that a position describes, the seat to move about to do so."""
    _check(position, POSITION_FIELDS)
    options = position.get("options", {})
    _check(options, OPTION_FIELDS)
    count = options.get("players", 3)
    start = position.get("start", 0)
    variants = set(options.get("variants", []))
    layout = options.get("layout", "short_paths")
    rows = LAYOUTS[layout] if isinstance(layout, str) else layout
    given = list(position.get("seats", []))
    given += [{}] * (count - len(given))
    players = [
        _player(entry, 2 + (seat - start) % count, "neutral_assistants" in variants)
        for seat, entry in enumerate(given)
    ]
    discard = list(position.get("discard", []))
    deck = Counter(CARDS)
    deck.subtract(discard)
    for player in players:
        deck.subtract(player.hand)
    if min(deck.values()) < 0 or set(deck) != set(CARDS):
        raise ValueError("hands and discard pile hold cards that do not exist")
    demand = {"small": 0, "large": 0} | position.get("demand", {})
    top = {"small_market": demand["small"], "large_market": demand["large"]}
    neutrals = position.get("neutral_merchants", [14, 15, 16] if count == 2 else [])
    return Table(
        players=players,
        grid={place_id(place): (i, j) for i, row in enumerate(rows) for j, place in enumerate(row)},
        variants=variants,
        edition=options.get("edition", "big_box"),
        seat=position.get("seat", 0),
        start=start,
        round=position.get("round", 1),
        governor=place_id(position.get("governor", "fountain")),
        smuggler=place_id(position.get("smuggler", "fountain")),
        mail=position.get("mail", 0),
        top=top,
        seen={market: [tile] for market, tile in top.items()},
        palace=position.get("palace", FIRST_PALACE[count]),
        dealer=position.get("dealer", FIRST_DEALER[count]),
        discard=discard,
        deck=deck,
        neutral_merchants=[place_id(place) for place in neutrals],
        neutral_assistants=Counter(
            {place_id(k): n for k, n in position.get("neutral_assistants", {}).items()}
        ),
        caravan=position.get("caravan"),
    )
