"""Writes the numbers printed on places and tiles for the screen, from the tables of the rules.

`python tools/printed_numbers.py` writes web/src/board/printed.json; with `--check` it only says
whether the file is up to date.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
TABLES: Final = ROOT / "src/istanbul/board_game/tables"
FILES: Final = ("places", "demand_tiles", "setup", "mocha", "letters")
OUTPUT: Final = ROOT / "web/src/board/printed.json"
LEFT_OUT: Final = ("guild_cards", "kiosk_tiles", "auction")  # their faces are drawn one by one


def printed() -> dict[str, Any]:
    """All sections, without the marks that say how sure a row is."""
    found: dict[str, Any] = {}
    for name in FILES:
        sections = tomllib.loads((TABLES / f"{name}.toml").read_text(encoding="utf-8"))
        for section, rows in sections.items():
            if section not in LEFT_OUT:
                found[section] = {row: rows[row] for row in rows if not row.endswith("mark")}
    return found


def text_of(sections: dict[str, Any]) -> str:
    """The file: a line for each section."""
    lines = [f"{json.dumps(name)}: {json.dumps(rows)}" for name, rows in sections.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    """Write the file, or compare it."""
    text = text_of(printed())
    if "--check" in sys.argv[1:]:
        fresh = OUTPUT.exists() and OUTPUT.read_text(encoding="utf-8") == text
        if not fresh:
            print(f"{OUTPUT.relative_to(ROOT)} is stale: run python tools/printed_numbers.py")
        return int(not fresh)
    OUTPUT.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
