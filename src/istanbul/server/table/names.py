"""Names of people: what can be shown, and what can be told apart at one table."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from istanbul.engine.errors import MalformedInput

LONGEST_NAME: Final = 40
JOINER: Final = "\u200d"  # makes one picture of several: families, professions
AS_PICTURE: Final = "\ufe0f"
INVISIBLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""What shows nothing: all that Unicode lets programs ignore, and an empty cell of Braille."""
TWINS: Final = str.maketrans(
    # Cyrillic, Greek, and digits that are taken for letters.
    "авгдеёзикмнорстухьіїјѕԁһԛԝӏ" + "αβγεηικνορτυχωϲϳ" + "01|",
    "abrdee3ukmhopctyxbiijsdhqwl" + "abyenikvoptuxwcj" + "oll",
)


def clean_name(name: str) -> str:
    """A name to show: one line, no more than people can read, and no less."""
    words = " ".join(name.split())
    shown = without_joiners(words)
    if not 1 <= len(words) <= LONGEST_NAME or not shown.isprintable() or INVISIBLE.search(shown):
        raise MalformedInput(f"name: expected 1 to {LONGEST_NAME} characters that can be seen")
    return words


def without_joiners(name: str) -> str:
    """Without what makes one picture of several, where it stands between pictures."""
    kept: list[str] = []
    for n, sign in enumerate(name):
        before = name[n - 1] if n else ""
        if sign == AS_PICTURE and before and _is_picture(before):
            continue
        after = name[n + 1 : n + 2]
        if sign == JOINER and after and _is_picture(after) and before and _is_picture(before):
            continue
        kept.append(sign)
    return "".join(kept)


def _is_picture(sign: str) -> bool:
    """An emoji, a colour of skin, or the sign that makes a picture of what stands before it."""
    return unicodedata.category(sign) in ("So", "Sk") or sign == AS_PICTURE or sign in "♀♂⚕"


def look_alike(one: str, other: str) -> bool:
    """Could one be taken for the other?"""
    return bool(_looks(one) & _looks(other))


def _looks(name: str) -> set[str]:
    """What a name looks like: without marks, gaps and capitals, in Latin letters; I as l, too."""
    plain = unicodedata.normalize("NFKD", name)
    letters = [sign for sign in plain if unicodedata.category(sign)[0] not in "MPZC"]
    text = "".join(letters) or name
    small = text.casefold().translate(TWINS)
    return {small, text.replace("I", "l").casefold().translate(TWINS)}
