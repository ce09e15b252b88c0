"""Lessons: what the scripts lead to, and that there are words for every step."""

from __future__ import annotations

import pytest

from istanbul.messages import LANGUAGES, Words
from istanbul.server.lesson import LEARNER, lesson, names
from istanbul.server.protocol.bodies import Lesson
from istanbul.server.protocol.parts import DecisionNode, OverNode
from tests.server.test_scene import read

FIRST = lesson("first_game")


def moves(found: Lesson) -> list[str]:
    """What the learner does."""
    return [s.text for frame in found.frames for s in frame.steps if s.by == LEARNER]


def test_the_first_game_has_ten_steps_and_is_won() -> None:
    assert len(FIRST.steps) == 10
    end = FIRST.frames[-1].node
    assert isinstance(end, OverNode)
    assert end.ranking[0] == [LEARNER]
    assert end.reason == "rubies"


def test_steps_follow_each_other_and_ask_for_something() -> None:
    """Each begins where the one before ended, with a choice of the learner among several."""
    for step, after in zip(FIRST.steps, FIRST.steps[1:], strict=False):
        assert step.last == after.first
    for step in FIRST.steps:
        node = read(FIRST.frames[step.first].node)
        assert isinstance(node, DecisionNode)
        assert node.seat == LEARNER
        assert node.options
        asked = FIRST.frames[step.first + 1].steps[0]
        assert asked.by == LEARNER
        assert asked.text in [option.text for option in node.options]
        assert step.first < step.played <= step.last


@pytest.mark.parametrize("name", ["mocha", "letters", "dice"])
def test_the_other_lessons_have_five_steps_and_bring_a_ruby(name: str) -> None:
    found = lesson(name)
    assert len(found.steps) == 5
    events = [event for frame in found.frames for s in frame.steps for event in s.events]
    assert any(e["event"] == "ruby" and e["seat"] == LEARNER for e in events)


def test_it_shows_what_a_game_is_made_of() -> None:
    events = {event["event"] for frame in FIRST.frames for s in frame.steps for event in s.events}
    assert events >= {
        *("assistant_laid", "goods", "merchant_paid", "sold", "figure_moved", "extension", "ruby"),
        *("assistant_taken", "assistant_returned", "card_played", "goal_reached", "game_over"),
    }
    assert {"act", "pay", "meet governor", "act all", "card move_3_4"} <= set(moves(FIRST))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_step_has_words_and_no_words_are_left_over(name: str, language: str) -> None:
    numbers = range(1, len(lesson(name).steps) + 1)
    wanted = {f"lesson-{name}_{n}{part}" for n in numbers for part in ("_title", "", "_done")}
    assert {key for key in Words(language).ids() if key.startswith(f"lesson-{name}")} == wanted
