"""A computer player that thinks in a worker of the browser finds what native rules find."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page

import istanbul
from istanbul.search.searcher import RootAction, Searcher
from tests.agents.games import name
from tests.agents.test_search_agent import some_states
from tests.few import every
from tests.games.board.option_sets import Options
from tests.needs import lacking
from tests.server.test_tab import whole
from tools.wasm import OUT, file_name
from tools.wasm_page import packed, served

GAMES: list[Options] = [
    {"players": 5, "expansions": ["mocha", "letters"]},
    {"game": "dice", "players": 3},
]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    if not (OUT / file_name("dice")).is_file():
        lacking("no modules of WebAssembly: run `make wasm`")
    with served() as address:
        yield address


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    page = browser.new_page()
    page.goto(address)
    yield page
    page.close()


def begin(
    page: Page, state: istanbul.State, seed: int = 1, player: str = "master", **other: Any
) -> Searcher:
    """A player in the page, and its twin here."""
    searcher = Searcher(state.game, seed, player)
    given = {"file": file_name(state.game.name), "player": {**packed(searcher, seed), **other}}
    page.evaluate("({file, player}) => begin(file, player)", given)
    return searcher


def question(searcher: Searcher, state: istanbul.State, nodes: int, **more: Any) -> dict[str, Any]:
    """A decision as the page takes it."""
    view = searcher.adopt(state.view(state.waits_for)).pack()
    return {"view": list(view), "seat": state.waits_for, "nodes": nodes, **more}


def think(page: Page, asked: dict[str, Any]) -> list[list[int]]:
    """What the page finds: actions with their visits and values."""
    found: list[list[int]] = page.evaluate("(question) => think(question)", asked)
    return found


@pytest.mark.parametrize("player", every(2, ["grandmaster", "master"]))
@pytest.mark.parametrize("options", every(2, GAMES, name))
def test_it_finds_what_native_rules_find(page: Page, options: Options, player: str) -> None:
    """Decision after decision, with one generator."""
    states = some_states(options, 3)
    searcher = begin(page, states[0], player=player)
    assert searcher.is_native
    for state in states:
        searcher.run(searcher.adopt(state.view(state.waits_for)), 1234, None)
        actions = searcher.root_actions(state.waits_for)
        found = think(page, question(searcher, state, 1234))
        assert [RootAction.of(*one) for one in found] == actions


@pytest.mark.parametrize("options", every(len(GAMES), GAMES, name))
def test_a_tree_grows_on_as_on_native_rules(page: Page, options: Options) -> None:
    """A new tree, then simulations that all begin with one action: for all seats, with lines."""
    (state,) = some_states(options, 1)
    searcher = begin(page, state, player="grandmaster")
    view = searcher.adopt(state.view(state.waits_for))
    seats = state.game.players
    asked = {"nodes": 700, "seats": seats, "parameters": list(searcher.parameters.pack())}
    first = grow(page, {**asked, "seed": 5, "view": list(view.pack())})
    searcher.rules.seed(searcher.rng, 5)
    searcher.run(view, 700, None)
    assert first == grown(searcher, seats)
    rarest = min(searcher.root_actions(0), key=lambda one: one.visits).action
    parameters = list(searcher.forcing(rarest).pack())
    again = grow(page, {"nodes": 90, "seats": seats, "parameters": parameters})
    searcher.force(view, rarest, 90)
    assert again == grown(searcher, seats)


def grow(page: Page, growth: dict[str, Any]) -> list[Any]:
    """What the page finds: actions, visits, what they are worth to each seat, and lines."""
    found: list[Any] = page.evaluate("(growth) => grow(growth)", growth)
    return found


def grown(searcher: Searcher, seats: int) -> list[Any]:
    """The same of the searcher here."""
    rows = [searcher.root_actions(seat) for seat in range(seats)]
    return [
        [
            one.action,
            one.visits,
            [list(whole(row[i])[2:]) for row in rows],
            searcher.line(one.action),
        ]
        for i, one in enumerate(rows[0])
    ]


def test_a_clock_ends_it_and_the_page_goes_on_meanwhile(page: Page) -> None:
    (state,) = some_states({"players": 3}, 1)
    searcher = begin(page, state)
    page.evaluate("() => { window.ticks = 0; setInterval(() => window.ticks++, 10); }")
    nodes = 500_000
    found = think(page, question(searcher, state, nodes, milliseconds=500))
    visits = sum(one[1] for one in found)
    assert 0 < visits < nodes
    assert visits % 200 == 0  # whole slices
    assert page.evaluate("() => ticks") >= 5


def test_it_answers_at_once_when_it_is_stopped(page: Page) -> None:
    (state,) = some_states({"players": 3}, 1)
    searcher = begin(page, state)
    nodes = 500_000
    found = page.evaluate(
        "async (question) => { const found = think(question); thinking.stop(); return found; }",
        question(searcher, state, nodes),
    )
    assert 0 < sum(one[1] for one in found) < nodes
    assert sum(one[1] for one in think(page, question(searcher, state, 300))) == 300


def test_a_module_of_other_rules_is_refused(page: Page) -> None:
    (state,) = some_states({"players": 3}, 1)
    with pytest.raises(Error, match=r"of the rules [0-9a-f]{16}, not 0123456789abcdef"):
        begin(page, state, source="0123456789abcdef")


def test_what_does_not_fit_is_refused_and_loses_nothing(page: Page) -> None:
    (state,) = some_states({"players": 3}, 1)
    searcher = begin(page, state)
    asked = question(searcher, state, 300)
    with pytest.raises(Error, match=r"View: expected \d+ bytes, got 3"):
        think(page, {**asked, "view": [1, 2, 3]})
    assert sum(one[1] for one in think(page, asked)) == 300
