"""Levels: the grandmaster's networks from weak to strong."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from istanbul.agents import roster
from istanbul.agents.arena import ArenaPlan, results
from istanbul.agents.base import Question
from istanbul.agents.levels import LEVELS, NODES, TEMPERATURES, Liking
from istanbul.agents.roster import make
from istanbul.agents.search_agent import SearchAgent
from istanbul.agents.spreading import spread
from istanbul.agents.standings import Standings
from istanbul.agents.strength import strengths
from tests.agents import searchers
from tests.agents.games import SEVERAL_SETS, name
from tests.agents.test_search_agent import some_states
from tests.games.board.option_sets import Options
from tools.level_ratings import rising, shown


def test_every_level_is_on_the_roster() -> None:
    names = [level.name for level in LEVELS]
    assert names == [f"level_{n}" for n in range(1, 1 + len(TEMPERATURES) + len(NODES))]
    for level in LEVELS:
        agent = make(level.name, 1)
        assert type(agent) is level
        assert agent.player == "grandmaster"
        assert roster.answers_at_once(level.name)


def test_ratings_were_measured_for_all_and_rise_with_the_level() -> None:
    for ratings in strengths().values():
        assert ratings.keys() == roster.OURS.keys()
        for below, above in pairwise(level.name for level in LEVELS):
            assert ratings[below] <= ratings[above]
    order = roster.by_strength()
    assert order.index("level_1") < order.index("trader") < order.index("grandmaster")


@pytest.mark.parametrize("options", SEVERAL_SETS, ids=name)
def test_lower_levels_are_the_same_on_both_builds(
    options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions = [Question.at(state) for state in some_states(options, 5)]
    native = [make("level_2", 3).choose(question) for question in questions]
    searchers.use_plain(monkeypatch)
    assert native == [make("level_2", 3).choose(question) for question in questions]
    monkeypatch.undo()
    searchers.forget()


def test_ratings_that_fall_by_chance_get_their_mean() -> None:
    assert rising([1, 3, 2, 4]) == [1, 2.5, 2.5, 4]
    assert rising([5, 4, 3]) == [4, 4, 4]
    assert shown(dict.fromkeys(roster.OURS, 1234.0)) == dict.fromkeys(roster.OURS, 1230)


def test_mistakes_are_plausible() -> None:
    """A hotter one errs more often, and still prefers what looks good."""
    question = max(map(Question.at, some_states({"players": 4}, 8)), key=lambda q: len(q.actions))
    drawn = {
        agent: Counter(make(agent, seed).choose(question) for seed in range(150))
        for agent in ("level_1", "level_7")
    }
    best, often = drawn["level_7"].most_common(1)[0]
    assert often > 1.5 * drawn["level_1"][best]
    assert len(drawn["level_1"]) > len(drawn["level_7"])
    assert drawn["level_1"][best] > 150 / len(question.actions)


def test_who_has_no_choice_needs_no_network() -> None:
    question = Question(0, [7], lambda: pytest.fail("nobody needs to look"))
    assert make("level_1", 1).choose(question) == 7


def test_higher_levels_search_so_many_nodes() -> None:
    state = some_states({"players": 3}, 2)[1]
    searching = [level for level in LEVELS if issubclass(level, SearchAgent)]
    assert len(searching) == len(NODES)
    assert all(issubclass(level, Liking) for level in LEVELS[: -len(NODES)])
    for level, nodes in zip(searching, NODES, strict=True):
        agent = level(1)
        assert isinstance(agent, SearchAgent)
        assert sum(one.visits for one in agent.search(state.view(state.waits_for))) == nodes


@pytest.mark.long
@pytest.mark.parametrize(("below", "above"), [("level_1", "level_4"), ("level_4", "level_7")])
def test_three_levels_more_win_most_games(below: str, above: str) -> None:
    plan = ArenaPlan({"players": 4, "max_rounds": 150}, (above, below, below, below), 3)
    found = Standings.of(results(plan, range(40), spread(2)))
    assert found.to_json()["by_agent"][above]["win_share"] > 0.4
