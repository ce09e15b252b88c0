"""`python -m tests.review.luck`: is luck over- or underrated? Results of fresh games beside it."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from istanbul.engine.node import Over
from istanbul.review.judging import NODES, Judge
from istanbul.review.records import Luck
from istanbul.review.reviewing import positions
from tests.review.test_ladder import PLAYERS, played

FIRST = 1000
"""The first seed."""
Game = list[tuple[float, float]]
"""Luck and result of each seat."""


def game(options: dict[str, object], agent: str, number: int, nodes: int) -> Game:
    """A game of equal players, of which only rolls and draws are judged."""
    match = played(options, agent, number)
    judge, total = Judge(match.game, nodes), [0.0] * PLAYERS
    for position in positions(match):
        if position.state.is_chance:
            found = judge.judge(position)
            assert isinstance(found, Luck)
            total = [one + more for one, more in zip(total, found.changes, strict=True)]
    over = match.state.node
    assert isinstance(over, Over)
    won = [(seat in over.winners) / len(over.winners) for seat in range(PLAYERS)]
    return list(zip(total, won, strict=True))


def slope(games: Sequence[Game]) -> tuple[float, float]:
    """By how much the result rises with luck, and its standard error, which adds up by games.

    It is 1 if luck is neither over- nor underrated.
    """
    even = 1 / PLAYERS
    squares = sum(luck**2 for one in games for luck, _ in one)
    found = sum(luck * (won - even) for one in games for luck, won in one) / squares
    left = [sum(luck * (won - even - found * luck) for luck, won in one) for one in games]
    return found, sum(one**2 for one in left) ** 0.5 / squares


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.review.luck", description=__doc__)
    parser.add_argument("--game", default="dice", choices=["board", "dice"])
    parser.add_argument("--agents", default="grandmaster", help="in turn (default grandmaster)")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=NODES)
    args = parser.parse_args()
    agents, games = args.agents.split(","), list[Game]()
    for number in range(args.games):
        agent = agents[number % len(agents)]
        games.append(game({"game": args.game}, agent, FIRST + number, args.nodes))
    found, error = slope(games)
    print(f"{args.game}, {args.agents}, {len(games)} games: {found:.2f} ± {error:.2f}")


if __name__ == "__main__":
    main()
