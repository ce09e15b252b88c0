"""`python -m tests.enumerator`: count every position of `positions.toml` again."""

from __future__ import annotations

import json
import sys
import time
import tomllib
from pathlib import Path

from . import perft


def main() -> int:
    """Print name, depth, count and seconds of each position; 1 if a count is not the stored one."""
    path = Path(__file__).with_name("positions.toml")
    wrong = 0
    began = time.perf_counter()
    for entry in tomllib.loads(path.read_text(encoding="utf-8"))["position"]:
        start = time.perf_counter()
        count = perft(json.loads(entry["json"]), entry["depth"])
        mark = "" if count == entry["count"] else f"  WRONG: the file says {entry['count']}"
        wrong += bool(mark)
        seconds = time.perf_counter() - start
        print(f"{entry['name']:34} {entry['depth']} {count:9} {seconds:7.2f} s{mark}")
    print(f"all in {time.perf_counter() - began:.1f} s, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
