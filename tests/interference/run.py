"""Many pairs of worlds: `make interference`, or with ARGS='--pairs 1000' fewer."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter

from rich.progress import track

from tests.interference.pairs import SETS, Pair, pair


def main() -> int:
    """Follow the pairs, and say what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--pairs",
        type=int,
        default=12_000,
        help="how many (default 12000; in some no card is drawn)",
    )
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    args = parser.parse_args()
    begun = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        found = pool.imap_unordered(pair, range(args.pairs), chunksize=20)
        pairs = list(track(found, "pairs of worlds", args.pairs))
    seconds = time.monotonic() - begun
    report(pairs, seconds)
    leaks = [each for each in pairs if each.leak]
    for each in leaks[:10]:
        print(f"\n{each.options} seed {each.seed}, seat {each.seat}: {each.cards}\n{each.leak}")
    return bool(leaks)


def report(pairs: list[Pair], seconds: float) -> None:
    """A few lines for docs/threats.md."""
    begun = [each for each in pairs if each.cards != ("", "")]
    once = [each for each in begun if each.asked_once]
    print(f"{len(begun)} pairs that differ in one hidden card, {len(SETS)} option sets")
    print(f"{len(once)} in which only one of the two was asked something before it was played")
    print(f"{sum(each.compared for each in begun)} messages compared byte for byte")
    print(f"{sum(bool(each.leak) for each in begun)} pairs told others something")
    print(f"ended by: {dict(Counter(kind(each) for each in begun))}; {seconds:.0f} s")


def kind(each: Pair) -> str:
    """Why a pair was followed no longer."""
    return "leak" if each.leak else "the card came into play" if each.end else "the end"


if __name__ == "__main__":
    sys.exit(main())
