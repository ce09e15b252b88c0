"""Words of people's own: one line that can be seen, and nothing that changes how others look."""

from __future__ import annotations

import unicodedata
from typing import Final

from istanbul.engine.errors import MalformedInput
from istanbul.server.table.names import INVISIBLE, without_joiners

LONGEST: Final = 200
MOST_MARKS: Final = 3  # on one letter; more of them reach into the lines above and below


def clean_text(text: str) -> str:
    """What somebody said, as one line of text. It is never markup: screens show it as it is."""
    words = unicodedata.normalize("NFC", " ".join(text.split()))
    shown = without_joiners(words)
    if (
        not 1 <= len(words) <= LONGEST
        or not shown.isprintable()
        or INVISIBLE.search(shown)
        or _is_piled_up(shown)
    ):
        raise MalformedInput(f"text: expected 1 to {LONGEST} characters that can be seen")
    return words


def _is_piled_up(text: str) -> bool:
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        if marks > MOST_MARKS:
            return True
    return False
