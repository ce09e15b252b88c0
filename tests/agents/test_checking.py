"""A player is tried with everything there is, and every fault of it is told."""

from __future__ import annotations

import random
import time
from itertools import combinations
from typing import Any

import pytest

from istanbul import all_games
from istanbul.agents import checking, roster
from istanbul.agents.base import Advice, Budget, Question
from istanbul.agents.checking import Check
from istanbul.agents.option_sets import as_arguments, option_sets
from istanbul.agents.random_agent import RandomAgent
from istanbul.engine.state import View

DICE: dict[str, Any] = {"game": "dice", "players": 2}


class Fails(RandomAgent):
    def choose(self, question: Question) -> int:
        raise LookupError("where am I?")


class Cheats(RandomAgent):
    def choose(self, question: Question) -> int:
        return 1 + max(question.actions)


class SaysText(RandomAgent):
    def choose(self, question: Question) -> Any:
        return question.options[0].text


class Forgetful(RandomAgent):
    """Takes chance from elsewhere."""

    def choose(self, question: Question) -> int:
        return random.choice(question.actions)


class Shuffles(RandomAgent):
    """Changes the list that it was given."""

    def choose(self, question: Question) -> int:
        return question.actions.pop()


class Paints(RandomAgent):
    """Changes the view."""

    def choose(self, question: Question) -> int:
        question.view.node["options"] = []
        return super().choose(question)


class Sleeps(RandomAgent):
    def choose(self, question: Question) -> int:
        time.sleep(0.06)  # longer than it may
        return super().choose(question)


class NeverAnswers(RandomAgent):
    """Catches everything that a player can catch."""

    def choose(self, question: Question) -> int:
        while True:
            try:
                time.sleep(1)  # until somebody gives it up
            except Exception:
                continue


class Boasts(RandomAgent):
    def explain(self, view: View) -> list[Advice]:
        return [Advice(option, 2.0) for option in view.options]


class Unmade(RandomAgent):
    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        raise OSError("no model")


FAULTS: list[tuple[type[RandomAgent], str, str]] = [
    (Fails, "fails", "LookupError: where am I? (test_checking.py, line "),
    (Cheats, "wrong answer", "which is not legal now: "),
    (SaysText, "wrong answer", "expected the number of an action"),
    (Forgetful, "does not repeat itself", "with the same seed first '"),
    (Shuffles, "changes its question", "the actions, or the view"),
    (Paints, "changes its question", "the actions, or the view"),
    (Sleeps, "too slow", "0.1 s for a decision, expected 0.05 s"),
    (NeverAnswers, "too slow", "no answer for 0.2 s"),
    (Boasts, "explains wrongly", "expected 0 to 1"),
    (Unmade, "cannot be made", "OSError: no model"),
]


def tried(kind: type[RandomAgent], monkeypatch: pytest.MonkeyPatch, **more: Any) -> Check:
    """Two sets, the games short."""
    find = roster.find
    monkeypatch.setattr(roster, "find", lambda name: kind if name == "it" else find(name))
    monkeypatch.setattr(checking, "ROUNDS", 2)
    check = Check("it", **more)
    for number, options in enumerate((DICE, {"players": 3})):
        check.play(options, number)
    return check


def test_a_good_player_has_no_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    check = tried(RandomAgent, monkeypatch)
    assert check.problems == {}
    assert check.games == 2
    assert check.decisions > 4


@pytest.mark.parametrize(("kind", "fault", "text"), FAULTS, ids=lambda value: str(value)[:30])
def test_every_fault_is_told(
    kind: type[RandomAgent], fault: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = 0.05 if fault == "too slow" else 5.0
    until = time.monotonic() + (4 if fault == "too slow" else 60)
    check = tried(kind, monkeypatch, slow=slow, until=until)
    assert list(check.problems) == [fault]
    assert text in check.problems[fault].said
    assert check.problems[fault].where.startswith("--game dice --players 2, game 0")
    assert not check.to_json()["ok"]


def test_who_thinks_by_the_clock_need_not_repeat_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    check = tried(Forgetful, monkeypatch, budget=Budget(seconds=1.0))
    assert check.problems == {}
    assert check.by_the_clock


def test_any_two_choices_meet() -> None:
    sets = option_sets()
    assert {tuple(one.get("expansions", [one["game"]])) for one in sets[:5]} == {
        *(("board",), ("mocha",), ("letters",), ("mocha", "letters"), ("dice",))
    }
    for one in sets:
        all_games.new_game(one, seed=1)
    met = [set(map(str, one.items())) for one in sets]
    choices = [
        ("players", 5),
        ("layout", "random"),
        ("variants", ["caravan_leader"]),
        ("letters_deck", "new_only"),
        ("expansions", ["letters"]),
    ]
    for pair in combinations(map(str, choices), 2):
        assert any(set(pair) <= one for one in met), pair
    assert len(sets) < 80, "few enough to be played"


def test_a_set_as_it_is_typed() -> None:
    found = as_arguments(
        {"players": 2, "expansions": ["mocha", "letters"], "letters_deck": "with_base"}
    )
    assert found == "--players 2 --expansions mocha,letters --letters-deck with_base"
