"""Option sets that playthroughs, golden games and tests go through, each with a short name."""

from __future__ import annotations

from typing import Any, Final

BOTH: Final = ["mocha", "letters"]

OPTION_SETS: Final[dict[str, dict[str, Any]]] = {
    "base_2": {"players": 2},
    "base_3": {"players": 3},
    "base_4_long_paths": {"players": 4, "layout": "long_paths"},
    "base_5_in_order": {"players": 5, "layout": "in_order"},
    "base_2_neutral_assistants": {"players": 2, "variants": ["neutral_assistants"]},
    "base_3_random": {"players": 3, "layout": "random"},
    "base_4_both_variants": {"players": 4, "variants": ["caravan_leader", "neutral_assistants"]},
    "base_5_caravan_leader": {"players": 5, "variants": ["caravan_leader"]},
    "base_4_first_edition": {"players": 4, "edition": "first", "layout": "random"},
    "mocha_2": {"players": 2, "expansions": ["mocha"]},
    "mocha_3_random": {"players": 3, "expansions": ["mocha"], "layout": "random"},
    "mocha_5_caravan_leader": {
        "players": 5,
        "expansions": ["mocha"],
        "variants": ["caravan_leader"],
    },
    "letters_3": {"players": 3, "expansions": ["letters"]},
    "letters_4_neutral_assistants": {
        "players": 4,
        "expansions": ["letters"],
        "variants": ["neutral_assistants"],
    },
    "letters_2_new_only": {"players": 2, "expansions": ["letters"], "letters_deck": "new_only"},
    "letters_5_new_only_random": {
        "players": 5,
        "expansions": ["letters"],
        "letters_deck": "new_only",
        "layout": "random",
    },
    "great_bazaar_2_caravan_leader": {
        "players": 2,
        "expansions": BOTH,
        "variants": ["caravan_leader"],
    },
    "great_bazaar_4": {"players": 4, "expansions": BOTH},
    "great_bazaar_5": {"players": 5, "expansions": BOTH},
    "dice_2": {"game": "dice", "players": 2},
    "dice_3": {"game": "dice", "players": 3},
    "dice_4": {"game": "dice", "players": 4},
}
