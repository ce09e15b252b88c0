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

from istanbul.engine import rows
from istanbul.engine.rows import Rows

MAX_SEATS: Final = 5
GOODS: Final = ["red", "green", "yellow", "blue"]
FIGURES: Final = ["governor", "smuggler", "coffee_trader", "courier"]
ALL_FIGURES: Final = [*FIGURES, "neutral_1", "neutral_2", "neutral_3"]
"""All that two dice move: neutral merchants too."""
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
    found: Rows = {}
    folder = resources.files("istanbul.games.board") / "tables"
    for name in FILES:
        found |= tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
    return found


BONUS_CARDS: Final[list[str]] = list(printed()["bonus_cards"])
CARD_EFFECTS: Final[list[str]] = [row["effect"] for row in printed()["bonus_cards"].values()]
GUILD_CARDS: Final[list[str]] = list(printed()["guild_cards"])
KIOSK_TILES: Final[list[str]] = list(printed()["kiosk_tiles"])


def read_own(path: Path) -> Rows:
    """A user's table file, checked against the printed rows."""
    own = rows.read_file(path)
    merged(own)
    return own


def merged(own: Mapping[str, Any]) -> Rows:
    """The printed rows with a user's changes."""
    return rows.merge(printed(), own)


def marked_facts() -> dict[str, str]:
    """The facts that are not certain: where they stand, and their mark (l or r)."""
    return rows.marked_facts(printed())
