"""`istanbul review`: decisions as they are judged, sums at the end, or all of it as JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from istanbul.review.records import Review
from tests.cli.runner import Run

GOLDEN = Path(__file__).parents[1] / "golden"
DICE = GOLDEN / "dice_2_1.jsonl"


def test_decisions_and_sums_are_told(run: Run) -> None:
    ran = run("review", DICE, "--nodes", "20")
    assert ran.code == 0, ran.err
    for words in ("% of the chance of winning", "Better: ", "Chance lost", "With average luck"):
        assert words in ran.out
    for words in ("Turning points", "Turns per ruby", "A loss of 3% or more is an inaccuracy"):
        assert words in ran.out


def test_sums_say_which_letter_is_which_player(run: Run) -> None:
    ran = run("review", DICE, "--nodes", "10")
    (head,) = [line for line in ran.out.splitlines() if "Player " in line and "┃" in line]
    assert re.search(r"┃ +A  \S.*┃ +B  \S", head), head


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", "Verlorene Chance"), ("ru", "Потерянный шанс"), ("pl", "Stracona szansa")],
)
def test_other_languages(run: Run, language: str, words: str) -> None:
    assert words in run("review", DICE, "--nodes", "10", "--language", language).out


def test_json_has_the_whole_review(run: Run) -> None:
    ran = run("review", DICE, "--nodes", "10", "--threads", "1", "--json")
    found = msgspec.convert(json.loads(ran.out), Review)
    assert found.nodes == 10
    assert len(found.players) == 2
    assert found.choices
    assert found.luck


def test_a_game_that_is_on_is_refused(run: Run, played: Path) -> None:
    ran = run("review", played)
    assert ran.code == 2
    assert ran.err.strip().endswith("only a finished game is reviewed")
