"""An agent gets a view, never the state: what it cannot see makes no difference to its choice."""

from __future__ import annotations

import pytest

import istanbul
from istanbul.agents.base import Question
from istanbul.agents.roster import make
from istanbul.agents.search_agent import Master, SearchAgent, Trader
from tests.agents.games import CHEAP, SEVERAL_SETS, decisions, name, new_game
from tests.games.board.option_sets import Options

BUSY = [options for options in SEVERAL_SETS if "game" not in options]  # dice players hide nothing


def same_view(state: istanbul.State, source: istanbul.SeededSource) -> istanbul.State:
    """Another state that the seat whose turn it is cannot tell from this one."""
    seat = state.waits_for
    other = state.view(seat).world(source)
    assert other.view(seat).to_json() == state.view(seat).to_json()
    return other


@pytest.mark.parametrize("agent", CHEAP)
@pytest.mark.parametrize("options", BUSY, ids=name)
def test_the_choice_depends_on_the_view_alone(options: Options, agent: str) -> None:
    game = new_game(options, 4, max_rounds=12)
    leader, source = make("apprentice", 1), istanbul.SeededSource(9)
    compared = different = 0
    for number, (state, question, _) in enumerate(decisions(game, leader.choose, 4)):
        if number % 4 or len(question.actions) == 1:
            continue
        other = same_view(state, source)
        first, second = (make(agent, number, CHEAP[agent]) for _ in range(2))
        answer = first.choose(Question.at(state))
        assert answer == second.choose(Question.at(other)), f"decision {number}"
        compared += 1
        different += state.digest() != other.digest()
    assert compared > 10
    assert different > compared / 4  # most of the pairs were two states


@pytest.mark.parametrize("kind", [Trader, Master])
def test_the_search_finds_the_same_in_states_that_look_alike(kind: type[SearchAgent]) -> None:
    """Not only the answer: what was tried, how often, and what came of it."""
    game = new_game({"players": 3, "expansions": ["letters"]}, 5, max_rounds=12)
    leader, source = make("apprentice", 1), istanbul.SeededSource(9)
    compared = 0
    for number, (state, question, _) in enumerate(decisions(game, leader.choose, 5)):
        if number % 6 or len(question.actions) == 1:
            continue
        seat, other = state.waits_for, same_view(state, source)
        first, second = (kind(number, CHEAP[kind.name]) for _ in range(2))
        assert first.search(state.view(seat)) == second.search(other.view(seat))
        compared += 1
    assert compared > 10


def test_the_check_would_find_a_player_who_peeks() -> None:
    """One whose answer depends on a hand of somebody else is found out."""

    def peek(state: istanbul.State, question: Question) -> int:
        hand = state.record.hand[(question.seat + 1) % state.game.players]
        held = sum(kind * n for kind, n in enumerate(hand))
        return question.actions[int(held) % len(question.actions)]

    game = new_game({"players": 4}, 4, max_rounds=12)
    leader, source = make("apprentice", 1), istanbul.SeededSource(9)
    found_out = 0
    for state, question, _ in decisions(game, leader.choose, 4):
        found_out += peek(state, question) != peek(same_view(state, source), question)
    assert found_out > 5
