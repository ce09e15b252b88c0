"""Thinking: it finds what is obvious, is the same with the same seed, and keeps to its budget."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

import istanbul
from istanbul.agents.base import Budget, Question
from istanbul.agents.roster import make
from istanbul.agents.thinker import Master, Thinker, Trader
from istanbul.agents.thinking import mind as mind_module
from istanbul.agents.thinking.desk import MAX_NODES, NONE, SHARE
from istanbul.agents.thinking.mind import CHUNK, Mind, styled, sum_up
from tests.agents import minds
from tests.agents.games import SEVERAL_SETS, decisions, name, new_game
from tests.board_game.option_sets import Options


@pytest.fixture(autouse=True)
def usual_build(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tests that change the build leave nothing behind."""
    yield
    monkeypatch.undo()
    minds.forget()


def some_states(options: Options, n: int, seed: int = 3) -> list[istanbul.State]:
    """Decisions with several options, from a game of apprentices."""
    found: list[istanbul.State] = []
    leader = make("apprentice", seed)
    for number, (state, question, _) in enumerate(
        decisions(new_game(options, seed, max_rounds=40), leader.choose, seed)
    ):
        if number % 11 == 0 and len(question.actions) > 2:
            found.append(state.copy())
        if len(found) == n:
            return found
    raise AssertionError(f"{len(found)} decisions only")


def near_the_dealer() -> istanbul.State:
    """One ruby short, the price in hand, the Gemstone Dealer two steps away."""
    seats: list[dict[str, Any]] = [
        {"rubies": 4, "lira": 30, "merchant": "small_market", "stack": 4},
        {"rubies": 3, "lira": 3},
        {"rubies": 3, "lira": 3},
    ]
    return istanbul.position({"options": {"players": 3, "layout": "short_paths"}, "seats": seats})


@pytest.mark.parametrize("agent", [Trader(1), Master(1, Budget(nodes=300))], ids=lambda a: a.name)
def test_an_obvious_ruby_is_found(agent: Thinker) -> None:
    state = near_the_dealer()
    question = Question.at(state)
    assert len(question.actions) > 5
    action = agent.choose(question)
    assert state.text(action) == "move gemstone_dealer"
    state = state.apply(action)
    assert state.text(agent.choose(Question.at(state))) == "act"


def test_a_sure_win_is_worth_one_and_the_best_comes_first() -> None:
    state = near_the_dealer()
    state = state.apply(state.parse("move gemstone_dealer"))
    advice = Master(1, Budget(nodes=300)).explain(state.view(state.waits_for))
    assert advice[0].option.text == "act"
    assert advice[0].value > 0.9
    assert {a.option.action for a in advice} == set(state.legal_actions())
    assert all(a.reason is not None for a in advice)


@pytest.mark.parametrize("options", SEVERAL_SETS, ids=name)
def test_the_same_seed_and_nodes_find_the_same(options: Options) -> None:
    for state in some_states(options, 4):
        assert minds.found_on(state, 200, seed=5) == minds.found_on(state, 200, seed=5)
        view = state.view(state.waits_for)
        for kind in (Trader, Master):
            one, twin = (kind(8, Budget(nodes=60)) for _ in range(2))
            assert one.weigh_up(view) == twin.weigh_up(view)


def test_another_seed_thinks_of_other_worlds() -> None:
    state = some_states({"players": 4}, 2)[1]
    assert minds.found_on(state, 200, seed=5) != minds.found_on(state, 200, seed=6)


@pytest.mark.parametrize("options", SEVERAL_SETS, ids=name)
def test_both_builds_find_the_same(options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    states = some_states(options, 3)
    native = [minds.thought(state, 30) for state in states]
    assert all(mind.is_native for mind in native)
    minds.use_plain(monkeypatch)
    for state, fast in zip(states, native, strict=True):
        slow = minds.thought(state, 30)
        assert not slow.is_native
        seat = state.waits_for
        assert slow.tried(seat) == fast.tried(seat)
        assert sum_up([slow], seat)[0].action == sum_up([fast], seat)[0].action
        assert slow.desk.pack() == fast.desk.pack()  # the whole tree
        assert slow.world.pack() == fast.world.pack()


@pytest.mark.parametrize("options", SEVERAL_SETS, ids=name)
def test_the_apprentice_is_the_same_on_both_builds(
    options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    views = [state.view(state.waits_for) for state in some_states(options, 5)]
    native = [make("apprentice", 3).choose(Question.of(view)) for view in views]
    minds.use_plain(monkeypatch)
    assert native == [make("apprentice", 3).choose(Question.of(view)) for view in views]


@pytest.mark.parametrize("options", SEVERAL_SETS, ids=name)
def test_values_are_chances_that_add_up(options: Options) -> None:
    players = options["players"]
    for state in some_states(options, 3):
        mind = minds.thought(state, 300)
        rules, desk = mind.rules, mind.desk
        child, visits = rules.first_child(desk, NONE), 0
        while child != NONE:
            visits += rules.visits_of(desk, child)
            if rules.visits_of(desk, child):
                means = [rules.mean(desk, child, p) for p in range(players)]
                assert all(0 <= mean <= SHARE for mean in means)
                assert SHARE - 2 * players <= sum(means) <= SHARE  # rounded down
            child = rules.next_child(desk, child)
        assert visits == rules.visits_of(desk, NONE) == 300
        assert [t.action for t in mind.tried(state.waits_for)] == state.legal_actions()


@pytest.mark.parametrize("threads", [2, 4])
def test_several_threads_give_a_legal_answer(threads: int) -> None:
    for state in some_states({"players": 4}, 3):
        agent = Master(2, Budget(nodes=400, threads=threads))
        question = Question.at(state)
        assert agent.choose(question) in question.actions
        found = agent.weigh_up(question.view)
        assert sum(tried.visits for tried in found) == 400
        assert all(0 <= tried.value <= 1 for tried in found)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_budget_in_seconds_is_kept_to_the_next_look_at_the_clock(
    threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a clock that goes on by a 64th of a second whenever somebody looks at it."""
    ticks = count()
    monkeypatch.setattr(mind_module, "perf_counter", lambda: next(ticks) / 64)
    agent = Master(2, Budget(seconds=0.25, threads=threads))
    for state in some_states({"players": 4}, 3):
        visits = sum(tried.visits for tried in agent.weigh_up(state.view(state.waits_for)))
        assert 16 * CHUNK <= visits < (16 + threads) * CHUNK


def test_a_single_option_costs_no_thought() -> None:
    state = near_the_dealer()
    state = state.apply(state.parse("move gemstone_dealer"))
    only = Question(state.waits_for, [state.legal_actions()[0]], lambda: pytest.fail("looked"))
    assert Master(1).choose(only) == only.actions[0]


def fill(mind: Mind, state: istanbul.State) -> int:
    """Think until the tree has no room for another decision; how many nodes that took."""
    style = styled(mind, {"turns": 10, "explore": 400})
    seen = mind.see(state.view(state.waits_for))
    mind.rules.clear(mind.desk)
    nodes = 0
    while mind.desk.nodes < MAX_NODES - 200:
        assert nodes < 400_000, "it does not get full"
        mind.rules.think(mind.desk, seen, mind.world, mind.rng, style, 10_000)
        nodes += 10_000
    mind.rules.think(mind.desk, seen, mind.world, mind.rng, style, 5_000)
    return nodes + 5_000


@pytest.mark.parametrize("checked", [False, True])
def test_a_full_tree_goes_on(checked: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the build that checks every index as well."""
    if checked:
        minds.use_checked(monkeypatch)
    state = some_states({"players": 3, "expansions": ["mocha", "letters"]}, 2)[1]
    mind = Mind(state.game, 1, Master.name)
    nodes = fill(mind, state)
    assert mind.desk.nodes <= MAX_NODES
    assert mind.rules.visits_of(mind.desk, NONE) == nodes
    assert sum_up([mind], state.waits_for)[0].action in state.legal_actions()


def test_a_full_tree_goes_on_learning() -> None:
    """Every node of the budget tries one of the options."""
    state = some_states({"players": 3, "expansions": ["mocha", "letters"]}, 2)[1]
    mind = Mind(state.game, 1, Master.name)
    nodes = fill(mind, state)
    assert sum(tried.visits for tried in mind.tried(state.waits_for)) == nodes


def test_the_next_decision_begins_with_an_empty_tree() -> None:
    one, other = some_states({"players": 4}, 2)
    agent = Master(1, Budget(nodes=50))
    agent.choose(Question.at(one))
    found = agent.weigh_up(other.view(other.waits_for))
    assert sum(tried.visits for tried in found) == 50
    assert {tried.action for tried in found} == set(other.legal_actions())


def test_worlds_differ_in_what_is_hidden_and_in_nothing_else() -> None:
    state = max(some_states({"players": 4}, 8), key=hidden_cards)
    assert hidden_cards(state) > 2
    seat, record = state.waits_for, state.record
    view = state.view(seat)
    mind = Mind(state.game, 4)
    hands = set()
    for _ in range(20):
        world = mind.imagine(view)
        cards = [[list(world.hand[p]), list(record.hand[p])] for p in range(4)]
        assert cards[seat][0] == cards[seat][1]
        assert all(sum(dealt) == sum(held) for dealt, held in cards)
        assert list(world.lira) == list(record.lira)
        hands.add(str([dealt for dealt, _ in cards]))
    assert len(hands) > 5


def hidden_cards(state: istanbul.State) -> int:
    """Those in the hands of the others."""
    return sum(
        sum(state.record.hand[p]) - sum(state.record.known[p])
        for p in range(state.game.players)
        if p != state.waits_for
    )
