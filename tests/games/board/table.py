"""A table for the rule tests: a position in one call; actions and chance by their texts."""

from __future__ import annotations

from typing import Any

import istanbul
from tests.playing import play, seat

Json = dict[str, Any]

# Rules 1.2, by printed number.
PLACES = [
    *("wainwright", "fabric_warehouse", "spice_warehouse", "fruit_warehouse"),
    *("post_office", "caravansary", "fountain", "black_market"),
    *("tea_house", "large_market", "small_market", "police_station"),
    *("sultans_palace", "small_mosque", "great_mosque", "gemstone_dealer"),
]
GOODS = ["red", "green", "yellow", "blue"]
FULL = dict.fromkeys(GOODS, 2)  # a wheelbarrow without extensions, full
ROLLS = [f"roll {a} {b}" for a in range(1, 7) for b in range(a, 7)]

# Rules 1.14: the 26 bonus cards.
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

# One step away on short paths (rules V-L1).
NEXT_TO = {
    "wainwright": "large_market",
    "fabric_warehouse": "post_office",
    "spice_warehouse": "tea_house",
    "fruit_warehouse": "black_market",
    "post_office": "fabric_warehouse",
    "caravansary": "black_market",
    "fountain": "spice_warehouse",
    "black_market": "fruit_warehouse",
    "tea_house": "spice_warehouse",
    "large_market": "wainwright",
    "small_market": "wainwright",
    "police_station": "fruit_warehouse",
    "sultans_palace": "large_market",
    "small_mosque": "fabric_warehouse",
    "great_mosque": "fruit_warehouse",
    "gemstone_dealer": "wainwright",
}
OPTIONS = ("layout", "variants", "edition", "tables", "max_rounds")


def table(players: int = 3, seat0: Json | None = None, **fields: Any) -> istanbul.State:
    """A state from a position: options and fields by name, seats as seat0, seat1 and so on.

    Governor and smuggler stand nowhere unless a test puts them somewhere.
    """
    options = {key: fields.pop(key) for key in OPTIONS if key in fields}
    seats = [seat0 or {}] + [fields.pop(f"seat{p}", {}) for p in range(1, players)]
    figures = {"governor": None, "smuggler": None}
    return istanbul.position(
        {"options": {"players": players, **options}, "seats": seats, **figures, **fields}
    )


def at(place: str, seat0: Json | None = None, players: int = 3, **fields: Any) -> istanbul.State:
    """Seat 0 has just arrived at a place on short paths, and laid or picked up an assistant."""
    seat = {"merchant": NEXT_TO[place], **(seat0 or {})}
    return play(table(players, seat, **fields), f"move {place}")


def sent_to(
    place: str, seat0: Json | None = None, players: int = 3, **fields: Any
) -> istanbul.State:
    """Seat 0's merchant is in the Police Station and has sent the family member to a place."""
    return play(at("police_station", seat0, players, **fields), f"act police {place}")


def lira(state: istanbul.State, p: int = 0) -> int:
    """A seat's lira."""
    return int(seat(state, p)["lira"])


def goods(state: istanbul.State, p: int = 0) -> dict[str, int]:
    """A seat's goods; kinds that it has none of are left out."""
    return dict(seat(state, p)["goods"])


def hand(state: istanbul.State, p: int = 0) -> dict[str, int]:
    """A seat's bonus cards."""
    return dict(seat(state, p)["hand"])


def all_cards_but(*others: dict[str, int]) -> dict[str, int]:
    """A hand with every card of the game except these."""
    return {card: n - sum(other.get(card, 0) for other in others) for card, n in CARDS.items()}


def roll_of(total: int) -> str:
    """Two dice with this sum."""
    first = max(1, total - 6)
    return f"roll {first} {total - first}"


MOMENTS = ["move", "merchants", "action", "family", "encounters"]


def moment(name: str, seat0: Json | None = None, **fields: Any) -> istanbul.State:
    """A main decision of seat 0 (G3): each phase of the turn, and the family member's action."""
    if name == "move":
        return table(seat0=seat0, **fields)
    if name == "merchants":
        return at("tea_house", seat0, seat1={"merchant": "tea_house"}, **fields)
    if name == "family":
        return sent_to("tea_house", seat0, **fields)
    return play(at("tea_house", seat0, **fields), *(["skip"] if name == "encounters" else []))


INSIDE = [
    "black_market",
    "caravansary",
    "dice",
    "fountain",
    "governor",
    "smuggler",
    "stay",
    "move_3_4",
    "palace_again",
]


def inside(name: str, cards: dict[str, int]) -> istanbul.State:
    """A decision of seat 0 in the middle of something, with these cards in hand and 9 lira."""
    mine: Json = {"lira": 9, "hand": cards}
    if name == "black_market":
        return play(at("black_market", mine), "act", "roll 1 1")
    if name == "caravansary":
        return play(at("caravansary", mine, discard=["stay", "stay"]), "act pile")
    if name == "dice":
        return play(at("tea_house", {**mine, "mosque_tiles": ["red"]}), "act 3", "roll 1 1")
    if name == "fountain":
        mine |= {"assistants": ["tea_house", "post_office"]}
        return play(at("fountain", mine), "act post_office")
    if name == "governor":
        return play(
            at("tea_house", mine, governor="tea_house"), "skip", "meet governor", "draw move_3_4"
        )
    if name == "smuggler":
        return play(at("tea_house", mine, smuggler="tea_house"), "skip", "meet smuggler")
    if name == "palace_again":
        mine |= {"hand": {**cards, name: 1}, "goods": dict.fromkeys(GOODS, 5), "extensions": 3}
        return play(at("sultans_palace", mine), "act r1", "card palace_again")
    mine |= {"hand": {**cards, name: 1}, "merchant": "tea_house"}
    return play(table(seat0=mine), f"card {name}")
