"""`make mutants`: the list of planted faults is sound, and a fault that is not noticed is told."""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tools.mutants import ROOT, SURVIVED, Mutant, Unusable, page, read_lists, run_tests, try_out

MUTANTS = read_lists()


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.fault)
def test_a_planted_fault_fits_the_code(mutant: Mutant) -> None:
    """If this fails, the line was changed: plant the same fault in the new one."""
    text = mutant.source(ROOT).read_text(encoding="utf-8")
    planted = mutant.planted(text)
    assert planted != text
    ast.parse(planted)  # a fault, and no nonsense
    assert mutant.tests
    for test in mutant.test_paths():
        path, _, name = test.partition("::")
        assert f"def {name}" in (ROOT / path).read_text(encoding="utf-8")


def test_there_are_a_hundred_each_told_once() -> None:
    assert len(MUTANTS) >= 100
    assert max(Counter(mutant.fault for mutant in MUTANTS).values()) == 1


# A tree of our own, with a rule and its test.

RULE = "def price(n: int) -> int:\n    return n * 2\n"
TEST = "from istanbul.rule import price\n\ndef test_price() -> None:\n    assert price(2) == 4\n"
TWICE = Mutant("rules", "a price is twice as high", "rule.py", "n * 2", "n * 4", ("test_rule.py",))
NOTHING = replace(TWICE, fault="the price of 2 is what it was", new="n + 2")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for path, text in (("src/istanbul/rule.py", RULE), ("tests/test_rule.py", TEST)):
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    (tmp_path / "src/istanbul/__init__.py").touch()
    return tmp_path


def test_a_fault_is_noticed_or_not_and_mended_again(tree: Path) -> None:
    assert try_out(tree, TWICE) == "test_rule.py::test_price"
    assert try_out(tree, NOTHING) == SURVIVED
    assert TWICE.source(tree).read_text(encoding="utf-8") == RULE
    assert run_tests(tree, TWICE.test_paths()) == []


def test_a_text_that_is_gone_or_stands_twice_cannot_be_changed() -> None:
    for text in ("return n", RULE + RULE):
        with pytest.raises(Unusable, match="a price is twice as high: its text stands"):
            TWICE.planted(text)


def test_tests_that_cannot_be_run_catch_nothing(tree: Path) -> None:
    with pytest.raises(Unusable, match="pytest ended with"):
        run_tests(tree, ["tests/test_gone.py"])


def test_the_page_tells_what_was_caught_and_what_was_not() -> None:
    kept = {TWICE.fault: ["", "test_rule.py::test_price"], NOTHING.fault: ["", SURVIVED]}
    told = page([TWICE, NOTHING], kept)
    assert "**1 of 2 are caught.**" in told
    assert "| a price is twice as high | `rule.py` | `test_rule.py::test_price` |" in told
    assert "| the price of 2 is what it was | `rule.py` | **nothing** |" in told


def test_the_page_in_the_documentation_is_of_this_list() -> None:
    told = (ROOT / "docs/mutants.md").read_text(encoding="utf-8")
    rows = [line.split(" | ")[:2] for line in told.splitlines() if line.startswith("| ")]
    wanted = [[f"| {mutant.fault}", f"`{mutant.file}`"] for mutant in MUTANTS]
    assert [row for row in rows if row != ["| the fault", "in"]] == wanted
