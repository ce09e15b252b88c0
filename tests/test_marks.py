"""The marks of tests: what `make quick` runs is told once to make and once to pytest."""

from __future__ import annotations

from pathlib import Path

from tests.conftest import HERE, RULES

ROOT = HERE.parent


def test_make_and_pytest_mean_the_same_tests_of_the_rules() -> None:
    lines = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    named = next(line.split()[2:] for line in lines if line.startswith("QUICK "))
    assert {ROOT / path for path in named} == set(RULES)
    assert all(path.exists() for path in RULES)


def test_few_tests_look_at_a_clock() -> None:
    """What else the machine does may fail them: five at most, each in its own file."""
    marked = [path for path in HERE.rglob("test_*.py") if "mark.clock" in path.read_text("utf-8")]
    marked.remove(Path(__file__))
    assert len(marked) <= 5, sorted(path.name for path in marked)
