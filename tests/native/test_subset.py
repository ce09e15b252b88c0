"""Everything outside the subset is reported with its line and what to write instead."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

from istanbul.board_game import rules
from istanbul.engine.native.cython_module import cython_source
from istanbul.engine.native.translate import OutsideSubset, Translator
from tests.native import outside


def problems() -> str:
    rule: Any = outside.bad
    with pytest.raises(OutsideSubset) as caught:
        Translator().add([rule])
    return str(caught.value)


def test_every_bad_line_is_named() -> None:
    lines = inspect.getsource(outside).splitlines()
    wanted = {n for n, line in enumerate(lines, 1) if "  # bad: " in line}
    named = {int(n) for n in re.findall(r"outside\.py:(\d+): ", problems())}
    assert named == wanted


@pytest.mark.parametrize(
    "hint",
    [
        "use //: there are no floats",
        "rules raise nothing",
        "write a for loop over range(...)",
        "needs a line of its own",
        "count from the front",
        "belongs to the game and is never changed",
        "write `z: U64 = ...`",
    ],
)
def test_a_report_says_what_to_write_instead(hint: str) -> None:
    assert hint in problems()


def test_what_keeps_to_the_subset_is_translated() -> None:
    class Fine(outside.Small):
        pass

    translator = Translator()
    rule: Any = outside.good
    with pytest.raises(OutsideSubset, match="text is no int"):
        translator.add([rule])  # only the class has a fault
    (problem,) = translator.problems
    assert "class" not in problem
    text = translator.functions["native_outside__good"]
    assert "cdef Tables_c* t = NULL" in text
    assert "emit" not in text
    assert "range(3)" in text


def test_registries_become_switches_and_events_vanish() -> None:
    text = cython_source("istanbul.board_game", rules, "x", checked=False)
    assert "elif which == 8: board_game_places_tea_house__act(a0, a1, a2)" in text
    assert "emit" not in text
    assert "inside(" not in text.split("static inline")[1].split("cdef struct")[1]


def test_the_checked_build_tests_every_index() -> None:
    text = cython_source("istanbul.board_game", rules, "x", checked=True)
    assert 'inside(p, 5, b"tea_house.py:' in text or 'b"effects.py:' in text
