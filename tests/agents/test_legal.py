"""No computer player ever answers with an illegal action, and games come to their end."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from istanbul.agents.base import Agent, Question
from tests.agents.games import CHEAP, EVERY_SET, decisions, name, new_game, seated
from tests.games.board.option_sets import Options
from tests.pairs import all_pairs

ROUNDS = 80
GAMES = {"random": 4, "apprentice": 12, "trader": 5, "master": 4}
EVERY_CASE = [{**options, "agent": agent} for options, agent in product(EVERY_SET, CHEAP)]
"""Who plays counts as an option, too."""


def case_name(case: Options) -> str:
    return f"{name(case)}-{case['agent']}"


def play_all(case: Options, seeds: range) -> Counter[str]:
    """Whole games; why they ended."""
    options = {option: given for option, given in case.items() if option != "agent"}
    reasons: Counter[str] = Counter()
    for seed in seeds:
        game = new_game(options, seed, max_rounds=ROUNDS)
        agents = seated(case["agent"], game.players, seed)

        def choose(question: Question, agents: list[Agent] = agents) -> int:
            return agents[question.seat].choose(question)

        last = game.root()
        for state, question, action in decisions(game, choose, seed):
            assert action in question.actions, f"{case}, seed {seed}: {action}"
            last = state  # it changes in place
        reasons[str(last.node.to_json()["reason"])] += 1
    return reasons


@pytest.mark.parametrize("case", all_pairs(EVERY_CASE), ids=case_name)
def test_every_answer_is_legal(case: Options) -> None:
    games = GAMES[case["agent"]]
    reasons = play_all(case, range(games))
    assert reasons.total() == games
    assert case["agent"] == "random" or reasons["rubies"] == games


@pytest.mark.long
@pytest.mark.parametrize("case", EVERY_CASE, ids=case_name)
def test_every_answer_of_many_games_is_legal(case: Options) -> None:
    many = 8 * GAMES[case["agent"]]
    assert play_all(case, range(1000, 1000 + many)).total() == many
