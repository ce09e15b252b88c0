"""No computer player ever answers with an illegal action, and games come to their end."""

from __future__ import annotations

from collections import Counter

import pytest

from istanbul.agents.base import Agent, Question
from tests.agents.games import CHEAP, EVERY_SET, decisions, name, new_game, seated
from tests.board_game.option_sets import Options

ROUNDS = 80
GAMES = {"random": 4, "apprentice": 12, "trader": 5, "master": 4}
"""Of each of the 87 option sets: 2,175 games."""


def play_all(options: Options, agent: str, seeds: range) -> Counter[str]:
    """Whole games; why they ended."""
    reasons: Counter[str] = Counter()
    for seed in seeds:
        game = new_game(options, seed, max_rounds=ROUNDS)
        agents = seated(agent, game.players, seed)

        def choose(question: Question, agents: list[Agent] = agents) -> int:
            return agents[question.seat].choose(question)

        last = game.root()
        for state, question, action in decisions(game, choose, seed):
            assert action in question.actions, f"{options}, seed {seed}: {action}"
            last = state  # it changes in place
        reasons[str(last.node.to_json()["reason"])] += 1
    return reasons


@pytest.mark.parametrize("agent", CHEAP)
@pytest.mark.parametrize("options", EVERY_SET, ids=name)
def test_every_answer_is_legal(options: Options, agent: str) -> None:
    reasons = play_all(options, agent, range(GAMES[agent]))
    assert reasons.total() == GAMES[agent]
    assert agent == "random" or reasons["rubies"] == GAMES[agent]


@pytest.mark.long
@pytest.mark.parametrize("agent", CHEAP)
@pytest.mark.parametrize("options", EVERY_SET, ids=name)
def test_every_answer_of_many_games_is_legal(options: Options, agent: str) -> None:
    many = 8 * GAMES[agent]
    assert play_all(options, agent, range(1000, 1000 + many)).total() == many
