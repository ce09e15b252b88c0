"""`make accounts`: what `master` does with its turns and things, for the reviews of games.

Plays games of equal players in every set and with every number of players, the layouts in turn, and
writes the means of each place in the order of turns into the package. A game follows from its
number, so the same games are played with any number of processes.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Final

from istanbul import all_games
from istanbul.agents.arena import SEEDS
from istanbul.agents.base import Budget, Question
from istanbul.agents.roster import make
from istanbul.agents.spreading import spread
from istanbul.cli.progress import with_progress
from istanbul.engine.kit import kits
from istanbul.engine.options import Way
from istanbul.engine.source import SeededSource
from istanbul.review.accounts import FILE, FOLDER, Usual, Usuals, counted

AGENT: Final = "master"
GAMES: Final = 60
NODES: Final = 300
MAX_ROUNDS: Final = 100
Rows = list[dict[str, float]]
"""Of each place in the order of turns."""


def played(way: Way, players: int, seed: int, nodes: int, number: int) -> Rows:
    """A game of equal players, and where their turns and things went."""
    source = SeededSource(seed * 1_000_003 + number)
    layout = {"layout": way.layouts[number % len(way.layouts)]} if way.layouts else {}
    options = {**way.options, **layout, "players": players, "max_rounds": MAX_ROUNDS}
    game = all_games.new_game(options, seed=source.below(SEEDS))
    agents = [make(AGENT, source.below(SEEDS), Budget(nodes=nodes)) for _ in range(players)]
    state = game.root()
    state.record.events = []
    while not state.is_over:
        if state.is_chance:
            state.apply_in_place(state.sample(source))
        else:
            state.apply_in_place(agents[state.waits_for].choose(Question.at(state)))
    rows = counted([game.event_json(event) for event in state.record.events], state)
    start = game.header()["start"]
    return rows[start:] + rows[:start]


def means(games: Sequence[Rows]) -> Rows:
    """Of each place, over all games."""
    return [
        {key: round(mean(row[key] for row in rows), 2) for key in rows[0]}
        for rows in zip(*games, strict=True)
    ]


def measured(ways: Sequence[Way], args: argparse.Namespace) -> Iterator[tuple[Way, int, Rows]]:
    """Set after set: the means of one number of players."""
    for way in ways:
        for players in way.players:
            play = partial(played, way, players, args.seed, args.nodes)
            results = spread(args.jobs)(play, range(args.games))
            title = f"{way.id}, {players} players"
            yield way, players, means(list(with_progress(results, args.games, title)))


def text_of(sets: Usuals) -> str:
    """The file of a game: a line for each place in the order of turns."""
    parts = []
    for name, tables in sets.items():
        rows = []
        for players, one in tables.items():
            lines = ",\n".join(f"    {json.dumps(place)}" for place in one.places)
            head = f'"games": {one.games}, "nodes": {one.nodes}, "places"'
            rows.append(f'  "{players}": {{{head}: [\n{lines}\n  ]}}')
        parts.append(f' "{name}": {{\n' + ",\n".join(rows) + "\n }")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main(argv: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m training.accounts", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"of a row (default {GAMES})")
    parser.add_argument("--nodes", type=int, default=NODES, help=f"a decision (default {NODES})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--out", type=Path, help="a folder (default: into the package)")
    args = parser.parse_args(argv)
    for name, kit in kits().items():
        if not kit.has(FOLDER):
            continue
        found: Usuals = {}
        for way, players, rows in measured(kit.part("setup").ways(), args):
            found.setdefault(way.id, {})[str(players)] = Usual(args.games, args.nodes, rows)
            print(f"{way.id}, {players} players: {rows[0]}", flush=True)
        package = Path(all_games.__file__).parent / "games" / name / FOLDER
        path = args.out / f"{name}_{FILE}" if args.out else package / FILE
        path.write_text(text_of(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
