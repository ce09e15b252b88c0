"""A table for the tests of Letters & Seals and of the Great Bazaar (docs/rules/letters.md)."""

from __future__ import annotations

from typing import Any

import istanbul
from tests.games.board.table import CARDS, PLACES, Json
from tests.playing import play, seat

ALL_PLACES = [
    *PLACES,
    *("roasting_plant", "guild_hall", "tavern", "coffee_house"),
    *("embassy", "kiosk", "auction_house", "secret_society", "catacombs"),
]

# Rules 21.1: the printed board.
PRINTED = [
    [16, 15, 22, 3, 10],
    [8, 1, 7, 21, 4],
    [2, 23, 6, 12, 9],
    [24, 11, 5, 14, 13],
]

# A board of the Great Bazaar: the Fountain in the centre, 8 and 9 apart (V-G1, V-G2).
BAZAAR = [
    [16, 15, 22, 3, 10],
    [8, 1, 21, 17, 4],
    [2, 23, 7, 12, 9],
    [24, 11, 5, 14, 13],
    [18, 19, 20, 6, 25],
]

# Rules 20.7: two of each.
NEW_CARDS = dict.fromkeys(
    [
        *("letter", "dice_rewards_letter", "good_for_lira", "red_good_lira", "green_good_lira"),
        *("yellow_good_lira", "copy_discard", "family_step", "join_merchant", "companion_two"),
        *("meet_from_afar", "mosque_again", "secret_society_again", "any_place"),
    ],
    2,
)
OPTIONS = ("layout", "variants", "letters_deck", "max_rounds")


def table(players: int = 3, seat0: Json | None = None, **fields: Any) -> istanbul.State:
    """A position of Letters & Seals on the printed board; nobody stands anywhere unless placed."""
    options = {key: fields.pop(key) for key in OPTIONS if key in fields}
    options.setdefault("expansions", ["letters"])
    return _position(players, seat0, options, fields, ["governor", "smuggler", "courier"])


def bazaar(players: int = 3, seat0: Json | None = None, **fields: Any) -> istanbul.State:
    """A position of the Great Bazaar, on the board above."""
    options = {key: fields.pop(key) for key in OPTIONS if key in fields}
    options = {"expansions": ["mocha", "letters"], "layout": BAZAAR, **options}
    figures = ["governor", "smuggler", "coffee_trader", "courier"]
    return _position(players, seat0, options, fields, figures)


def _position(
    players: int, seat0: Json | None, options: Json, fields: Json, figures: list[str]
) -> istanbul.State:
    seats = [seat0 or {}] + [fields.pop(f"seat{p}", {}) for p in range(1, players)]
    nowhere = dict.fromkeys(figures)
    return istanbul.position(
        {"options": {"players": players, **options}, "seats": seats, **nowhere, **fields}
    )


def neighbours(place: str, board: list[list[int]] = PRINTED) -> list[str]:
    """The places one step away."""
    spots = {ALL_PLACES[n - 1]: (y, x) for y, row in enumerate(board) for x, n in enumerate(row)}
    y, x = spots[place]
    return [other for other, (v, u) in spots.items() if abs(v - y) + abs(u - x) == 1]


def next_to(place: str, board: list[list[int]] = PRINTED) -> str:
    """One step away, and neither the Fountain nor the Police Station."""
    return next(n for n in neighbours(place, board) if n not in ("fountain", "police_station"))


def at(place: str, seat0: Json | None = None, players: int = 3, **fields: Any) -> istanbul.State:
    """Seat 0's merchant has just arrived at a place of the printed board."""
    mine = {"merchant": next_to(place), **(seat0 or {})}
    return play(table(players, mine, **fields), f"move {place}")


def companion_at(
    place: str, seat0: Json | None = None, players: int = 3, **fields: Any
) -> istanbul.State:
    """Seat 0's companion has just arrived; the merchant is elsewhere."""
    mine = {"merchant": "great_mosque", "companion": next_to(place), **(seat0 or {})}
    return play(table(players, mine, **fields), f"companion {place}")


def family_at(
    place: str, seat0: Json | None = None, players: int = 3, **fields: Any
) -> istanbul.State:
    """Seat 0's merchant stands in the Police Station and has sent the family member."""
    return play(at("police_station", seat0, players, **fields), f"act police {place}")


def bazaar_at(
    place: str, seat0: Json | None = None, players: int = 3, **fields: Any
) -> istanbul.State:
    """Seat 0's merchant has just arrived at a place of the Great Bazaar."""
    mine = {"merchant": next_to(place, BAZAAR), **(seat0 or {})}
    return play(bazaar(players, mine, **fields), f"move {place}")


def letters(state: istanbul.State, p: int = 0) -> tuple[dict[str, int], dict[str, int]]:
    """A seat's letters: not delivered, delivered."""
    found = seat(state, p)["letters"]
    return dict(found["open"]), dict(found["delivered"])


def held(*opened: str, sealed: tuple[str, ...] = ()) -> Json:
    """Letters of a seat, as a position writes them."""
    return {
        "letters": {
            "open": {place: opened.count(place) for place in opened},
            "delivered": {place: sealed.count(place) for place in sealed},
        }
    }


def all_letters_but(*missing: int) -> Json:
    """A seat that has all letters, delivered, except one for each of these place numbers."""
    numbers = [*range(1, 17), *range(1, 17), *range(21, 25)]
    for n in missing:
        numbers.remove(n)
    return {"letters": {"delivered": {ALL_PLACES[n - 1]: numbers.count(n) for n in numbers}}}


def companion(state: istanbul.State, p: int = 0) -> str | None:
    """Where a seat's companion is; `reserve` is the personal supply."""
    found: str | None = seat(state, p)["companion"]
    return found


def new_cards_but(*others: dict[str, int]) -> dict[str, int]:
    """A hand with every card of base game and Letters & Seals except these."""
    cards = {**CARDS, **NEW_CARDS}
    return {card: n - sum(other.get(card, 0) for other in others) for card, n in cards.items()}


def kiosk_tile(
    tile: int, seat0: Json | None = None, players: int = 3, **fields: Any
) -> istanbul.State:
    """Seat 0 is at the Kiosk and has taken this tile, first of all; it decides about it.

    The letter that came first is for the Kiosk, so it is delivered. The other tiles are harmless.
    """
    state = kiosk_row(tile, seat0, players, **fields)
    return play(state, f"take kiosk_{tile}")


def kiosk_row(
    tile: int, seat0: Json | None = None, players: int = 3, **fields: Any
) -> istanbul.State:
    """Seat 0 chooses from this tile and others that give goods."""
    others = [n for n in range(1, 11) if n != tile][:players]
    state = play(at("kiosk", seat0, players, **fields), "act", "letter 22")
    return play(state, *(f"tile {n}" for n in [tile, *others]))


def kiosk_tile_of_1(tile: int, seat1: Json | None = None, **fields: Any) -> istanbul.State:
    """On seat 0's turn seat 1 has taken this tile, after seat 0 took another and left it."""
    state = kiosk_row(tile, {"goods": {}}, seat1=seat1 or {}, **fields)
    first = next(n for n in range(1, 11) if n != tile)
    return play(state, f"take kiosk_{first}", "skip", f"take kiosk_{tile}")
