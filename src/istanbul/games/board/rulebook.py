"""The pages of rules on the screens: files of docs/rules, or chapters of them."""

from __future__ import annotations

from typing import Final

PAGES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "board": {
        "base": (),
        "variants": ("Layouts", "Neutral assistants (2 to 4 players)", "Caravan leader",
                     "Editions", "Ruby goal"),
        "rulings": ("General", "Base game", "Variants", "Later rulings",
                    "Where we follow the rulebook against our notes"),
    },
    "mocha": {"mocha": (), "rulings": ("Mocha & Baksheesh",)},
    "letters": {"letters": (), "rulings": ("Letters & Seals",)},
    "great_bazaar": {"variants": ("Great Bazaar",)},
}  # fmt: skip
"""By page, by file: the chapters that belong to it; all of them if none is named."""
