"""Better players lose less chance a game (docs/review.md).

Each plays among equals: beside better players one has little chance, and so little to lose.
"""

from __future__ import annotations

import argparse
from functools import partial
from statistics import mean, stdev

import pytest

from istanbul.agents.spreading import spread
from istanbul.review.reviewing import judged, summed
from training.luck import played

AGENTS = ["apprentice", "trader", "master"]
NODES = 300
PLAYERS = 3


def lost(options: dict[str, object], agent: str, number: int) -> float:
    """The chance that a player of a game lost in it."""
    match = played({**options, "players": PLAYERS}, agent, number, NODES)
    review = summed(match, list(judged(match, NODES)), NODES)
    return mean(one.lost for one in review.players)


def losses(game: str, agent: str, games: int, jobs: int = 1) -> list[float]:
    """Of so many games."""
    return list(spread(jobs)(partial(lost, {"game": game}, agent), range(games)))


@pytest.mark.long
@pytest.mark.parametrize(("game", "games"), [("board", 16), ("dice", 60)])
def test_better_players_lose_less(game: str, games: int) -> None:
    apprentice, trader, master = (mean(losses(game, name, games)) for name in AGENTS)
    assert apprentice > trader > master


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.review.test_ladder", description=__doc__)
    parser.add_argument("--board", type=int, default=16, help="games of each player")
    parser.add_argument("--dice", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    args = parser.parse_args()
    for game, games in (("board", args.board), ("dice", args.dice)):
        for name in AGENTS:
            found = losses(game, name, games, args.jobs)
            error = stdev(found) / len(found) ** 0.5
            print(f"{game} {name}, {games}: {mean(found):.3f} +- {error:.3f}", flush=True)


if __name__ == "__main__":
    main()
