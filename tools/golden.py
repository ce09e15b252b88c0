"""`make golden`: complete games with their results, one log each; a test replays them all."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Final

from istanbul.agents.simulation import GameReport, Plan, play
from istanbul.board_game.contents import printed
from istanbul.engine.log import Log
from tools.option_sets import OPTION_SETS

FOLDER: Final = Path(__file__).parent.parent / "tests" / "golden"
GAMES: Final = 3  # of each option set
MORE: Final = 40  # looked through for what these do not use
RARE: Final = range(100, 500)  # looked through for cards that these do not use either
MIXED: Final = ["apprentice", "apprentice", "random"]


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
    for name in OPTION_SETS:
        _look_for_cards(name, used)
    return 0


def _look_for_cards(name: str, used: Counter[str]) -> None:
    """Some cards are hardly ever of use: the Coffee House twice takes 13 coffee."""
    options = OPTION_SETS[name]
    sets = {"base", *options.get("expansions", [])}
    if options.get("letters_deck") == "new_only":
        sets.remove("base")
    rows = printed()["bonus_cards"].items()
    cards = {f"card_played {card}" for card, row in rows if row["set"] in sets}
    for number in RARE:
        if cards <= used.keys():
            return
        report = _play(name, number, ["apprentice"])
        if _things(report) & (cards - used.keys()):
            _keep(name, number, report, used)


def _play(name: str, number: int, agents: Sequence[str] = MIXED) -> GameReport:
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
