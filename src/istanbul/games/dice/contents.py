"""The words and the tables of the game as written: ids, and the rows of tables/dice.toml."""

from __future__ import annotations

from typing import Final

from istanbul.engine.rows import Printed

MAX_SEATS: Final = 4
COLOURS: Final = ["red", "yellow", "green", "blue"]
FACES: Final = [*COLOURS, "coin", "card"]
THINGS: Final = [*COLOURS, "brown", "crystal", "lira"]
"""What can be short in the supply."""
TRACKS: Final = [*COLOURS, "mixed", "lira"]

TILE_KINDS: Final = ["income_lira", "income_card", "goods", "income_crystal", "extra_action"]
TILES: Final = [
    *(f"income_lira_{colour}" for colour in COLOURS),
    *(f"income_card_{colour}" for colour in COLOURS),
    *(f"goods_{colour}" for colour in COLOURS),
    *(f"income_crystal_{colour}" for colour in COLOURS),
    *(f"extra_action_{colour}" for colour in COLOURS),
    "extra_die",
]
"""By kind and cost colour; the four extra-die tiles are alike."""

BAZAAR_CARDS: Final = [
    *(f"a_{thing}" for thing in [*COLOURS, "crystal"]),
    *(f"b_{thing}" for thing in [*COLOURS, "crystal"]),
    *(f"c_{colour}" for colour in COLOURS),
    *(f"d_{colour}" for colour in COLOURS),
    *("e_lira_tile", "e_crystal", "e_brown", "e_lira", "e_marker", "e_tile"),
    *("f_one", "f_two", "f_three"),
    *("g_brown", "g_lira", "g_crystals"),
    *("h_brown", "h_tile", "h_crystals"),
]

printed: Final = Printed("istanbul.games.dice", ["dice"])
merged: Final = printed.merged
read_own: Final = printed.read_own
marked_facts: Final = printed.marked_facts
