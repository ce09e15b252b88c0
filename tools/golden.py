"""`make golden`: complete games with their results, one log each; a test replays them all."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Final

from istanbul.agents.simulation import GameReport, Plan, play
from istanbul.engine.log import Log
from tools.option_sets import OPTION_SETS

FOLDER: Final = Path(__file__).parent.parent / "tests" / "golden"
GAMES: Final = 3  # of each option set
MORE: Final = 40  # looked through for what these do not use


def main() -> int:
    """Write all logs; remove those of option sets that are gone."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.jsonl"):
        old.unlink()
    used: Counter[str] = Counter()
    for name in OPTION_SETS:
        for number in range(GAMES):
            _keep(name, number, _play(name, number), used)
    for name, number in product(OPTION_SETS, range(GAMES, GAMES + MORE)):
        report = _play(name, number)
        if not _things(report) <= used.keys():  # a rare card, say
            _keep(name, number, report, used)
    return 0


def _play(name: str, number: int) -> GameReport:
    agents = ["collector", "collector", "random"]
    plan = Plan({**OPTION_SETS[name], "max_rounds": 300}, agents, seed=7, keep_logs=True)
    return play(plan, number)


def _things(report: GameReport) -> set[str]:
    """What was used in a game: places, cards, tiles."""
    return {f"{what} {which}" for what, counts in report.counts.items() for which in counts}


def _keep(name: str, number: int, report: GameReport, used: Counter[str]) -> None:
    assert report.log is not None
    used.update(_things(report))
    path = FOLDER / f"{name}_{number}.jsonl"
    path.write_text(Log.read(report.log).to_lines(), encoding="utf-8")
    print(f"  {path.stem}: {report.reason} in {report.rounds} rounds")


if __name__ == "__main__":
    sys.exit(main())
