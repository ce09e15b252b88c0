"""Everything outside the subset is reported with its line and what to write instead."""

from __future__ import annotations

import inspect
import re
from types import SimpleNamespace
from typing import Any

import pytest

from istanbul.engine.native import batch_class, structs
from istanbul.engine.native.cython_module import cython_source
from istanbul.engine.native.cython_writer import CythonWriter
from istanbul.engine.native.translate import OutsideSubset, Translator
from istanbul.engine.record import U64, Record
from istanbul.games.board import rules
from tests.native import outside


class Mixed(Record):
    def __init__(self) -> None:
        self.x: U64 = 1
        self.n = 0


def problems() -> str:
    rule: Any = outside.bad
    with pytest.raises(OutsideSubset) as caught:
        Translator(CythonWriter()).add([rule])
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
        "a local is an int, a bool, a U64 or a record",
        "the step of a range must be a number as such",
        "g.row cannot be handed on",
        "g.missing is no int and no fixed list of ints",
        "two() is not like the others of its registry",
        "the functions of MIXED are not all alike",
    ],
)
def test_a_report_says_what_to_write_instead(hint: str) -> None:
    assert hint in problems()


def test_what_keeps_to_the_subset_is_translated() -> None:
    class Fine(outside.Small):
        pass

    translator = Translator(CythonWriter())
    rule: Any = outside.good
    with pytest.raises(OutsideSubset, match="text is no int"):
        translator.add([rule])  # only the class has a fault
    (problem,) = translator.problems
    assert "class" not in problem
    text = translator.functions["native_outside__good"]
    assert "cdef Tables_c* t = NULL" in text
    assert "emit" not in text
    assert "range(3)" in text


def test_a_loop_over_functions_calls_each_of_them() -> None:
    translator = Translator(CythonWriter())
    rule: Any = outside.good
    with pytest.raises(OutsideSubset):
        translator.add([rule])
    lines = [line.strip() for line in translator.functions["native_outside__good"].splitlines()]
    first = lines.index("native_outside__add(g, total)")
    assert lines[first : first + 4] == [
        "native_outside__add(g, total)",
        "native_outside__double(g, total)",
        "total += native_outside__peek(g)",
        "if (native_outside__peek(g) > 9):",
    ]
    assert "total += native_outside__one(g)" in lines


def test_registries_become_switches_and_events_vanish() -> None:
    text = cython_source("istanbul.games.board", rules, "x", checked=False)
    assert "elif which == 8: games_board_base_places_tea_house__act(a0, a1, a2)" in text
    assert "emit" not in text
    assert "inside(" not in text.split("static inline")[1].split("cdef struct")[1]


def test_the_checked_build_tests_every_index() -> None:
    text = cython_source("istanbul.games.board", rules, "x", checked=True)
    assert 'inside(p, 5, b"tea_house.py:' in text or 'b"effects.py:' in text


def test_rules_without_a_batch_get_none() -> None:
    none: Any = SimpleNamespace()
    assert batch_class.batch_rules(none) == []
    assert batch_class.batch_class(none) == ""


def test_records_come_after_those_they_refer_to() -> None:
    found = structs.referred_first({"Small": outside.Small, "Tables": outside.Tables})
    assert found == [outside.Tables, outside.Small]


def test_a_record_has_numbers_of_one_size() -> None:
    with pytest.raises(OutsideSubset, match="Mixed: BITS = 64 and U64 fields only"):
        structs.default(Translator(CythonWriter()), Mixed)
