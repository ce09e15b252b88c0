"""Playing in tests: texts in, states out, of any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import istanbul

Json = dict[str, Any]
On = Callable[[istanbul.State], istanbul.State]
"""Carries a state to one of the builds."""


def play(state: istanbul.State, *steps: str) -> istanbul.State:
    """The state after these actions and chance outcomes, in order."""
    for n, text in enumerate(steps):
        if text not in texts(state):
            done = f"after {', '.join(steps[:n])}: " if n else ""
            raise AssertionError(f"{done}{text!r} is not possible; possible: {texts(state)}")
        state = state.apply(state.parse(text))
    return state


def texts(state: istanbul.State) -> list[str]:
    """The legal texts of a decision, or the outcome texts of chance; empty when it is over."""
    node = state.node
    if isinstance(node, istanbul.Decision):
        return [option.text for option in node.options]
    if isinstance(node, istanbul.Chance):
        return [outcome.text for outcome in node.outcomes]
    return []


def starting(state: istanbul.State, words: str) -> list[str]:
    """Those of the texts that begin with these words."""
    return [text for text in texts(state) if text.startswith(words)]


def weights(state: istanbul.State) -> dict[str, int]:
    """The outcomes of a chance node with their weights."""
    node = state.node
    assert isinstance(node, istanbul.Chance), f"expected chance, got {texts(state)}"
    return {outcome.text: outcome.weight for outcome in node.outcomes}


def events(state: istanbul.State, text: str) -> list[Json]:
    """What happens with this action or outcome."""
    return state.apply_with_events(state.parse(text))[1]


def happened(state: istanbul.State, text: str) -> list[str]:
    """The names of these events."""
    return [event["event"] for event in events(state, text)]


def ranking(state: istanbul.State) -> tuple[tuple[int, ...], ...]:
    """The result of a game that is over: seats from best to worst, equal ones together."""
    node = state.node
    assert isinstance(node, istanbul.Over), f"not over: {texts(state)}"
    return node.ranking


def field(state: istanbul.State, name: str) -> Any:
    """A field of the position."""
    return state.to_json()[name]


def seat(state: istanbul.State, p: int = 0) -> Json:
    """All about a seat."""
    found: Json = field(state, "seats")[p]
    return found


def rubies(state: istanbul.State, p: int = 0) -> int:
    """A seat's rubies."""
    return int(seat(state, p)["rubies"])
