"""Better players lose less chance a game, and luck tells results apart (docs/review.md)."""

from __future__ import annotations

import sys
from collections import defaultdict

import pytest

from istanbul import all_games
from istanbul.agents.arena import SEEDS, budget_for
from istanbul.agents.base import Question
from istanbul.agents.roster import make
from istanbul.engine.match import Match
from istanbul.engine.source import SeededSource
from istanbul.review.records import Review
from istanbul.review.reviewing import judged, summed

AGENTS = ["apprentice", "trader", "master"]
NODES = 300


def played(options: dict[str, object], number: int) -> tuple[list[str], Match]:
    """A game between the three, who change seats from game to game."""
    source = SeededSource(number)
    match = Match(all_games.new_game({**options, "players": 3}, seed=number))
    names = [AGENTS[(seat + number) % 3] for seat in range(3)]
    agents = [make(name, source.below(SEEDS), budget_for(name, "300")) for name in names]
    match.resolve_chance(source)
    while not match.state.is_over:
        question = Question.at(match.state)
        match.act(question.seat, agents[question.seat].choose(question))
        match.resolve_chance(source)
    return names, match


def reviews(options: dict[str, object], games: int) -> list[tuple[list[str], Review]]:
    """So many games, reviewed."""
    found = []
    for number in range(games):
        names, match = played(options, number)
        found.append((names, summed(match, list(judged(match, NODES)), NODES)))
    return found


def lost(found: list[tuple[list[str], Review]]) -> dict[str, float]:
    """The mean chance that each player lost a game."""
    sums: dict[str, float] = defaultdict(float)
    for names, review in found:
        for one in review.players:
            sums[names[one.seat]] += one.lost / len(found)
    return dict(sums)


def slope(found: list[tuple[list[str], Review]]) -> float:
    """By how much the result rises with luck: 1 if luck is neither over- nor underrated."""
    pairs = [(one.luck, one.won - 1 / 3) for _, review in found for one in review.players]
    return sum(x * y for x, y in pairs) / sum(x * x for x, _ in pairs)


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, {"game": "dice"}], ids=["board", "dice"])
def test_better_players_lose_less(options: dict[str, object]) -> None:
    found = lost(reviews(options, 20))
    assert found["apprentice"] > found["trader"] > found["master"]


if __name__ == "__main__":
    for game in ("board", "dice"):
        measured = reviews({"game": game}, int(sys.argv[1]))
        print(game, lost(measured), "slope of results on luck", slope(measured))
