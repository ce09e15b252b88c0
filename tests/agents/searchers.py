"""Searchers for the tests of the search: on either build, and what they find about a state."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import istanbul
from istanbul.agents.search_agent import Master
from istanbul.engine.native import loader
from istanbul.search import packages as packages_module
from istanbul.search.searcher import RootAction, Searcher


def use_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on searches run on plain rules; call `forget` after the test."""
    monkeypatch.setenv("ISTANBUL_PURE", "1")
    forget()


def use_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on searches run on the build that checks every index."""

    def find(package: str) -> loader.Found:
        found = loader.find(package, checked=True)
        assert found.module is not None, found.why
        return found

    monkeypatch.setattr(packages_module, "loader", SimpleNamespace(find=find))
    forget()


def forget() -> None:
    """The build is looked for anew, and weights are read into it."""
    packages_module.rules_of.cache_clear()
    packages_module.read_weights.cache_clear()
    packages_module.read_wide_weights.cache_clear()


def searched(
    state: istanbul.State, nodes: int, seed: int = 1, player: str = Master.name
) -> Searcher:
    """A player's searcher after so many nodes on the state's decision."""
    searcher = Searcher(state.game, seed, player)
    searcher.run(searcher.adopt(state.view(state.waits_for)), nodes, None)
    return searcher


def found_on(state: istanbul.State, nodes: int, seed: int = 1) -> list[RootAction]:
    """What it found about the options."""
    return searched(state, nodes, seed).root_actions(state.waits_for)
