"""Options that all games have: read from JSON or keywords; every problem is named."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET, Struct, UnsetType

from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Given
from istanbul.engine.rows import Rows

MOST_ROUNDS = 9999  # they fit 16 bits


class Way(Struct, frozen=True, kw_only=True):
    """A way to play, with what can be chosen in it. The first of each list is the default."""

    id: str
    options: dict[str, str | list[str]]
    """What selects it: the game and its expansions."""
    players: list[int]
    layouts: list[str]
    variants: list[str]
    editions: list[str]
    letters_decks: list[str]


def number(given: Given, key: str, default: int, low: int, high: int) -> int:
    """A whole number within limits."""
    value = given.get(key, default)
    if type(value) is not int or not low <= value <= high:
        raise MalformedInput(f"{key}: expected a whole number from {low} to {high}, got {value!r}")
    return value


def max_rounds(given: Given) -> int | UnsetType:
    """The round after which a game stops, if one was given."""
    if given.get("max_rounds") is None:
        return UNSET
    return number(given, "max_rounds", 0, 1, MOST_ROUNDS)


def own_tables(given: Given) -> Rows | UnsetType:
    """Sections of table rows that somebody changed, if any; the game checks what is in them."""
    tables = given.get("tables") or {}
    if not isinstance(tables, Mapping):
        raise MalformedInput("tables: expected sections of table rows")
    return dict(tables) or UNSET


def start_seat(start: object, players: int) -> int:
    """A start seat that somebody gave."""
    if type(start) is not int or not 0 <= start < players:
        raise MalformedInput(f"start: expected a seat from 0 to {players - 1}, got {start!r}")
    return start
