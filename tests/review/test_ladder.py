"""Better players lose less chance a game (docs/review.md).

Each plays among equals: beside better players one has little chance, and so little to lose.
"""

from __future__ import annotations

import sys
from statistics import mean, stdev

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
PLAYERS = 3


def played(options: dict[str, object], agent: str, number: int) -> Match:
    """A game of three equal players."""
    source = SeededSource(number)
    match = Match(all_games.new_game({**options, "players": PLAYERS}, seed=number))
    budget = budget_for(agent, str(NODES))
    agents = [make(agent, source.below(SEEDS), budget) for _ in range(PLAYERS)]
    match.resolve_chance(source)
    while not match.state.is_over:
        question = Question.at(match.state)
        match.act(question.seat, agents[question.seat].choose(question))
        match.resolve_chance(source)
    return match


def reviews(options: dict[str, object], agent: str, games: int) -> list[Review]:
    """So many games, reviewed."""
    matches = [played(options, agent, number) for number in range(games)]
    return [summed(match, list(judged(match, NODES)), NODES) for match in matches]


def lost(found: list[Review]) -> list[float]:
    """The chance that a player lost in each game."""
    return [mean(one.lost for one in review.players) for review in found]


@pytest.mark.long
@pytest.mark.parametrize(("game", "games"), [("board", 16), ("dice", 60)])
def test_better_players_lose_less(game: str, games: int) -> None:
    found = (reviews({"game": game}, name, games) for name in AGENTS)
    apprentice, trader, master = (mean(lost(some)) for some in found)
    assert apprentice > trader > master


if __name__ == "__main__":
    for game in ("board", "dice"):
        for name in AGENTS:
            losses = lost(reviews({"game": game}, name, int(sys.argv[1])))
            error = stdev(losses) / len(losses) ** 0.5
            print(f"{game} {name}: {mean(losses):.3f} +- {error:.3f}", flush=True)
