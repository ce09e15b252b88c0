"""`python -m training.puzzles STEP`: the puzzles of the package.

`mine` plays games and keeps their puzzles in a folder; run it again to go on where it was stopped.
`pack` chooses among them and writes the file of the package. `check` looks at that file once more,
with ten times the nodes of the miner, and can drop what no longer holds; it goes on, too.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from istanbul.agents.spreading import spread
from istanbul.agents.statistics import wilson
from istanbul.puzzles import book
from istanbul.puzzles.book import FILE, KINDS, LEVELS, Puzzle, Source
from training.mining import CLOSELY, SETS, TIMES, agrees, mine

FOLDER: Final = Path("build", "puzzles")
AT_ONCE: Final = 4  # games for each process, between two looks at the clock
CHECK_NODES: Final = TIMES * TIMES * CLOSELY  # a hundred times what the miner looks at first
SEEDS: Final = 1 << 31


class Mined(msgspec.Struct, frozen=True):
    """A game of a run: its number, and the game with its puzzles."""

    number: int
    source: Source


_mined = msgspec.json.Decoder(Mined).decode


def _lines(path: Path) -> list[bytes]:
    """Of a file that grows; a line that was cut off is none."""
    return path.read_bytes().split(b"\n")[:-1] if path.exists() else []


def _read(path: Path) -> list[Mined]:
    """What a run has found."""
    return [_mined(line) for line in _lines(path)]


def run_miner(folder: Path, seed: int, seconds: float, jobs: int) -> None:
    """Play games until the time is over."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"mined_{seed}.jsonl"
    there = _read(path)
    number = len(there)
    puzzles = sum(len(one.source.puzzles) for one in there)
    until = time.monotonic() + seconds
    with path.open("ab") as out:
        out.truncate(sum(len(msgspec.json.encode(one)) + 1 for one in there))
        left = seconds
        while left >= 0:
            numbers = range(number, number + AT_ONCE * jobs)
            for source in spread(jobs)(partial(mine, seed), numbers):
                out.write(msgspec.json.encode(Mined(number, source)) + b"\n")
                number, puzzles = number + 1, puzzles + len(source.puzzles)
            out.flush()
            left = until - time.monotonic()
            print(f"{number} games, {puzzles} puzzles, {max(0, left):.0f} s left", flush=True)
    show(one.source for one in _read(path))


def show(sources: Iterable[Source]) -> None:
    """Counts by set, kind and level."""
    rows = Counter(
        (source.way, puzzle.kind, puzzle.level) for source in sources for puzzle in source.puzzles
    )
    print(f"{'':14}" + "".join(f"{kind:>9}" for kind in KINDS) + f"{'all':>9}")
    for name in [*SETS, ""]:
        counts = [
            sum(n for (a, b, _), n in rows.items() if name in (a, "") and b == kind)
            for kind in KINDS
        ]
        cells = "".join(f"{n:>9}" for n in [*counts, sum(counts)])
        print(f"{name or 'all':14}{cells}")
    for level, player in enumerate(LEVELS):
        print(f"solved from {player} on: {sum(n for (*_, c), n in rows.items() if c == level)}")


def choose(found: Sequence[Source], most: int) -> list[Source]:
    """So many puzzles, as evenly over sets, kinds and levels as they allow.

    The rarest group gives one, then the next, until there are enough; then by the clearest.
    """
    groups: dict[tuple[str, str, int], list[tuple[int, Puzzle]]] = {}
    for i, source in enumerate(found):
        for puzzle in source.puzzles:
            key = (source.way, puzzle.kind, puzzle.level)
            groups.setdefault(key, []).append((i, puzzle))
    for group in groups.values():
        group.sort(key=lambda one: -one[1].gap)
    taken: dict[int, list[Puzzle]] = {}
    n = 0
    while n < most and any(groups.values()):
        for group in sorted(groups.values(), key=len):
            if group and n < most:
                i, puzzle = group.pop(0)
                taken.setdefault(i, []).append(puzzle)
                n += 1
    return [found[i].with_only(puzzles) for i, puzzles in sorted(taken.items())]


class Checked(msgspec.Struct, frozen=True):
    """What a longer search says of a puzzle."""

    name: str
    holds: bool


_checked = msgspec.json.Decoder(Checked).decode


def _holds(nodes: int, pairs: Sequence[tuple[Source, Puzzle]], number: int) -> bool:
    source, puzzle = pairs[number]
    return agrees(source, puzzle, nodes, int(source.name(puzzle), 16) % SEEDS)


def check(path: Path, folder: Path, nodes: int, jobs: int, most: int) -> dict[str, bool]:
    """Look at puzzles of a file with more nodes: which of them hold, by name.

    Names are hashes: the first puzzles in their order are a random sample of all.
    """
    pairs = [(source, puzzle) for source in book.read(path) for puzzle in source.puzzles]
    pairs = sorted(pairs, key=lambda one: one[0].name(one[1]))[:most]
    folder.mkdir(parents=True, exist_ok=True)
    known = folder / f"checked_{nodes}.jsonl"
    lines = _lines(known)
    held = {one.name: one.holds for one in map(_checked, lines)}
    left = [n for n, (source, puzzle) in enumerate(pairs) if source.name(puzzle) not in held]
    with known.open("ab") as out:
        out.truncate(sum(len(line) + 1 for line in lines))
        for n, holds in zip(left, spread(jobs)(partial(_holds, nodes, pairs), left), strict=True):
            source, puzzle = pairs[n]
            held[source.name(puzzle)] = holds
            out.write(msgspec.json.encode(Checked(source.name(puzzle), holds)) + b"\n")
            out.flush()
    return {source.name(puzzle): held[source.name(puzzle)] for source, puzzle in pairs}


def tell(path: Path, held: dict[str, bool], nodes: int) -> None:
    """The share of puzzles that hold, with its interval, and which do not."""
    n, good = len(held), sum(held.values())
    low, high = wilson(good, n)
    print(f"{good} of {n} hold with {nodes} nodes: {good / n:.1%} ({low:.1%} to {high:.1%})")
    for source in book.read(path):
        for puzzle in source.puzzles:
            if not held.get(name := source.name(puzzle), True):
                print(f"{name}: {source.way}, {puzzle.kind}, gap {puzzle.gap}")


def drop(path: Path, held: dict[str, bool]) -> None:
    """Keep only the puzzles that hold, or were not looked at."""
    kept = [
        source.with_only([one for one in source.puzzles if held.get(source.name(one), True)])
        for source in book.read(path)
    ]
    book.write(path, [source for source in kept if source.puzzles])


def main(argv: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m training.puzzles", description=__doc__)
    parser.add_argument("step", choices=["mine", "pack", "check", "show"])
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"default {FOLDER}")
    parser.add_argument("--file", type=Path, default=FILE, help="default: of the package")
    parser.add_argument("--seed", type=int, default=1, help="of a run (default 1)")
    parser.add_argument("--seconds", type=float, default=60, help="to mine for (default 60)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--most", type=int, default=1500, help="puzzles to pack or check")
    parser.add_argument("--nodes", type=int, default=CHECK_NODES, help="of a check")
    parser.add_argument("--drop", action="store_true", help="check: what does not hold")
    args = parser.parse_args(argv)
    if args.step == "mine":
        run_miner(args.folder, args.seed, args.seconds, args.jobs)
    elif args.step == "pack":
        runs = sorted(args.folder.glob("mined_*.jsonl"))
        found = [one.source for path in runs for one in _read(path) if one.source.puzzles]
        book.write(args.file, choose(found, args.most))
        show(book.read(args.file))
    elif args.step == "check":
        held = check(args.file, args.folder, args.nodes, args.jobs, args.most)
        tell(args.file, held, args.nodes)
        if args.drop:
            drop(args.file, held)
    else:
        show(book.read(args.file))
    return 0


if __name__ == "__main__":
    sys.exit(main())
