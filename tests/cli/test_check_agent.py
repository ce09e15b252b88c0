"""`istanbul check-agent`: what it says, and its exit codes."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from istanbul.agents import roster
from tests.agents.test_roster import Install, install
from tests.cli.runner import Run

__all__ = ["install"]  # the fixture
PAGE = Path(__file__).parents[2] / "docs" / "command_line.md"
FAULTY = "tests.agents.test_checking:Cheats"


def test_a_player_that_is_well(run: Run) -> None:
    ran = run("check-agent", "random", "--seconds", "3")
    assert ran.code == 0, ran.out
    assert ran.out.startswith("random: ")
    assert " of 63 option sets, " in ran.out
    assert ran.out.endswith("\nok\n")


def test_what_is_wrong_is_said_and_gives_1(run: Run, install: Install) -> None:
    install(("cheat", FAULTY))
    ran = run("check-agent", "cheat", "--seconds", "1")
    assert ran.code == 1
    assert "wrong answer, " in ran.out
    assert "first with --game board --players 2" in ran.out
    assert ran.out.endswith("\nnot ok\n")


def test_numbers_for_programs_are_in_the_docs(run: Run, install: Install) -> None:
    install(("cheat", FAULTY))
    ran = run("check-agent", "cheat", "--seconds", "1", "--json")
    found = json.loads(ran.out)
    assert (ran.code, found["ok"]) == (1, False)
    section = PAGE.read_text(encoding="utf-8").split("\n## istanbul check-agent\n")[1]
    section = section.split("\n## ")[0]
    keys = [*found, *found["problems"][0]]
    assert [key for key in keys if f"`{key}`" not in section] == []


def test_a_player_that_cannot_be_loaded_is_at_fault(run: Run, install: Install) -> None:
    install(("broken", "no_such_package:Player"))
    ran = run("check-agent", "broken")
    assert ran.code == 1
    assert "cannot be loaded: agent 'broken' (no_such_package:Player)" in ran.out


@pytest.mark.parametrize("name", ["oracle", "cmd:no_such_program"])
def test_a_name_that_nobody_has_is_wrong_input(name: str, run: Run) -> None:
    ran = run("check-agent", name)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"istanbul: agent '{name}'")


def test_the_examples_are_well(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "COMMANDS", {})
    example = Path(__file__).parents[2] / "examples" / "other_languages" / "busy.py"
    ran = run("check-agent", f"cmd:{sys.executable} {example}", "--seconds", "3", "--json")
    assert ran.code == 0, ran.out
    assert json.loads(ran.out)["decisions"] > 0
