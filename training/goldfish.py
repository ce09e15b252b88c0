"""`make goldfish`: the best routes known for the solo races (docs/goldfish.md).

A beam search by the rules: from every position that was kept, all ways to play the next turn; of
what they lead to, the most promising of each kind are kept. A route uses no luck: it never rolls
for the Tea House or the Black Market, and draws no card. What markets ask for next is known to it.
A route in the file is only replaced by a shorter one, so run it again, wider, to look on.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from istanbul.agents.spreading import spread
from istanbul.cli.progress import with_progress
from istanbul.engine.state import State
from istanbul.games.board.frames import ABOUT, FOR_VISIT, KIND, REVEAL, ROLL
from istanbul.games.board.state import State as Board
from istanbul.server.summaries import summary_of
from istanbul.server.table import race as package
from istanbul.server.table.race import FILE, Race, Route, Routes, races
from training.mining import quick

PATH: Final = Path(package.__file__).parent / FILE
WIDTH: Final = 800  # positions kept after each turn
ALIKE: Final = 60  # of them with the same rubies, extensions and mosque tiles
MOST_TURNS: Final = 40
WORTH: Final = {"ruby": 8.0, "extension": 2.2, "tile": 2.6, "lira": 0.34, "good": 0.8, "stack": 0.6}
ENOUGH_LIRA: Final = 32
CHEAP_LIRA: Final = 0.05  # what is above


@dataclass(frozen=True)
class At:
    """A position at the beginning of a turn, and how it was reached."""

    state: State
    draws: int
    choices: tuple[int, ...]


def search(race: Race, width: int, alike: int) -> list[int] | None:
    """What is chosen at each decision of the shortest route found."""
    game = quick(race.seed().new_game(race.options()))
    beam = [next(_turns(race, At(game.root(), 0, ()), True))]
    for _ in range(MOST_TURNS):
        found: dict[bytes, At] = {}
        done: list[At] = []
        for at in beam:
            for after in _turns(race, at, False):
                if after.state.is_over:
                    done.append(after)
                else:
                    key = after.state.record.pack() + bytes([after.draws])
                    if key not in found:
                        found[key] = after
        if done:
            return list(min(done, key=lambda one: len(one.choices)).choices)
        beam = _kept(list(found.values()), width, alike)
    return None


def _turns(race: Race, at: At, is_start: bool) -> Iterator[At]:
    """All ways to play from here to the beginning of the next turn, or to the end."""
    here = at.state.record.round
    waiting = [at]
    seen: set[bytes] = set()
    while waiting:
        now = waiting.pop()
        state, draws = now.state, now.draws
        while state.is_chance and (is_start or _is_harmless(state.record)):
            state = state.copy()
            state.apply_in_place(state.sample(race.seed().chance(draws)))
            draws += 1
        if state.is_chance:
            continue
        now = At(state, draws, now.choices)
        if state.is_over or is_start or state.record.round > here:
            yield from _end(now)
            continue
        key = state.record.pack()
        if key in seen:
            continue
        seen.add(key)
        actions = state.legal_actions()
        for number, action in enumerate(actions):
            chosen = (*now.choices, number) if len(actions) > 1 else now.choices
            waiting.append(At(state.apply(action), draws, chosen))


def _end(now: At) -> Iterator[At]:
    """Nobody else is there to count lira with: the last cards stay where they are."""
    state, choices = now.state, now.choices
    while state.record.ending and not state.is_over:
        actions = state.legal_actions()
        choices = (*choices, 0) if len(actions) > 1 else choices
        state = state.apply(actions[0])
        if state.is_chance:
            return
    yield At(state, now.draws, choices)


def _is_harmless(g: Board) -> bool:
    """Demand tiles come as they come, and figures go where they go; other luck is not used."""
    kind = g.frame[g.top + KIND]
    return kind == REVEAL or (kind == ROLL and g.frame[g.top + ABOUT] != FOR_VISIT)


def _kept(found: list[At], width: int, alike: int) -> list[At]:
    """The most promising, but not too many of a kind."""
    rows = sorted(((_worth(at.state.record), n) for n, at in enumerate(found)), reverse=True)
    groups: dict[tuple[int, ...], int] = {}
    kept = []
    for _, n in rows:
        g = found[n].state.record
        kind = (g.rubies[0], g.extensions[0], *g.tile[0])
        groups[kind] = groups.get(kind, 0) + 1
        if groups[kind] <= alike:
            kept.append(found[n])
            if len(kept) == width:
                break
    return kept


def _worth(g: Board) -> float:
    """How far a position is, in lira and turns together: a rule of thumb."""
    lira = g.lira[0]
    return (
        WORTH["ruby"] * g.rubies[0]
        + WORTH["extension"] * min(2, g.extensions[0])
        + WORTH["tile"] * (sum(g.tile[0]) % 4)
        + WORTH["lira"] * min(lira, ENOUGH_LIRA)
        + CHEAP_LIRA * max(0, lira - ENOUGH_LIRA)
        + WORTH["good"] * sum(g.goods[0])
        + WORTH["stack"] * g.stack[0]
    )


def turns_of(race: Race, choices: Sequence[int]) -> int:
    """How many turns a route takes, played by the rules."""
    return summary_of(race.played(choices)).rounds


def _found(every: Sequence[Race], width: int, alike: int, number: int) -> list[int] | None:
    return search(every[number], width, alike)


def read(path: Path) -> Routes:
    """The routes of a file, if there is one."""
    return msgspec.json.decode(path.read_bytes(), type=Routes) if path.exists() else {}


def write(path: Path, routes: Routes) -> None:
    """A line for each race, in the order of races."""
    order = [race.name for race in races() if race.name in routes]
    lines = [f'"{name}": {msgspec.json.encode(routes[name]).decode()}' for name in order]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main(argv: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m training.goldfish", description=__doc__)
    parser.add_argument("--width", type=int, default=WIDTH, help=f"default {WIDTH}")
    parser.add_argument("--alike", type=int, default=ALIKE, help=f"default {ALIKE}")
    parser.add_argument("--only", default="", help="races whose name begins so")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--file", type=Path, default=PATH, help="default: of the package")
    args = parser.parse_args(argv)
    there = read(args.file)
    every = [race for race in races() if race.name.startswith(args.only)]
    results = spread(args.jobs)(partial(_found, every, args.width, args.alike), range(len(every)))
    for race, choices in zip(every, with_progress(results, len(every), "races"), strict=True):
        best = there[race.name].turns if race.name in there else MOST_TURNS
        turns = turns_of(race, choices) if choices else MOST_TURNS
        print(f"{race.name}: {turns} turns, best known {min(best, turns)}", flush=True)
        if choices and turns < best:
            there[race.name] = Route(turns, choices)
            write(args.file, there)
    return 0


if __name__ == "__main__":
    sys.exit(main())
