"""Colours and letters of the terminal. Colour never speaks alone: every piece has its letter."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

INK: Final = "#1B1F3B"
PAPER: Final = "#FFFFFF"
SEATS: Final = [
    f"bold {PAPER} on #B3202C",
    f"bold {PAPER} on #1E5FAF",
    f"bold {INK} on #5FBF8F",
    f"bold {INK} on #F2B705",
    f"bold {INK} on #F7F3E8",
]
GOODS: Final = {
    "r": f"{PAPER} on #A61E2E",
    "g": f"{INK} on #66B36A",
    "y": f"{INK} on #F4C430",
    "b": f"{PAPER} on #2B5DA8",
    "c": f"{PAPER} on #6B4226",  # coffee is no good, but it is counted with them
}
ACCENT: Final = "bold cyan"
QUIET: Final = "dim"
NAME: Final = "bold"
RUBY: Final = "bold red"
FIGURE: Final = "bold reverse"
WARNING: Final = "bold red"

RUBY_SIGN: Final = "♦"
COFFEE_SIGN: Final = "c"
DELIVERED: Final = "✓"


def seat_letter(seat: int) -> str:
    """The letter that stands for a seat where there is no room for its name."""
    return "ABCDE"[seat]


def goods_text(letters: str) -> Text:
    """Goods as coloured letters; other signs as they are."""
    text = Text()
    for letter in letters:
        text.append(letter, GOODS.get(letter, ""))
    return text


def fit(text: Text, width: int) -> Text:
    """Exactly so many cells: cut with an ellipsis, or filled up. Wide letters count as two."""
    fitted = text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=False)
    missing = width - cell_len(fitted.plain)
    if missing > 0:
        fitted.append(" " * missing)
    return fitted
