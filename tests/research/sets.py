"""Option sets that the kits of all three interfaces go through."""

from typing import Any, Final

from tools.option_sets import OPTION_SETS

NAMES: Final = (
    "base_2",
    "base_4_both_variants",
    "mocha_3_random",
    "letters_4_neutral_assistants",
    "great_bazaar_5",
    "dice_2",
    "dice_4",
)
SETS: Final[list[tuple[str, dict[str, Any]]]] = [
    (OPTION_SETS[name].get("game", "board"), {**OPTION_SETS[name], "game": "board"})
    for name in NAMES
]
for _, _options in SETS:
    del _options["game"]  # the environments have it in their name
