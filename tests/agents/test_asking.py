"""A wrong answer, or none, is told with who, where and what."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

import istanbul
from istanbul.agents.asking import AgentFailed, ask
from istanbul.agents.base import Agent, Question
from istanbul.agents.roster import make
from istanbul.agents.simulation import Plan, play
from tests.agents.test_roster import HERE as ROSTER
from tests.agents.test_roster import Install, install

__all__ = ["install"]  # the fixture
HERE = "tests.agents.test_asking"
WHO = "agent 'zoe' in seat 0"


class Says(Agent):
    """Answers with what it was made with."""

    name = "says"

    def __init__(self, answer: Any) -> None:
        super().__init__(0)
        self.answer = answer

    def choose(self, question: Question) -> int:
        found: int = self.answer
        return found


class Careless(Agent):
    """Fails at its first decision."""

    name = "careless"

    def choose(self, question: Question) -> int:
        return question.actions[1000]


class Unmade(Agent):
    """Cannot be made."""

    name = "unmade"

    def __init__(self, seed: int, budget: Any = None) -> None:
        raise ZeroDivisionError("no luck")

    def choose(self, question: Question) -> int:
        return 0


@pytest.fixture
def question() -> Question:
    return Question.at(istanbul.game(players=2).start(seed=1))


@pytest.mark.parametrize("kind", [int, numpy.int64, numpy.uint16])
def test_whole_numbers_of_any_kind_are_taken(kind: Any, question: Question) -> None:
    found = ask(Says(kind(question.actions[2])), question, WHO)
    assert (found, type(found)) == (question.actions[2], int)


@pytest.mark.parametrize("answer", [None, "7", 7.0, True, [7], numpy.float64(7)], ids=repr)
def test_what_is_no_whole_number_is_shown(answer: Any, question: Question) -> None:
    with pytest.raises(AgentFailed) as caught:
        ask(Says(answer), question, WHO)
    assert str(caught.value).startswith(f"{WHO} answered {answer!r}: expected the number of an")


@pytest.mark.parametrize(("answer", "name"), [(-1, ""), (10**6, ""), (0, r" \(end_turn\)")])
def test_what_is_not_legal_is_named(answer: int, name: str, question: Question) -> None:
    said = rf"^{WHO} answered {answer}{name}, which is not legal now: move wainwright, "
    with pytest.raises(AgentFailed, match=said):
        ask(Says(answer), question, WHO)


def test_a_failure_tells_the_game_and_the_place(install: Install) -> None:
    install(("careless", f"{HERE}:Careless"))
    plan = Plan({"players": 2}, ["careless"], 9)
    with pytest.raises(AgentFailed) as caught:
        play(plan, 3)
    said = str(caught.value)
    assert said.startswith("agent 'careless' in seat ")
    assert (
        "of game 3 (seed 9) failed: IndexError: list index out of range (test_asking.py, line "
        in said
    )
    assert said.endswith(", in choose)")


def test_a_player_that_cannot_be_made_is_named(install: Install) -> None:
    install(("unmade", f"{HERE}:Unmade"), ("other", f"{ROSTER}:Guest"))
    with pytest.raises(istanbul.MalformedInput, match=r"'unmade' cannot be made: ZeroDivisionErr"):
        make("unmade", 1)
