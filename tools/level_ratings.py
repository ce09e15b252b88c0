"""`make ratings`: how strong rungs and levels are, for the screens and docs/agents.md.

All of them play each other in one pool for each game that is rated (`istanbul arena --ladder`). The
games are kept in build/ratings/, so a run that was stopped goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from istanbul.agents.arena import ArenaPlan
from istanbul.agents.arena_file import is_of, kept_and_played
from istanbul.agents.levels import LEVELS
from istanbul.agents.ratings import Rating, rate
from istanbul.agents.roster import OURS
from istanbul.agents.spreading import spread
from istanbul.agents.strength import FILE
from istanbul.cli.files import write_whole
from istanbul.cli.progress import with_progress

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "build" / "ratings"
PAGE: Final = ROOT / "docs" / "agents.md"
BEGIN: Final = "<!-- ratings of {}: written by `make ratings` -->"
END: Final = "<!-- end of ratings -->"
SEED: Final = 1
BUDGET: Final = "1000"  # nodes of master and grandmaster: the same games on every machine
PLANS: Final[dict[str, dict[str, Any]]] = {
    "board": {"players": 4, "max_rounds": 100},
    "dice": {"game": "dice", "players": 4},
}
GAMES: Final = {"board": 332, "dice": 500}


def measured(game: str, games: int, jobs: int) -> dict[str, Rating]:
    """Play what is missing; everybody's rating in this game."""
    plan = ArenaPlan(PLANS[game], tuple(OURS), SEED, BUDGET, ladder=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{game}.jsonl"
    if not is_of(file, plan):
        file.unlink(missing_ok=True)
    there, results = kept_and_played(plan, games, spread(jobs), file)
    return rate(list(with_progress(results, games, game, there)))


def rising(ratings: Sequence[float]) -> list[float]:
    """The nearest ratings that never fall: neighbours in the wrong order get their mean.

    A higher level is not weaker; that it came out so is chance (pool adjacent violators).
    """
    pools: list[list[float]] = []
    for rating in ratings:
        pools.append([rating])
        while len(pools) > 1 and fmean(pools[-2]) > fmean(pools[-1]):
            pools[-2:] = [pools[-2] + pools[-1]]
    return [fmean(pool) for pool in pools for _ in pool]


def shown(ratings: Mapping[str, float]) -> dict[str, int]:
    """What the screens show: whole tens, and levels that rise."""
    levels = [level.name for level in LEVELS]
    smooth = dict(zip(levels, rising([ratings[name] for name in levels]), strict=True))
    return {name: 10 * round(smooth.get(name, ratings[name]) / 10) for name in OURS}


def table(rated: Mapping[str, Rating]) -> str:
    """A row for each player, the weakest first."""
    rows = ["| player | rating (95 %) |", "|---|---:|"]
    for name, one in sorted(rated.items(), key=lambda item: item[1].rating):
        rows.append(f"| `{name}` | {one.rating:.0f} ({one.low:.0f} to {one.high:.0f}) |")
    return "\n".join(rows) + "\n"


def write(game: str, rated: Mapping[str, Rating]) -> None:
    """Into the file that the screens show, and into the page."""
    ratings = json.loads(FILE.read_text(encoding="utf-8")) | {
        game: shown({name: one.rating for name, one in rated.items()})
    }
    write_whole(FILE, json.dumps(ratings, indent=1) + "\n")
    page, begin = PAGE.read_text(encoding="utf-8"), BEGIN.format(game)
    before, _, rest = page.partition(begin)
    write_whole(PAGE, f"{before}{begin}\n\n{table(rated)}\n{END}{rest.partition(END)[2]}")


def main(argv: Sequence[str] | None = None) -> int:
    """Play, then write the file that the screens show, and the tables of the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, help=f"of each (default {GAMES})")
    parser.add_argument("--jobs", type=int, default=2, help="games at the same time (default 2)")
    parser.add_argument("--only", choices=PLANS, help="rate the players of this game only")
    args = parser.parse_args(argv)
    for game in [args.only] if args.only else PLANS:
        write(game, measured(game, args.games or GAMES[game], args.jobs))
    return 0


if __name__ == "__main__":
    sys.exit(main())
