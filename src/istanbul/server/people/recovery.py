"""Recovery codes: eight words on paper that give an identity back, each of them once.

A code has 80 random bits, so nobody can guess one, whatever they know of its mark: a slow hash is
for passwords that people choose.
"""

from __future__ import annotations

import secrets
from typing import Final

CODES: Final = 8
LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # without those that look like others
LOOK_ALIKE: Final = str.maketrans({"o": "0", "i": "1", "l": "1", "u": "v"})
LENGTH: Final = 16
GROUP: Final = 4


def new_codes() -> list[str]:
    """Eight codes, as people write them down."""
    return [_grouped("".join(secrets.choice(LETTERS) for _ in range(LENGTH))) for _ in range(CODES)]


def _grouped(code: str) -> str:
    return "-".join(code[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def read_code(text: str) -> str:
    """A code as its letters only, however somebody has typed it."""
    return "".join(text.lower().split()).replace("-", "").translate(LOOK_ALIKE)
