"""`python -m tools.reason_samples`: reasons in words, for the screens to be compared with.

The browser says reasons by itself (web/src/live/reasons.ts). Its test reads the file that is made
here by `istanbul.messages.reasons`: every message, in all languages by turns.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from istanbul.messages import LANGUAGES, Words
from istanbul.messages.reasons import ALSO, say_reason

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "live" / "reasons.samples.json"
WORDS: Final = Words("en")
NAMES: Final = ["Ada", "Bo", "Çem"]
BOARD: Final[dict[str, str | int]] = {
    **{"place": "tea_house", "to": "gemstone_dealer", "good": "red", "colour": "blue"},
    **{"card": "stay", "guild": "guild_1", "kiosk": "kiosk_1", "tavern": "movement"},
    **{"meet": "governor", "seat": 1, "catch": 2, "payee": 0, "percent": 42, "best": 7},
}


def first(group: str) -> str:
    """The first id that has a message of this group."""
    return next(id for id in WORDS.ids() if id.startswith(f"{group}-")).partition("-")[2]


def arguments(message: str, needed: set[str], n: int) -> dict[str, str | int]:
    """Something for everything that a message needs."""
    dice = message.startswith("dice_")
    groups = {"track": "dice_track", "tile": "dice_tile", "card": "dice_card"}
    groups |= {"colour": "dice_colour", "face": "dice_face", "thing": "dice_count"}
    known: dict[str, str | int] = {k: first(g) for k, g in groups.items()} if dice else BOARD
    found = {name: known.get(name, n) for name in sorted(needed)}
    return {**found, "n": n} if "thing" in found else found


def samples() -> list[dict[str, Any]]:
    """All reasons, and each of the clauses that may follow one."""
    reasons = [key for key in WORDS.ids() if key.startswith(("reason-", "dice_reason-"))]
    asked = [
        (reason, arguments(reason, WORDS.variables(reason), n % 6 + 1))
        for n, reason in enumerate(reasons)
    ]
    for n, also in enumerate(ALSO):
        filled = arguments("reason_also", WORDS.variables(f"reason_also-{also}"), n + 1)
        asked.append(("reason-coffee", {"n": n + 1, also: 1, **filled}))
    return [
        {
            "language": (language := LANGUAGES[n % len(LANGUAGES)]),
            "reason": reason,
            "args": args,
            "said": say_reason(Words(language), reason, args, NAMES),
        }
        for n, (reason, args) in enumerate(asked)
    ]


def text() -> str:
    """The file."""
    rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in samples())
    return f'{{"names": {json.dumps(NAMES, ensure_ascii=False)}, "samples": [\n{rows}\n]}}\n'


def main() -> int:
    """Write it."""
    TARGET.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
