"""Option sets that playthroughs, golden games and tests go through, each with a short name."""

from __future__ import annotations

from typing import Any, Final

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
}
