"""Many whole games of every kind of expansion, without an error (`make test-long`).

`python -m tests.games.board.test_many_games` prints how they ended and where the rubies came from.
"""

from __future__ import annotations

import sys
from collections import Counter

import pytest

from istanbul.agents.simulation import GameReport, Plan, play
from istanbul.games.board.setup import PLAYERS
from tests.games.board.option_sets import KINDS, Options, name, variants_for

GAMES = 240  # of each agent with each kind
PARTS = 8
AGENTS = ["random", "apprentice"]
ROUNDS = 150
TRACKS = {"sultans_palace", "gemstone_dealer", "coffee_house"}


def one_game(kind: Options, agent: str, number: int) -> GameReport:
    players = PLAYERS[number % len(PLAYERS)]
    variants = variants_for(players)
    options = {**kind, "players": players, "max_rounds": ROUNDS}
    options["variants"] = variants[number // len(PLAYERS) % len(variants)]
    options["layout"] = "random" if len(kind["expansions"]) > 1 or number % 3 else "printed"
    return play(Plan(options, [agent], seed=11), number)


def check(report: GameReport) -> None:
    assert report.reason in ("rubies", "max_rounds")
    assert (report.reason == "rubies") or report.rounds == ROUNDS
    assert report.winners
    most = 6 if report.reason == "rubies" else 0
    assert report.counts["ruby"].total() >= most


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("agent", AGENTS)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: name({**kind, "players": 0}))
def test_many_games_without_an_error(kind: Options, agent: str, part: int) -> None:
    reasons: Counter[str] = Counter()
    for number in range(part, GAMES, PARTS):
        report = one_game(kind, agent, number)
        check(report)
        reasons[report.reason] += 1
    assert agent != "apprentice" or reasons["rubies"] > 0.98 * GAMES / PARTS


def main() -> int:
    """A line for each kind and agent."""
    for kind in KINDS:
        for agent in AGENTS:
            reasons: Counter[str] = Counter()
            rubies: Counter[str] = Counter()
            rounds = steps = 0
            for number in range(GAMES):
                report = one_game(kind, agent, number)
                check(report)
                reasons[report.reason] += 1
                rubies.update(report.counts["ruby"])
                rounds += report.rounds
                steps += report.steps
            means = f"{rounds / GAMES:.1f} rounds, {steps / GAMES:.0f} steps"
            print(name({**kind, "players": 0}), agent, dict(reasons), means, dict(rubies))
    return 0


if __name__ == "__main__":
    sys.exit(main())
