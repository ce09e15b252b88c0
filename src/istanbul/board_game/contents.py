"""The words and the tables of the game as they are written: ids, and the rows of tables/*.toml.

A user's own table file (`read_own`) may change numbers and copies of rows, never ids.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from istanbul.engine.errors import MalformedInput

Rows = dict[str, Any]
"""Section -> key -> value, as in the files."""

MAX_SEATS: Final = 5
GOODS: Final = ["red", "green", "yellow", "blue"]
FIGURES: Final = ["governor", "smuggler", "coffee_trader", "courier"]
MARKETS: Final = ["small", "large"]
TRACKS: Final = ["sultans_palace", "gemstone_dealer", "coffee_house"]
"""Places with rubies that rise in price."""
TAVERN_TILES: Final = ["movement", "encounters"]
EXPANSIONS: Final = ["mocha", "letters"]
PLACES: Final = [
    *("wainwright", "fabric_warehouse", "spice_warehouse", "fruit_warehouse", "post_office"),
    *("caravansary", "fountain", "black_market", "tea_house", "large_market", "small_market"),
    *("police_station", "sultans_palace", "small_mosque", "great_mosque", "gemstone_dealer"),
    *("roasting_plant", "guild_hall", "tavern", "coffee_house"),
    *("embassy", "kiosk", "auction_house", "secret_society", "catacombs"),
]
"""By printed number: the place with number n is PLACES[n - 1]."""

FILES: Final = ["setup", "places", "demand_tiles", "bonus_cards", "layouts", "mocha", "letters"]


@cache
def printed() -> Rows:
    """All rows of the project's own tables. Read only."""
    rows: Rows = {}
    folder = resources.files("istanbul.board_game") / "tables"
    for name in FILES:
        rows |= tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
    return rows


BONUS_CARDS: Final[list[str]] = list(printed()["bonus_cards"])
CARD_EFFECTS: Final[list[str]] = [row["effect"] for row in printed()["bonus_cards"].values()]
GUILD_CARDS: Final[list[str]] = list(printed()["guild_cards"])
KIOSK_TILES: Final[list[str]] = list(printed()["kiosk_tiles"])


def read_own(path: Path) -> Rows:
    """A user's table file, checked against the printed rows."""
    try:
        own = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise MalformedInput(f"table file {path}: {problem}") from problem
    merged(own)
    return own


def merged(own: Mapping[str, Any]) -> Rows:
    """The printed rows with a user's changes."""
    return _merge(printed(), own, "tables")


def _merge(rows: Rows, own: Mapping[str, Any], where: str) -> Rows:
    result = dict(rows)
    for key, value in own.items():
        name = f"{where}.{key}"
        if key not in rows:
            raise MalformedInput(f"{name} is unknown; expected one of {', '.join(rows)}")
        known = rows[key]
        if isinstance(known, dict):
            if not isinstance(value, dict):
                raise MalformedInput(f"{name} must be a table")
            result[key] = _merge(known, value, name)
        elif isinstance(known, str):
            if value != known:
                raise MalformedInput(f"{name} is an id or a mark and cannot be changed")
        elif not _same_kind(known, value):
            raise MalformedInput(f"{name} must look like {known}: whole numbers, 0 to 999")
        else:
            result[key] = value
    return result


def _same_kind(known: Any, value: Any) -> bool:
    """Is it a number where a number stood, or as many lists of numbers (stacks may grow)?"""
    if isinstance(known, list):
        if not isinstance(value, list) or not value:
            return False
        if isinstance(known[0], list):  # rows of a stack: their number may change
            return all(_same_kind(known[0], row) for row in value)
        return len(value) == len(known) and all(map(_same_kind, known, value))
    if isinstance(known, str):
        return bool(value == known)
    return type(value) is int and 0 <= value <= 999


def marked_facts() -> dict[str, str]:
    """The facts that are not certain: where they stand, and their mark (l or r)."""
    found: dict[str, str] = {}

    def look(rows: Rows, where: str) -> None:
        for key, value in rows.items():
            if isinstance(value, dict):
                look(value, f"{where}{key}.")
            elif key.endswith("mark") and value in ("l", "r"):
                found[
                    where + key.removesuffix("mark").rstrip("_")
                    if key != "mark"
                    else where.rstrip(".")
                ] = value

    look(printed(), "")
    return found
