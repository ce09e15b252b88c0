"""The search finds what is obvious, repeats itself with its seed, and keeps to its budget."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

import istanbul
from istanbul.agents.base import Budget, Question
from istanbul.agents.roster import make
from istanbul.agents.search_agent import Master, SearchAgent, Trader
from istanbul.search import searcher as searcher_module
from istanbul.search.scales import WIN
from istanbul.search.searcher import CHUNK, Searcher, merged_root_actions
from istanbul.search.tree import MAX_NODES, NONE, ROOT
from tests.agents import searchers
from tests.agents.games import SEVERAL_SETS, decisions, name, new_game
from tests.games.board.option_sets import Options


@pytest.fixture(autouse=True)
def usual_build(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tests that change the build leave nothing behind."""
    yield
    monkeypatch.undo()
    searchers.forget()


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
def test_an_obvious_ruby_is_found(agent: SearchAgent) -> None:
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
        assert searchers.found_on(state, 200, seed=5) == searchers.found_on(state, 200, seed=5)
        view = state.view(state.waits_for)
        for kind in (Trader, Master):
            one, twin = (kind(8, Budget(nodes=60)) for _ in range(2))
            assert one.search(view) == twin.search(view)


def test_another_seed_searches_other_worlds() -> None:
    state = some_states({"players": 4}, 2)[1]
    assert searchers.found_on(state, 200, seed=5) != searchers.found_on(state, 200, seed=6)


@pytest.mark.parametrize("player", ["master", "grandmaster"])
@pytest.mark.parametrize("options", SEVERAL_SETS, ids=name)
def test_both_builds_find_the_same(
    options: Options, player: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    states = some_states(options, 3)
    native = [searchers.searched(state, 30, player=player) for state in states]
    assert all(searcher.is_native for searcher in native)
    searchers.use_plain(monkeypatch)
    for state, fast in zip(states, native, strict=True):
        slow = searchers.searched(state, 30, player=player)
        assert not slow.is_native
        seat = state.waits_for
        assert slow.root_actions(seat) == fast.root_actions(seat)
        assert slow.evaluator.pack() == fast.evaluator.pack()
        assert slow.tree.pack() == fast.tree.pack()
        assert slow.world.pack() == fast.world.pack()


@pytest.mark.parametrize("options", SEVERAL_SETS, ids=name)
def test_the_apprentice_is_the_same_on_both_builds(
    options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    views = [state.view(state.waits_for) for state in some_states(options, 5)]
    native = [make("apprentice", 3).choose(Question.of(view)) for view in views]
    searchers.use_plain(monkeypatch)
    assert native == [make("apprentice", 3).choose(Question.of(view)) for view in views]


@pytest.mark.parametrize("options", SEVERAL_SETS, ids=name)
def test_values_are_chances_that_add_up(options: Options) -> None:
    players = options["players"]
    for state in some_states(options, 3):
        searcher = searchers.searched(state, 300)
        rules, tree = searcher.rules, searcher.tree
        child, visits = rules.first_child(tree, ROOT), 0
        while child != NONE:
            visits += rules.visits_of(tree, child)
            if rules.visits_of(tree, child):
                means = [rules.mean_value(tree, child, p) for p in range(players)]
                assert all(0 <= mean <= WIN for mean in means)
                assert WIN - 2 * players <= sum(means) <= WIN  # rounded down
            child = rules.next_child(tree, child)
        assert visits == rules.visits_of(tree, ROOT) == 300
        assert [
            one.action for one in searcher.root_actions(state.waits_for)
        ] == state.legal_actions()


@pytest.mark.parametrize("threads", [2, 4])
def test_several_threads_give_a_legal_answer(threads: int) -> None:
    for state in some_states({"players": 4}, 3):
        agent = Master(2, Budget(nodes=400, threads=threads))
        question = Question.at(state)
        assert agent.choose(question) in question.actions
        found = agent.search(question.view)
        assert sum(one.visits for one in found) == 400
        assert all(0 <= one.value <= 1 for one in found)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_budget_in_seconds_is_kept_to_the_next_look_at_the_clock(
    threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a clock that goes on by a 64th of a second whenever somebody looks at it."""
    ticks = count()
    monkeypatch.setattr(searcher_module, "perf_counter", lambda: next(ticks) / 64)
    agent = Master(2, Budget(seconds=0.25, threads=threads))
    for state in some_states({"players": 4}, 3):
        visits = sum(one.visits for one in agent.search(state.view(state.waits_for)))
        assert (16 - threads) * CHUNK <= visits <= 16 * CHUNK  # each looks when it begins


def test_a_choice_that_is_clear_does_not_wait_for_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Exactly as soon as no second could make another option the most visited."""
    ticks = count()
    monkeypatch.setattr(searcher_module, "perf_counter", lambda: next(ticks) / 64)
    shorter = 0
    for state in some_states({"players": 4}, 6):
        view = state.view(state.waits_for)
        whole = Master(2, Budget(seconds=1.0)).search(view)
        some = Master(2, Budget(seconds=1.0)).search(view, to_choose=True)
        assert some[0].action == whole[0].action
        done, total = (sum(one.visits for one in found) for found in (some, whole))
        if done < total:
            shorter += 1
            second = some[1].visits if len(some) > 1 else 0
            assert some[0].visits - second > total - done - 2 * CHUNK
    assert shorter


def test_a_search_ends_before_its_totals_overflow(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the budget: a total has 31 bits."""
    assert searcher_module.MAX_SIMULATIONS * WIN < 1 << 31
    monkeypatch.setattr(searcher_module, "MAX_SIMULATIONS", 250)
    state = near_the_dealer()
    for budget in (Budget(nodes=1000), Budget(seconds=3600.0)):
        found = Master(1, budget).search(state.view(state.waits_for))
        assert sum(one.visits for one in found) == 250


def test_a_single_option_costs_no_search() -> None:
    state = near_the_dealer()
    state = state.apply(state.parse("move gemstone_dealer"))
    only = Question(state.waits_for, [state.legal_actions()[0]], lambda: pytest.fail("looked"))
    assert Master(1).choose(only) == only.actions[0]


def fill(searcher: Searcher, state: istanbul.State) -> int:
    """Search until the tree has no room for another decision; how many nodes that took."""
    parameters = searcher.new_parameters({"turns": 10, "c_puct": 400})
    view = searcher.adopt(state.view(state.waits_for))
    searcher.rules.clear(searcher.tree)
    nodes = 0
    while searcher.tree.nodes < MAX_NODES - 200:
        assert nodes < 400_000, "it does not get full"
        searcher.simulate(view, 10_000, parameters)
        nodes += 10_000
    searcher.simulate(view, 5_000, parameters)
    return nodes + 5_000


@pytest.mark.parametrize("checked", [False, True])
def test_a_full_tree_goes_on(checked: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the build that checks every index as well."""
    if checked:
        searchers.use_checked(monkeypatch)
    state = some_states({"players": 3, "expansions": ["mocha", "letters"]}, 2)[1]
    searcher = Searcher(state.game, 1, Master.name)
    nodes = fill(searcher, state)
    assert searcher.tree.nodes <= MAX_NODES
    assert searcher.rules.visits_of(searcher.tree, ROOT) == nodes
    assert merged_root_actions([searcher], state.waits_for)[0].action in state.legal_actions()


def test_a_full_tree_goes_on_learning() -> None:
    """Every node of the budget tries one of the options."""
    state = some_states({"players": 3, "expansions": ["mocha", "letters"]}, 2)[1]
    searcher = Searcher(state.game, 1, Master.name)
    nodes = fill(searcher, state)
    assert sum(one.visits for one in searcher.root_actions(state.waits_for)) == nodes


def test_the_next_decision_begins_with_an_empty_tree() -> None:
    one, other = some_states({"players": 4}, 2)
    agent = Master(1, Budget(nodes=50))
    agent.choose(Question.at(one))
    found = agent.search(other.view(other.waits_for))
    assert sum(one.visits for one in found) == 50
    assert {one.action for one in found} == set(other.legal_actions())


def test_worlds_differ_in_what_is_hidden_and_in_nothing_else() -> None:
    state = max(some_states({"players": 4}, 8), key=hidden_cards)
    assert hidden_cards(state) > 2
    seat, record = state.waits_for, state.record
    view = state.view(seat)
    searcher = Searcher(state.game, 4)
    hands = set()
    for _ in range(20):
        world = searcher.sample_world(view)
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
