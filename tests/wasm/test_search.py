"""WebAssembly, native and plain rules: the same trees, choices and playouts from the same seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, Final

import pytest

import istanbul
from istanbul.agents.base import Question
from istanbul.agents.search_agent import Master
from istanbul.search import packages as packages_module
from istanbul.search.budget import Budget
from istanbul.search.packages import package_of, packages, rules_of
from istanbul.search.searcher import merged_root_actions
from tests.agents import searchers
from tests.agents.games import EVERY_SET, SEVERAL_SETS, name, new_game
from tests.agents.test_search_agent import some_states
from tests.games.board.option_sets import Options
from tests.wasm.build import wasm_build


def use_wasm(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on searches run as WebAssembly."""
    games = {package: game for game, package in packages().items()}

    def find(package: str) -> SimpleNamespace:
        return SimpleNamespace(module=wasm_build(games[package]))

    monkeypatch.setattr(packages_module, "loader", SimpleNamespace(find=find))
    searchers.forget()


USE: Final[dict[str, Callable[[pytest.MonkeyPatch], None]]] = {
    "native": lambda _: searchers.forget(),
    "plain": searchers.use_plain,
    "wasm": use_wasm,
}


@contextmanager
def using(build: str) -> Iterator[None]:
    """Searches run on this build."""
    with pytest.MonkeyPatch.context() as patch:
        USE[build](patch)
        yield
    searchers.forget()


def search(build: str, states: list[istanbul.State], nodes: int, player: str) -> list[Any]:
    """All that searches leave behind: what they found, tree, evaluator, last world, generator."""
    left = []
    with using(build):
        for seed, state in enumerate(states):
            searcher = searchers.searched(state, nodes, seed, player)
            assert searcher.is_native == (build != "plain")
            records = (searcher.tree, searcher.evaluator, searcher.world, searcher.rng)
            found = merged_root_actions([searcher], state.waits_for)
            left.append((found, [record.pack() for record in records]))
    return left


def playouts(build: str, game: istanbul.Game, games: int) -> tuple[int, bytes, bytes]:
    """Random games: their steps, the last state, and the generator."""
    with using(build):
        rules, _ = rules_of(package_of(game))
        tables, root, work, rng = rules.Tables(), rules.State(), rules.State(), rules.Rng()
        tables.unpack(game.fingerprint())
        for state in (root, work):
            state.tables = tables
            state.unpack(game.root().record.pack())
        rules.seed(rng, 77)
        steps = rules.playouts(root, work, rng, games, 100_000)
        return steps, work.pack(), rng.pack()


def compare(options: Options, states: int, nodes: int, games: int) -> None:
    """Searches and playouts; on plain rules only a few."""
    found = some_states(options, states)
    for player in ("master", "grandmaster"):
        assert search("wasm", found, nodes, player) == search("native", found, nodes, player)
        assert search("wasm", found, 30, player) == search("plain", found, 30, player)
    game = new_game(options, 4, max_rounds=100)
    assert playouts("wasm", game, games) == playouts("native", game, games)
    assert playouts("wasm", game, 1) == playouts("plain", game, 1)


@pytest.mark.parametrize("options", SEVERAL_SETS, ids=name)
def test_searches_and_playouts_are_the_same(options: Options) -> None:
    compare(options, states=3, nodes=2000, games=20)


@pytest.mark.long
@pytest.mark.parametrize("options", EVERY_SET, ids=name)
def test_they_are_the_same_with_every_set_of_options(options: Options) -> None:
    compare(options, states=6, nodes=2000, games=50)


def test_a_choice_is_the_same() -> None:
    states = some_states({"players": 3, "expansions": ["letters"]}, 4)
    chosen = {}
    for build in USE:
        with using(build):
            master = Master(3, Budget(nodes=60))
            chosen[build] = [master.choose(Question.at(state)) for state in states]
    assert chosen["wasm"] == chosen["native"] == chosen["plain"]
