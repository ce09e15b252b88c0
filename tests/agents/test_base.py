"""What a computer player is: questions, budgets, and an explanation by default."""

from __future__ import annotations

import pytest

import istanbul
from istanbul.agents.base import Agent, Budget, Question
from istanbul.agents.random_agent import RandomAgent
from istanbul.engine.errors import MalformedInput


class Last(Agent):
    """Always the last of the list."""

    name = "last"

    def choose(self, question: Question) -> int:
        return question.actions[-1]


def start() -> istanbul.State:
    return istanbul.game(players=3, start=1).start(seed=7)


def test_a_question_tells_seat_actions_prompt_and_options() -> None:
    state = start()
    question = Question.at(state)
    assert question.seat == state.waits_for == 1
    assert question.actions == state.legal_actions()
    assert question.prompt == "move"
    assert [option.action for option in question.options] == question.actions
    assert question.options[0].text == state.text(question.actions[0])


def test_a_question_shows_what_the_seat_may_know() -> None:
    question = Question.at(start())
    assert question.view.viewer == question.seat
    seats = question.view.to_json()["seats"]
    assert ["hand" in seat for seat in seats] == [False, True, False]


def test_the_view_is_made_once_and_only_if_somebody_looks() -> None:
    state, looks = start(), 0

    def look() -> istanbul.View:
        nonlocal looks
        looks += 1
        return state.view(1)

    question = Question(1, state.legal_actions(), look)
    assert RandomAgent(3).choose(question) in question.actions
    assert looks == 0
    assert question.view is question.view
    assert question.prompt == "move"
    assert looks == 1


def test_a_question_of_a_view_is_that_of_its_state() -> None:
    state = start()
    question, whole = Question.of(state.view(1)), Question.at(state)
    assert (question.seat, question.actions) == (whole.seat, whole.actions)
    assert question.options == whole.options


@pytest.mark.parametrize("viewer", [0, istanbul.SPECTATOR])
def test_a_view_of_somebody_else_asks_nothing(viewer: int) -> None:
    with pytest.raises(MalformedInput, match=f"seat {viewer} has nothing to decide"):
        Question.of(start().view(viewer))


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("5000", Budget(nodes=5000)),
        (" 1 ", Budget(nodes=1)),
        ("0.2s", Budget(seconds=0.2)),
        ("3s", Budget(seconds=3.0)),
        ("250ms", Budget(seconds=0.25)),
    ],
)
def test_a_budget_is_seconds_or_nodes(text: str, budget: Budget) -> None:
    read = Budget.read(text)
    assert read.nodes == budget.nodes
    assert read.seconds == pytest.approx(budget.seconds)
    assert read.threads == 1
    assert Budget.read(text, threads=3).threads == 3


@pytest.mark.parametrize(
    "text", ["", "s", "0", "0s", "0.0ms", "-1", "-1s", "1.5", "1,5s", "1 s", "2m", "1e3", "soon"]
)
def test_a_bad_budget_says_what_was_expected(text: str) -> None:
    with pytest.raises(MalformedInput) as caught:
        Budget.read(text)
    assert str(caught.value).startswith(f"budget {text!r}: expected seconds (0.2s, 200ms) or nodes")


def test_an_agent_explains_itself_by_its_choice_unless_it_can_do_better() -> None:
    view = start().view(1)
    advice = Last(1).explain(view)
    assert advice[0].option == view.options[-1]
    assert [a.option for a in advice[1:]] == list(view.options[:-1])
    assert [a.value for a in advice] == [1.0] + [0.0] * (len(view.options) - 1)
    assert all(a.reason is None for a in advice)


def test_agents_have_chance_of_their_own() -> None:
    """Two with one seed play alike; a game's dice are not touched."""
    questions = [Question.at(start()) for _ in range(8)]
    one, twin, other = RandomAgent(5), RandomAgent(5), RandomAgent(6)
    answers = [one.choose(q) for q in questions]
    assert answers == [twin.choose(q) for q in questions]
    assert answers != [other.choose(q) for q in questions]
