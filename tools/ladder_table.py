"""`make ladder`: plays the ladder of computer players and writes its table into docs/agents.md.

Every cell keeps its games in build/ladder/, so a run that was stopped goes on where it stopped.
Games of other rules, agents, weights or budgets are thrown away. The seeds are in the table: it can
be made again from nothing, and the games need not be kept.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from istanbul.agents.arena import ArenaPlan
from istanbul.agents.arena_file import is_of, kept_and_played
from istanbul.agents.roster import RUNGS
from istanbul.agents.spreading import spread
from istanbul.agents.standings import Standings
from istanbul.cli.arena import warn_if_slow
from istanbul.cli.files import write_whole
from istanbul.cli.progress import with_progress
from istanbul.engine.node import Json

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "agents.md"
FOLDER: Final = ROOT / "build" / "ladder"
BEGIN: Final = "<!-- ladder: written by `make ladder` -->"
END: Final = "<!-- end of ladder -->"

GAMES: Final = 240  # of a cell
BUDGET: Final = "1000"  # nodes a decision of the master: some ms, the same games on every machine
PLAYERS: Final = 4
SEARCHING: Final = ("master", "grandmaster")  # whose strength depends on the budget
GAMES_OF_FAMILY: Final[dict[str, dict[str, Any]]] = {
    "base game": {},
    "Mocha & Baksheesh": {"expansions": ["mocha"]},
    "Letters & Seals": {"expansions": ["letters"]},
    "Great Bazaar": {"expansions": ["mocha", "letters"]},
    "Dice Game": {"game": "dice"},
}
HEAD: Final = (
    "| game | players | games | win share (95 %) | even share | winner's turns, median | budget "
    "| seed |\n|---|---|---:|---|---:|---:|---|---:|\n"
)


@dataclass(frozen=True)
class Cell:
    """One row of the table."""

    game: str
    title: str
    plan: ArenaPlan

    @property
    def file(self) -> Path:
        """Where its games are kept: `base_game_master_trader.jsonl`."""
        words = self.game.lower().replace("&", "and").split()
        rivals = [self.plan.agents[0], self.plan.agents[-1]]
        return FOLDER / f"{'_'.join([*words, *rivals])}.jsonl"

    def row(self, found: Json) -> str:
        """With what was found."""
        first = found["by_agent"][self.plan.agents[0]]
        low, high = 100 * first["win_share_low"], 100 * first["win_share_high"]
        share = f"{100 * first['win_share']:.1f} % ({low:.1f} to {high:.1f})"
        if len(set(self.plan.agents)) == 1:
            share = "-"  # against itself it is even
        budget = f"{self.plan.budget} nodes" if self.plan.agents[0] in SEARCHING else "-"
        cells = [
            *(self.game, self.title, found["games"], share, f"{100 * found['even_share']:.0f} %"),
            *(found["turns_to_win_median"], budget, self.plan.seed),
        ]
        return f"| {' | '.join(map(str, cells))} |"


def cells(budget: str = BUDGET) -> list[Cell]:
    """All rows, each with a seed of its own."""
    found: list[Cell] = []
    rungs = [(RUNGS[i + 1], RUNGS[i]) for i in range(len(RUNGS) - 1)]
    for game, options in GAMES_OF_FAMILY.items():
        for agent, rival in rungs:
            plan = ArenaPlan(
                {**options, "players": PLAYERS},
                (agent, *[rival] * (PLAYERS - 1)),
                seed=len(found) + 1,
                budget=budget,
            )
            found.append(Cell(game, f"`{agent}` against 3 `{rival}`", plan))
    options = {"players": PLAYERS, "layout": "short_paths"}
    best = (RUNGS[-1],) * PLAYERS
    plan = ArenaPlan(options, best, seed=len(found) + 1, budget=budget)
    return [*found, Cell("base game", f"`{RUNGS[-1]}` against itself, short paths", plan)]


def table(rows: Sequence[str]) -> str:
    """The head of the table and its rows, for docs/agents.md."""
    return HEAD + "\n".join(rows) + "\n"


def placed(page: str, text: str) -> str:
    """The page with this text between the marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"expected the marks {BEGIN} and {END} in the page")
    return f"{before}{BEGIN}\n\n{text}\n{END}{after}"


def play_cell(cell: Cell, games: int, jobs: int) -> Json:
    """Its numbers; its file is begun anew if other agents played in it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not is_of(cell.file, cell.plan):
        cell.file.unlink(missing_ok=True)
    there, results = kept_and_played(cell.plan, games, spread(jobs), cell.file)
    title = f"{cell.game}: {cell.title}".replace("`", "")
    return Standings.of(with_progress(results, games, title, there)).to_json()


def main(argv: Sequence[str] | None = None) -> int:
    """Play what is missing, then write the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=GAMES, help=f"of a cell (default {GAMES})")
    parser.add_argument("--budget", default=BUDGET, help=f"of the master (default {BUDGET})")
    parser.add_argument("--jobs", type=int, default=2, help="games at the same time (default 2)")
    parser.add_argument("--only", default="", metavar="TEXT", help="cells with this in their row")
    parser.add_argument("--dry", action="store_true", help="print only, leave the page as it is")
    args = parser.parse_args(argv)
    chosen = [c for c in cells(args.budget) if args.only in f"{c.game}: {c.title}"]
    print(HEAD, end="")
    rows = []
    for cell in chosen:
        warn_if_slow(cell.plan)
        rows.append(cell.row(play_cell(cell, args.games, args.jobs)))
        print(rows[-1], flush=True)
    if args.dry or args.only:  # a part of the table is not the table
        return 0
    write_whole(PAGE, placed(PAGE.read_text(encoding="utf-8"), table(rows)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
