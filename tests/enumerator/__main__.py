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
        depths = range(1, entry["depth"] + 1)
        counts = [perft(json.loads(entry["json"]), depth) for depth in depths]
        right = counts == entry["counts"] and counts[-1] == entry["count"]
        mark = "" if right else f"  WRONG: {counts}, but the file says {entry['counts']}"
        wrong += bool(mark)
        seconds = time.perf_counter() - start
        print(f"{entry['name']:34} {entry['depth']} {counts[-1]:9} {seconds:7.2f} s{mark}")
    print(f"all in {time.perf_counter() - began:.1f} s, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
