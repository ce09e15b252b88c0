"""`python -m training.plot`: are the chances of today chances? Fresh games, a table and a picture.

Plays games that nothing was fitted to, compares what `grandmaster` says at the beginning of each
turn, as people are told, with who won, and draws it for docs/review.md.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from istanbul import all_games
from istanbul.agents.spreading import spread
from istanbul.cli.progress import with_progress
from istanbul.search.packages import package_of, read_steepness
from training import games
from training.calibration import SURELY, Calibration, measured
from training.chances import PLAYERS, Fitted, Seen, joined, of_game
from training.curves import COLOURS
from training.settings import CONFIG, Mix, read

PICTURE: Final = Path("docs", "images", "calibration.svg")
AGENT: Final = "grandmaster"
SEATS: Final = 4
GAMES: Final = 240
SEED: Final = 77  # no profile has it
SIDE, EDGE = 300, 36


def seen(mix: Mix, number: int) -> Seen:
    """A fresh game, and what the players' networks say of its turns."""
    who = read(CONFIG).games
    return of_game(games.play(who, [mix], SEED, number), number)


def calibration_of(mix: Mix, n: int, jobs: int) -> Calibration:
    """Of so many games of four."""
    alone = Mix(mix.set, mix.options, {SEATS: 1}, mix.sharpness)
    results = spread(jobs)(partial(seen, alone), range(n))
    found = joined(list(with_progress(results, n, mix.set)))
    package = package_of(all_games.new_game({**mix.options, "players": SEATS}, seed=0))
    steepness = list(read_steepness(package, AGENT, mix.set, SEATS))
    said = Fitted({SEATS: steepness}).chances(found, PLAYERS.index(AGENT))
    return measured(said, found.wins, found.game, SEATS)


def svg(found: dict[str, Calibration]) -> str:
    """Said from left to right, won from bottom to top: chances lie on the diagonal."""
    size = SIDE + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" role="img">',
        "<title>Chances that were told, and how often they came true</title>",
        f'<rect width="{size}" height="{size}" fill="#ffffff"/>',
        f'<path d="M{EDGE} {EDGE}V{EDGE + SIDE}H{EDGE + SIDE}" fill="none" stroke="#555555"/>',
        f'<path d="M{EDGE} {EDGE + SIDE}L{EDGE + SIDE} {EDGE}" stroke="#999999"/>',
        _text(EDGE, size - 8, "chance that was told, 0 to 100 %"),
        _text(4, 14, "share of wins, 0 to 100 %"),
    ]
    for number, (name, one) in enumerate(found.items()):
        colour = COLOURS[number % len(COLOURS)]
        for tenth in one.tenths:
            x, y = EDGE + SIDE * tenth.said, EDGE + SIDE * (1 - tenth.won)
            reach = SIDE * SURELY * tenth.error
            line = f'd="M{x:.1f} {y - reach:.1f}V{y + reach:.1f}" stroke="{colour}"'
            parts.append(f"<path {line}/>")
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>')
        parts.append(_text(EDGE + 10, EDGE + 16 * (number + 1), name, colour))
    return "\n".join([*parts, "</svg>\n"])


def _text(x: int, y: int, words: str, colour: str = "#333333") -> str:
    style = f'font-size="11" font-family="sans-serif" fill="{colour}"'
    return f'<text x="{x}" y="{y}" {style}>{words}</text>'


def main(argv: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m training.plot", description=__doc__)
    parser.add_argument("--sets", default="base,dice", help="default base,dice")
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each (default {GAMES})")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--out", type=Path, default=PICTURE, help=f"default {PICTURE}")
    args = parser.parse_args(argv)
    found = {}
    for mix in read(CONFIG).mix:
        if mix.set in args.sets.split(","):
            one = found[mix.set] = calibration_of(mix, args.games, args.jobs)
            print(f"{mix.set}: {one.positions} positions, log loss {one.log_loss:.3f}")
            for tenth in one.tenths:
                told, won, error = (100 * n for n in (tenth.said, tenth.won, tenth.error))
                print(f"  said {told:5.1f} %, won {won:5.1f} ± {error:.1f} %", flush=True)
    args.out.write_text(svg(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
