"""The C writer: what each construct becomes. Whether it means the same is shown in tests/wasm."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from istanbul.engine.native.c_module import c_source
from istanbul.games.board.player import rules as board
from tests.native import arithmetic


@cache
def source() -> str:
    return c_source("tests.native.arithmetic", arithmetic, "0123456789abcdef")


def lines() -> list[str]:
    return [line.strip() for line in source().splitlines()]


@pytest.mark.parametrize(
    "line",
    [
        "v_g->row[0] = floor_div(v_a, v_b);",
        "v_g->row[4] = floor_div(v_g->row[4], v_b);",
        "v_g->row[3] = floor_div(v_a, v_c->divisor);",
        "v_g->row[6] = (((-(-4)) * v_a) + (~(v_b)));",
        "v_g->row[0] = (v_a ? v_b : 0);",
        "v_g->row[1] = (v_a ?: v_b);",
        "v_g->row[2] = ((v_a ? (v_b ? -4 : 0) : 0) ?: 9);",
        "v_g->row[3] = ((v_a < v_b && v_b <= 5) ? 1 : PRICE_0[floor_mod(abs(v_b), 3)]);",
        "v_g->row[4] = (!(v_a));",
        "v_g->row[5] = (min(min(v_a, v_b), 2) + (max(v_a, v_b) * abs(v_a)));",
        "for (int at = 0, end = v_a; at < end; at += 1) {",
        "for (int at = v_b, end = v_a; at > end; at += -2) {",
    ],
)
def test_a_construct_as_c(line: str) -> None:
    assert line in lines()


def test_several_numbers_are_read_before_one_is_stored() -> None:
    read = "{ int t0 = (v_g->row[4] + v_i); int t1 = (v_g->row[3] + v_a); int t2 = v_b;"
    assert f"{read} v_g->row[3] = t0; v_g->row[4] = t1; v_i = t2; }}" in lines()


def test_numbers_without_a_sign_divide_as_in_c() -> None:
    assert "v_x = (v_x / (1 + (v_n & 7)));" in lines()
    assert any("(v_x % 1000003)" in line for line in lines())


def test_registries_become_switches_and_hook_points_calls() -> None:
    name = "native_arithmetic"
    head = "static inline int switch_count_0(int which, Base_c* a0) {"
    at = lines().index(head)
    assert lines()[at + 1 : at + 6] == [
        "switch (which) {",
        f"case 0: return {name}__count(a0);",
        f"case 1: return {name}__twice(a0);",
        "}",
        "return 0;",
    ]
    assert f"case 1: {name}__take(a0, a1); return;" in lines()
    assert f"{name}__add((Base_c*)v_g, floor_mod(v_short, 5));" in lines()


def test_records_are_structs_with_their_base_first() -> None:
    at = lines().index("enum { Derived_KEPT = 28 };")
    assert lines()[at + 1 : at + 7] == [
        "typedef struct {",
        "Constants_c* constants;",
        "short n;",
        "short row[12];",
        "short more;",
        "} Derived_c;",
    ]
    assert "Derived_take(v_g, &v_other->n, Base_KEPT);" in lines()


def test_what_rules_offer_is_exported() -> None:
    exports = [line.split('"')[1] for line in lines() if line.startswith("EXPORT(")]
    records = [f"{cls.__name__}_" for cls in arithmetic.RECORDS]
    offered: list[Any] = [*arithmetic.ENTRY, *arithmetic.LONG]
    assert {name for name in exports if not name.startswith(tuple(records))} == {
        "source",
        *(rule.__name__ for rule in offered),
    }
    for record in records:
        assert {f"{record}{what}" for what in ("new", "size", "kept", "refill")} <= set(exports)
    assert "Derived_set_constants" in exports


@pytest.mark.slow
def test_the_rules_of_a_game_are_c_too() -> None:
    text = c_source("istanbul.games.board.player", board, "x")
    assert "__pyx" not in text
    assert "cdef" not in text
    assert "emit" not in text
    assert "r->n_options = 0;" in text  # answers are forgotten
