"""The words and the tables of the game as they are written: ids, and the rows of tables/*.toml.

A user's own table file (`read_own`) may change numbers and copies of rows, never ids.
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.rows import Printed

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

printed: Final = Printed("istanbul.games.board", FILES)
merged: Final = printed.merged
read_own: Final = printed.read_own
marked_facts: Final = printed.marked_facts

BONUS_CARDS: Final[list[str]] = list(printed()["bonus_cards"])
CARD_EFFECTS: Final[list[str]] = [row["effect"] for row in printed()["bonus_cards"].values()]
GUILD_CARDS: Final[list[str]] = list(printed()["guild_cards"])
KIOSK_TILES: Final[list[str]] = list(printed()["kiosk_tiles"])
