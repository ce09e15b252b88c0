"""Stage 1: games of the computer players against themselves.

A game is kept as its options, its seed and the numbers of all actions and outcomes, in a few
hundred bytes: whatever a network looks at is worked out by playing it again (positions.py).
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

from istanbul import all_games
from istanbul.agents.base import Agent, Budget
from istanbul.agents.roster import make
from istanbul.agents.search_agent import SearchAgent
from istanbul.agents.spreading import spread
from istanbul.engine.source import SeededSource, pick
from istanbul.engine.state import State
from istanbul.research.episode import quick
from training.settings import Games, Mix, Profile

PER_FILE: Final = 200
SEEDS: Final = 1 << 31
MAX_ROUNDS: Final = 150  # nobody needs so many; a game without an end would stop everything


@dataclass(frozen=True)
class Played:
    """A game: what it was, and all that was done in it."""

    set: str
    players: int
    options: dict[str, Any]
    revision: int  # of the rules
    seed: int
    numbers: list[int]  # actions and outcomes
    searched: list[int]  # of each decision with a long search: where it is, and all visits


def play(who: Games, mixes: Sequence[Mix], seed: int, number: int) -> Played:
    """Game `number` of a run: it follows from what is given here alone."""
    source = SeededSource(seed * 1_000_003 + number)
    mix, players = pick(source, _ways(mixes))
    options = {**mix.options, "players": players, "max_rounds": MAX_ROUNDS}
    game_seed = source.below(SEEDS)
    game = quick(all_games.new_game(options, seed=game_seed))
    state = game.root()
    seats = _line_up(who, players, source)
    numbers: list[int] = []
    searched: list[int] = []
    while not state.is_over:
        if state.is_chance:
            numbers.append(state.sample(source))
        else:
            number, visits = _choose(state, seats[state.waits_for], who, source)
            if visits:
                searched += [len(numbers), *visits]
            numbers.append(number)
        state.apply_in_place(numbers[-1])
    return Played(mix.set, players, options, game.revision, game_seed, numbers, searched)


def _ways(mixes: Sequence[Mix]) -> list[tuple[tuple[Mix, int], int]]:
    return [((mix, n), weight) for mix in mixes for n, weight in mix.players.items()]


def _line_up(games: Games, players: int, source: SeededSource) -> list[Agent]:
    budget = Budget(nodes=games.nodes[source.below(len(games.nodes))])
    return [make(games.agent, source.below(SEEDS), budget) for _ in range(players)]


def _choose(state: State, agent: Agent, who: Games, source: SeededSource) -> tuple[int, list[int]]:
    """The best option, and after a long search the visits of all.

    Now and then it is another one than the best: the networks should know mistakes, too. Most
    searches are short, so that there are many games (playout cap randomisation, Wu 2019).
    """
    actions = state.legal_actions()
    if len(actions) == 1:
        return actions[0], []
    assert isinstance(agent, SearchAgent)
    assert agent.budget is not None
    is_long = source.below(100) < who.long_share
    short = agent.budget
    agent.budget = Budget(nodes=who.long_nodes) if is_long else short
    found = agent.search(state.view(state.waits_for))
    agent.budget = short
    by_action = {one.action: one.visits for one in found}
    visits = [by_action.get(a, 0) for a in actions] if is_long else []
    if source.below(100) < who.explore:
        drawn = pick(source, [(one.action, one.visits) for one in found if one.visits])
        return drawn, visits
    return found[0].action, visits


def run(
    who: Games, mixes: Sequence[Mix], profile: Profile, jobs: int, folder: Path
) -> Iterator[Played]:
    """Play what is missing; a file is written when it is full, or all games are played."""
    folder.mkdir(parents=True, exist_ok=True)
    there = count(folder)
    if there < profile.games:
        there -= there % PER_FILE  # a file that is not full is played anew
    missing = range(there, profile.games)
    some: list[Played] = []
    for number, game in zip(
        missing, spread(jobs)(partial(play, who, mixes, profile.seed), missing), strict=True
    ):
        some.append(game)
        if len(some) == PER_FILE or number == missing[-1]:
            write(folder / f"games_{number // PER_FILE:05}.npz", some)
            some = []
        yield game


def count(folder: Path) -> int:
    """How many games are there already, in full files or at the end of a run."""
    found = files(folder)
    return (len(found) - 1) * PER_FILE + len(read(found[-1])) if found else 0


def files(folder: Path) -> list[Path]:
    """The files of a run, in order."""
    return sorted(folder.glob("games_*.npz"))


def write(path: Path, games: Sequence[Played]) -> None:
    """Whole or not at all."""
    heads = [
        [g.set, g.players, g.options, g.revision, g.seed, len(g.numbers), len(g.searched)]
        for g in games
    ]
    numbers = np.array([n for g in games for n in (*g.numbers, *g.searched)], np.int16)
    content = io.BytesIO()
    np.savez_compressed(content, heads=np.array(json.dumps(heads)), numbers=numbers)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(content.getvalue())
    fresh.replace(path)


def read(path: Path) -> list[Played]:
    """The games of a file."""
    with np.load(path) as found:
        heads, numbers = json.loads(str(found["heads"])), found["numbers"]
    games, at = [], 0
    for name, players, options, revision, seed, length, more in heads:
        done = numbers[at : at + length].tolist()
        searched = numbers[at + length : at + length + more].tolist()
        games.append(Played(name, players, options, revision, seed, done, searched))
        at += length + more
    return games
