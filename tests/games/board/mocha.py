"""A table for the tests of Mocha & Baksheesh, in the manner of table.py."""

from __future__ import annotations

from typing import Any

import istanbul
from tests.games.board.table import OPTIONS, PLACES, Json
from tests.playing import play, seat, texts

# Rules 10.2: the printed layout, and all places by number.
GRID = [[16, 15, 18, 3, 10], [8, 1, 7, 17, 4], [2, 19, 6, 12, 9], [20, 11, 5, 14, 13]]
MOCHA_PLACES = [*PLACES, "roasting_plant", "guild_hall", "tavern", "coffee_house"]
GUILD = [f"guild_{n}" for n in range(1, 21)]
NEW_CARDS = [
    *("two_coffee", "guild_for_coffee", "lira_for_coffee", "exchange", "corner"),
    *("die_to_six", "dice_rewards_coffee", "wainwright_again", "coffee_house_again"),
]
# A board with both expansions.
BAZAAR = [
    *([16, 15, 18, 3, 10], [8, 1, 21, 17, 4], [2, 19, 7, 12, 9]),
    *([20, 11, 5, 14, 13], [22, 23, 6, 24, 25]),
]
# No figure stands anywhere unless a test puts it somewhere.
NOWHERE = {"governor": None, "smuggler": None, "coffee_trader": None}


def beside(place: str) -> list[str]:
    """The places one step away on the printed board."""
    spots = {n: (y, x) for y, row in enumerate(GRID) for x, n in enumerate(row)}
    y, x = spots[MOCHA_PLACES.index(place) + 1]
    near = [n for n, (v, u) in spots.items() if abs(v - y) + abs(u - x) == 1]
    return [MOCHA_PLACES[n - 1] for n in sorted(near)]


def mocha(players: int = 3, seat0: Json | None = None, **fields: Any) -> istanbul.State:
    """A state from a position: options and fields by name, seats as seat0, seat1 and so on."""
    options = {key: fields.pop(key) for key in OPTIONS if key in fields}
    options |= {"players": players, "expansions": ["mocha"]}
    seats = [seat0 or {}] + [fields.pop(f"seat{p}", {}) for p in range(1, players)]
    return istanbul.position({"options": options, "seats": seats, **NOWHERE, **fields})


def mocha_at(
    place: str, seat0: Json | None = None, players: int = 3, **fields: Any
) -> istanbul.State:
    """Seat 0 has just arrived at a place of the printed board and used an assistant."""
    mine = {"merchant": beside(place)[0], **(seat0 or {})}
    return play(mocha(players, mine, **fields), f"move {place}")


def mocha_sent_to(
    place: str, seat0: Json | None = None, players: int = 3, **fields: Any
) -> istanbul.State:
    """Seat 0's merchant is in the Police Station and has sent the family member to a place."""
    return play(mocha_at("police_station", seat0, players, **fields), f"act police {place}")


def with_guild(
    card: int, seat0: Json | None = None, players: int = 3, **fields: Any
) -> istanbul.State:
    """Seat 0 begins its turn on the Fountain with a guild card in hand, and perhaps more."""
    mine = dict(seat0 or {})
    return mocha(players, {**mine, "guild": [f"guild_{card}", *mine.get("guild", [])]}, **fields)


def played(card: int, seat0: Json | None = None, players: int = 3, **fields: Any) -> istanbul.State:
    """Seat 0 has played a guild card."""
    return play(with_guild(card, seat0, players, **fields), f"guild_{card}")


def is_offered(card: int, seat0: Json | None = None, **fields: Any) -> bool:
    """May this guild card be played, with this in hand?"""
    return f"guild_{card}" in texts(with_guild(card, seat0, **fields))


def coffee(state: istanbul.State, p: int = 0) -> int:
    """A seat's coffee."""
    return int(seat(state, p)["coffee"])


def guild(state: istanbul.State, p: int = 0) -> list[str]:
    """A seat's guild cards."""
    return list(seat(state, p)["guild"])


def reached(state: istanbul.State, word: str = "move") -> set[str]:
    """The places that may be moved to now."""
    return {text.split()[1] for text in texts(state) if text.startswith(f"{word} ")}


def ended(*seats: Json, **fields: Any) -> istanbul.State:
    """Two players; seat 1 ends the last turn of the game."""
    rows: list[Json] = [{"rubies": 6, "lira": 0, **row} for row in seats]
    after = {"last_round": True, "seat": 1, "turn": {"phase": "encounters"}}
    return play(mocha(2, rows[0], seat1=rows[1], **after, **fields), "end_turn")


def bazaar(seat0: Json, **fields: Any) -> istanbul.State:
    """A position of the Great Bazaar, for what both expansions share."""
    options: Json = {"players": 3, "expansions": ["mocha", "letters"], "layout": BAZAAR}
    seats = [seat0, fields.pop("seat1", {}), fields.pop("seat2", {})]
    nowhere = {**NOWHERE, "courier": None}
    return istanbul.position({"options": options, "seats": seats, **nowhere, **fields})
