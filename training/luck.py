"""`python -m training.luck STEP`: how much of what rolls seem to change is there at the end.

`play` plays games of equal players, judges each roll and draw in them as a review does, and keeps
the changes in a file beside the result; run it again to go on where it was stopped. `show` says by
how much the results rise with the sum of the changes, and with what reviews make of them. `fit`
writes the first of these numbers, `kept`, to the chances of each game.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from istanbul import all_games
from istanbul.agents.arena import SEEDS, budget_for
from istanbul.agents.base import Question
from istanbul.agents.roster import make
from istanbul.agents.spreading import spread
from istanbul.engine.match import Match
from istanbul.engine.node import Over
from istanbul.engine.source import SeededSource
from istanbul.review.judging import NODES, Judge
from istanbul.review.reviewing import positions
from istanbul.search.packages import (
    CHANCES,
    KEPT,
    WIDE,
    package_of,
    read_kept,
    weights_folder,
)
from istanbul.search.scales import STEEPNESS_SCALE
from training.export import table_text
from training.games import MAX_ROUNDS
from training.settings import read

FOLDER: Final = Path("build", "luck")
AGENTS: Final = ("apprentice", "trader", "master", "grandmaster")
PLAYED: Final = 300  # nodes of a decision while the game is played
MOST: Final = 1_000_000  # games of a run


class Roll(msgspec.Struct, frozen=True, array_like=True):
    """A roll or a draw: everybody's chances before and after it."""

    what: str  # the first word of its notation
    seat: int  # whose turn it is
    rubies: int  # the most of anybody
    before: list[float]
    after: list[float]


class Rolled(msgspec.Struct, frozen=True, array_like=True):
    """A game of equal players, with its result."""

    set: str
    agent: str
    number: int
    won: list[float]
    rolls: list[Roll]


_rolled = msgspec.json.Decoder(Rolled).decode


def ways() -> list[tuple[str, dict[str, object]]]:
    """Each set with each number of players."""
    return [
        (mix.set, {**mix.options, "players": players, "max_rounds": MAX_ROUNDS})
        for mix in read().mix
        for players in mix.players
    ]


def rolled(seed: int, sets: Sequence[str], nodes: int, number: int) -> Rolled:
    """Game `number` of a run: ways to play and players in turn."""
    some = [way for way in ways() if way[0] in sets]
    set_name, options = some[number % len(some)]
    agent = AGENTS[number // len(some) % len(AGENTS)]
    match = played(options, agent, seed * 1_000_003 + number, PLAYED)
    judge, rolls = Judge(match.game, nodes), list[Roll]()
    for position in positions(match):
        if position.state.is_chance:
            change = judge.change(position)
            state = position.state
            what, rubies = state.text(position.number).split()[0], max(state.record.rubies)
            chances = _short(change.before), _short(change.after)
            rolls.append(Roll(what, state.record.seat, rubies, *chances))
    over = match.state.node
    assert isinstance(over, Over)
    won = [(seat in over.winners) / len(over.winners) for seat in range(match.game.players)]
    return Rolled(set_name, agent, number, won, rolls)


def _short(chances: list[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]


def played(options: dict[str, object], agent: str, seed: int, nodes: int) -> Match:
    """A game of equal players, who look at so many nodes if they search."""
    source = SeededSource(seed)
    match = Match(all_games.new_game(options, seed=seed))
    budget = budget_for(agent, str(nodes))
    agents = [make(agent, source.below(SEEDS), budget) for _ in range(match.game.players)]
    match.resolve_chance(source)
    while not match.state.is_over:
        question = Question.at(match.state)
        match.act(question.seat, agents[question.seat].choose(question))
        match.resolve_chance(source)
    return match


@dataclass(frozen=True)
class Slope:
    """By how much the result of a player rises with a sum of changes."""

    found: float
    error: float  # the standard error: all that happens in a game hangs together
    games: int


def slope(games: Sequence[Rolled]) -> Slope:
    """It is 1 if all that rolls change is there at the end of the game."""
    products, squares = list[float](), list[float]()
    for game in games:
        won, sums = [one - 1 / len(game.won) for one in game.won], total(game)
        products.append(sum(a * b for a, b in zip(won, sums, strict=True)))
        squares.append(sum(one * one for one in sums))
    found = sum(products) / sum(squares)
    left = sum((a - found * b) ** 2 for a, b in zip(products, squares, strict=True))
    return Slope(found, left**0.5 / sum(squares), len(games))


def total(game: Rolled) -> list[float]:
    """What all rolls and draws of a game changed for each seat."""
    return [
        sum(roll.after[s] - roll.before[s] for roll in game.rolls) for s in range(len(game.won))
    ]


def package_of_set(name: str) -> str:
    """The package with the chances of a set."""
    return package_of(all_games.new_game(next(one for way, one in ways() if way == name), seed=0))


def fit(games: Sequence[Rolled]) -> None:
    """Write `kept` to the packages: a number for each game; its sets do not differ surely."""
    for package in dict.fromkeys(package_of_set(name) for name, _ in ways()):
        some = [game for game in games if package_of_set(game.set) == package]
        if not some:
            continue
        file = weights_folder(package, WIDE) / CHANCES
        assert isinstance(file, Path)
        rows = json.loads(file.read_text(encoding="utf-8"))
        number = round(STEEPNESS_SCALE * slope(some).found)
        for table in rows.values():
            table[KEPT] = dict.fromkeys(table[WIDE], number)
        file.write_text(table_text(rows), encoding="utf-8")


def show(games: Sequence[Rolled]) -> None:
    """Slopes by game, player, set and number of players: of changes, and as reviews tell them."""
    groups: dict[str, list[Rolled]] = {}
    for game in games:
        package = package_of_set(game.set).split(".")[-2]
        keys = [package, f"{package}, {game.agent}", game.set, f"{game.set}, {len(game.won)}"]
        for key in dict.fromkeys(keys):
            groups.setdefault(key, []).append(game)
    for key, some in sorted(groups.items()):
        raw = slope(some)
        kept = read_kept(package_of_set(some[0].set), some[0].set, len(some[0].won))
        print(
            f"{key}: {raw.games} games, {raw.found:.2f} ± {raw.error:.2f};"
            f" times kept {kept:.2f}: {raw.found / kept:.2f} ± {raw.error / kept:.2f}"
        )


def read_games(path: Path) -> list[Rolled]:
    """The games of a file; a line that was cut off is none."""
    lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []
    return [_rolled(line) for line in lines]


def run(folder: Path, seed: int, sets: Sequence[str], seconds: float, jobs: int) -> None:
    """Play games until the time is over."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{'-'.join(sets)}_{seed}.jsonl"
    there = read_games(path)
    numbers = range(len(there), MOST)
    until = time.monotonic() + seconds
    with path.open("ab") as out, closing(_games(seed, sets, jobs, numbers)) as found:
        out.truncate(sum(len(msgspec.json.encode(one)) + 1 for one in there))
        for game in found:
            out.write(msgspec.json.encode(game) + b"\n")
            out.flush()
            if time.monotonic() > until:
                break
    print(f"{len(read_games(path))} games in {path}", flush=True)


def _games(
    seed: int, sets: Sequence[str], jobs: int, numbers: Sequence[int]
) -> Generator[Rolled, None, None]:
    yield from spread(jobs)(partial(rolled, seed, sets, NODES), numbers)


def main(argv: Sequence[str] | None = None) -> int:
    """The command line."""
    sets = list(dict.fromkeys(name for name, _ in ways()))
    parser = argparse.ArgumentParser(prog="python -m training.luck", description=__doc__)
    parser.add_argument("step", choices=["play", "show", "fit"])
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"default {FOLDER}")
    parser.add_argument("--seed", type=int, default=1, help="of a run (default 1)")
    parser.add_argument("--sets", default=",".join(sets), help="in turn (default all)")
    parser.add_argument("--seconds", type=float, default=60, help="to play for (default 60)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    args = parser.parse_args(argv)
    if args.step == "play":
        run(args.folder, args.seed, args.sets.split(","), args.seconds, args.jobs)
        return 0
    paths = sorted(args.folder.glob(f"*_{args.seed}.jsonl"))
    games = [game for path in paths for game in read_games(path)]
    if args.step == "fit":
        fit(games)
    show(games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
