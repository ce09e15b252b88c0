"""`python master_speed.py`: how many nodes a second `master` searches here, as JSON.

Only on native rules: where they are missing it fails at once, and says why.
Imports only `istanbul`: it runs from a checkout and in an environment with nothing but a wheel.
"""

from __future__ import annotations

import json
from time import process_time
from typing import Final

import istanbul
from istanbul.agents.base import Budget, Question
from istanbul.agents.roster import make
from istanbul.search.packages import packages, rules_of

NODES: Final = 20_000
RUNS: Final = 5


def nodes_per_second(game: str) -> int:
    """The best of some runs, by the time of the processor: other programs disturb it least."""
    state = istanbul.game(game, players=3).start(seed=1)
    source = istanbul.SeededSource(1)
    while state.is_chance:
        state = state.apply(state.sample(source))
    best = 0.0
    for seed in range(RUNS):
        master = make("master", seed, Budget(nodes=NODES))
        question = Question.at(state)
        began = process_time()
        master.choose(question)
        best = max(best, NODES / (process_time() - began))
    return round(best)


def check() -> None:
    """Fail unless both games have native rules, for playing and for searching."""
    for name in ("board", "dice"):
        istanbul.game(name).native()
    plain = [package for package in packages().values() if not rules_of(package)[1]]
    assert not plain, f"no native rules: {', '.join(plain)}"


if __name__ == "__main__":
    check()
    print(json.dumps({name: nodes_per_second(name) for name in ("board", "dice")}))
