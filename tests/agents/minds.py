"""Minds for the tests of thinking: on either build, and what they find about a state."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import istanbul
from istanbul.agents.thinker import Master
from istanbul.agents.thinking import mind
from istanbul.agents.thinking.mind import Mind, Tried
from istanbul.engine.native import loader


def use_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on minds think on plain rules; call `forget` after the test."""
    monkeypatch.setenv("ISTANBUL_PURE", "1")
    forget()


def use_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on minds think on the build that checks every index."""

    def find(package: str) -> loader.Found:
        found = loader.find(package, checked=True)
        assert found.module is not None, found.why
        return found

    monkeypatch.setattr(mind, "loader", SimpleNamespace(find=find))
    forget()


def forget() -> None:
    """The build is looked for anew, and weights are read into it."""
    mind.rules_of.cache_clear()
    mind.read_weights.cache_clear()


def thought(state: istanbul.State, nodes: int, seed: int = 1) -> Mind:
    """A master's mind after so many nodes on the state's decision."""
    thinking = Mind(state.game, seed, Master.name)
    thinking.think(thinking.see(state.view(state.waits_for)), nodes, None)
    return thinking


def found_on(state: istanbul.State, nodes: int, seed: int = 1) -> list[Tried]:
    """What it found about the options."""
    return thought(state, nodes, seed).tried(state.waits_for)
