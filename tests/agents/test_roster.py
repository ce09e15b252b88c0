"""The computer players by name: the ladder, and guests of installed packages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint

import pytest

from istanbul.agents import roster
from istanbul.agents.base import Agent, Budget, Question
from istanbul.agents.search_agent import Master, Trader
from istanbul.engine.errors import MalformedInput

Install = Callable[..., None]
HERE = "tests.agents.test_roster"


class Guest(Agent):
    """A player of somebody else."""

    name = "guest"

    def choose(self, question: Question) -> int:
        return question.actions[0]


def no_class(seed: int) -> None:
    """Not what is expected of an entry point."""


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """As if packages with these entry points were installed."""

    def pretend(*points: tuple[str, str]) -> None:
        found = [EntryPoint(name, value, roster.GROUP) for name, value in points]
        monkeypatch.setattr(roster, "entry_points", lambda group: found)
        roster.guests.cache_clear()

    yield pretend
    roster.guests.cache_clear()


def test_the_ladder_goes_from_weak_to_strong() -> None:
    assert roster.RUNGS == ["random", "apprentice", "trader", "master", "grandmaster"]
    assert roster.names()[:5] == roster.RUNGS
    for name in roster.RUNGS:
        assert roster.make(name, 1).name == name


def test_the_group_is_asked_for_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def listing(group: str) -> list[EntryPoint]:
        asked.append(group)
        return []

    monkeypatch.setattr(roster, "entry_points", listing)
    roster.guests.cache_clear()
    roster.names()
    roster.guests.cache_clear()
    assert asked == ["istanbul.agents"]


def test_an_agent_gets_its_budget_or_the_default_one() -> None:
    budget = Budget(nodes=7)
    assert roster.make("master", 1, budget).budget == budget
    assert roster.make("master", 1).budget == Master.default_budget
    assert roster.make("trader", 1).budget == Trader.default_budget
    assert Master.default_budget.seconds == 1.0


def test_an_unknown_name_gets_the_known_ones() -> None:
    with pytest.raises(MalformedInput, match=r"'oracle' is unknown; expected random, apprentice, "):
        roster.make("oracle", 1)


def test_a_guest_is_made_by_its_name(install: Install) -> None:
    install(("zoe", f"{HERE}:Guest"), ("anna", f"{HERE}:Guest"))
    assert roster.names() == [*roster.OURS, "anna", "zoe"]
    agent = roster.make("zoe", 1, Budget(nodes=3))
    assert type(agent).__name__ == "Guest"
    assert agent.budget == Budget(nodes=3)


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("no_such_package:Agent", "cannot be loaded: ModuleNotFoundError: No module named 'no_suc"),
        (f"{HERE}:Missing", "cannot be loaded: AttributeError"),
        (f"{HERE}:no_class", "expected a class derived from Agent"),
        (f"{HERE}:HERE", "expected a class derived from Agent"),
        ("builtins:dict", "expected a class derived from Agent"),
    ],
)
def test_a_broken_guest_is_told_by_name_and_place(
    value: str, problem: str, install: Install
) -> None:
    install(("broken", value))
    with pytest.raises(MalformedInput) as caught:
        roster.make("broken", 1)
    assert str(caught.value).startswith(f"agent 'broken' ({value})")
    assert problem in str(caught.value)


def test_a_broken_guest_harms_nobody_else(install: Install) -> None:
    install(("broken", "no_such_package:Agent"), ("fine", f"{HERE}:Guest"))
    assert roster.make("fine", 1).name == "guest"
    assert roster.make("master", 1).name == "master"
    assert "broken" in roster.names()


@pytest.mark.parametrize("name", ["master", "twin"])
def test_a_name_belongs_to_one_agent(name: str, install: Install) -> None:
    install(("twin", f"{HERE}:Guest"), ("twin", "other:Guest"), ("master", f"{HERE}:Guest"))
    with pytest.raises(MalformedInput, match=f"'{name}' is offered more than once: .*Guest"):
        roster.make(name, 1)
    assert roster.names().count(name) == 1
    assert roster.make("trader", 1).name == "trader"
