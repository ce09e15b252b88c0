"""Four questions about the board game, answered by simulated games and plots.

    istanbul simulate --games 400 --players 4 --agents trader --out games.parquet
    python examples/study_games/study_games.py games.parquet --folder plots

The cells (`# %%`) can be run one by one in an editor that knows them. Without a file the games are
played first, in all layouts. Needs `istanbul[research]` and matplotlib.
"""

# %% What is needed
from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import matplotlib
import numpy as np

from istanbul.agents.simulation import Plan, play
from istanbul.agents.spreading import spread
from istanbul.agents.statistics import wilson
from istanbul.engine.log import BY_CHANCE
from istanbul.research.data import SimulatedGame, games, games_file

matplotlib.use("Agg")  # pictures into files; no window
from matplotlib import pyplot as plt

LAYOUTS = ("short_paths", "long_paths", "in_order", "random")
TURQUOISE, CORAL, INK = "#0B6E78", "#B5412B", "#1B1F3B"


# %% Where the games come from
def play_games(path: Path, n: int, agent: str, jobs: int = 1) -> None:
    """The same number of games in each layout, into one file."""
    with games_file(path) as keep:
        for which, layout in enumerate(LAYOUTS):
            plan = Plan({"players": 4, "layout": layout}, [agent], seed=which, keep_logs=True)
            reports = spread(jobs)(partial(play, plan), range(n // len(LAYOUTS)))
            for number, report in enumerate(reports):
                keep(which * (n // len(LAYOUTS)) + number, report)


# %% Where do rubies come from?
def ruby_sources(found: Iterable[SimulatedGame]) -> Counter[str]:
    """Rubies by the place that gave them."""
    total: Counter[str] = Counter()
    for game in found:
        total.update(game.counts["ruby"])
    return total


def plot_ruby_sources(axes: Any, found: list[SimulatedGame]) -> None:
    """Bars, the most first."""
    sources = ruby_sources(found).most_common()[::-1]
    names = [name.replace("_", " ") for name, _ in sources]
    axes.barh(names, [n / len(found) for _, n in sources], color=CORAL)
    axes.set(title="Where rubies come from", xlabel="rubies a game, all seats")


# %% Is it good to begin?
def wins_by_turn(found: Iterable[SimulatedGame]) -> list[float]:
    """Wins of the seat that moved first, second ...; a shared one counts in parts."""
    wins: defaultdict[int, float] = defaultdict(float)
    players = 0
    for game in found:
        players = len(game.agents)
        for turn in range(players):
            wins[turn] += game.won((game.start + turn) % players)
    return [wins[turn] for turn in range(players)]


def plot_seats(axes: Any, found: list[SimulatedGame]) -> None:
    """Shares with their 95 % intervals, and the line of an even game."""
    wins, n = wins_by_turn(found), len(found)
    shares = np.array(wins) / n
    bounds = np.array([wilson(one, n) for one in wins])
    errors = np.clip(np.abs(bounds.T - shares), 0, 1)
    turns = [f"{turn + 1}." for turn in range(len(wins))]
    axes.bar(turns, 100 * shares, yerr=100 * errors, color=TURQUOISE, ecolor=INK, capsize=4)
    axes.axhline(100 / len(wins), color=INK, linestyle="--", linewidth=1)
    axes.set(title="Who wins, by turn order", ylabel="% of games (95 % interval)")


# %% Does the layout matter?
def rounds_by_layout(found: Iterable[SimulatedGame]) -> dict[str, list[int]]:
    """How long games take on each layout."""
    rounds: dict[str, list[int]] = {}
    for game in found:
        rounds.setdefault(str(game.log["options"]["layout"]), []).append(game.rounds)
    return rounds


def plot_layouts(axes: Any, found: list[SimulatedGame]) -> None:
    """Rounds to the end: boxes from the first to the third quarter."""
    rounds = rounds_by_layout(found)
    names = [name.replace("_", " ") for name in rounds]
    axes.boxplot(list(rounds.values()), tick_labels=names, medianprops={"color": CORAL})
    axes.set(title="How long a game takes", ylabel="rounds")


# %% Which number do they call at the Tea House, and does it come?
def tea_house_calls(found: Iterable[SimulatedGame]) -> tuple[Counter[int], Counter[int]]:
    """How often each number was called, and how often at least that was rolled.

    A call is an action `act N` that is followed by a roll of chance.
    """
    called: Counter[int] = Counter()
    came: Counter[int] = Counter()
    for game in found:
        entries = game.log["entries"]
        for entry, after in pairwise(entries):
            words, roll = entry["text"].split(), after["text"].split()
            if entry["by"] == BY_CHANCE or len(words) != 2 or words[0] != "act":
                continue
            if words[1].isdecimal() and after["by"] == BY_CHANCE and roll[0] == "roll":
                called[int(words[1])] += 1
                came[int(words[1])] += sum(map(int, roll[1:3])) >= int(words[1])
    return called, came


def plot_tea_house(axes: Any, found: list[SimulatedGame]) -> None:
    """Calls, and those that came true at the first roll."""
    called, came = tea_house_calls(found)
    numbers = range(3, 13)
    axes.bar(numbers, [called[n] for n in numbers], color=TURQUOISE, alpha=0.4, label="called")
    axes.bar(numbers, [came[n] for n in numbers], color=TURQUOISE, label="rolled at once")
    axes.set(title="Calls at the Tea House", xlabel="number", ylabel="calls", xticks=list(numbers))
    axes.legend(frameon=False)


# %% All four
def study(found: list[SimulatedGame], folder: Path) -> Path:
    """One picture with all plots; where it is."""
    figure, axes = plt.subplots(2, 2, figsize=(11, 8), layout="constrained")
    plots = (plot_ruby_sources, plot_seats, plot_layouts, plot_tea_house)
    for plot, one in zip(plots, axes.flat, strict=True):
        plot(one, found)
        one.spines[["top", "right"]].set_visible(False)
    agents = ", ".join(sorted({name for game in found for name in game.agents}))
    figure.suptitle(f"{len(found)} games with {len(found[0].agents)} players: {agents}")
    path = folder / "study.png"
    figure.savefig(path, dpi=80)
    plt.close(figure)
    return path


def main(words: list[str] | None = None) -> None:
    """Play or read, then draw."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path, nargs="?", help="games of `istanbul simulate --out`")
    parser.add_argument("--folder", type=Path, default=Path("plots"), help="for the picture")
    parser.add_argument("--games", type=int, default=400, help="if there is no file (default 400)")
    parser.add_argument("--agent", default="apprentice", help="who plays them")
    parser.add_argument("--jobs", type=int, default=1, help="games at the same time")
    args = parser.parse_args(words)
    if args.games < len(LAYOUTS):
        parser.error(f"--games: expected at least {len(LAYOUTS)}, one for each layout")
    args.folder.mkdir(parents=True, exist_ok=True)
    if args.file is None:
        args.file = args.folder / "games.parquet"
        play_games(args.file, args.games, args.agent, args.jobs)
    print(study(list(games(args.file)), args.folder))


if __name__ == "__main__":
    main()
