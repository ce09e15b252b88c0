"""What the C writer writes means what Python means: for all small numbers of either sign."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
import wasmtime

from istanbul.engine.native.c_module import c_source
from istanbul.engine.rng import Rng
from istanbul.engine.rng import seed as seed_generator
from tests.native import arithmetic
from tests.wasm.build import ENGINE, WasmBuild
from tools.wasm import compile_c

NUMBERS = range(-9, 10)


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> WasmBuild:
    text = c_source("tests.native.arithmetic", arithmetic, "0123456789abcdef")
    path = compile_c(text, tmp_path_factory.mktemp("wasm") / "arithmetic.wasm")
    return WasmBuild(wasmtime.Module(ENGINE, path.read_bytes()), arithmetic)


def pairs(build: WasmBuild) -> Iterator[tuple[Any, Any]]:
    """A record of plain Python and its twin in the module, for several numbers in them."""
    there, constants = build.Derived(), build.Constants()
    there.constants = constants
    for n in (-5, 0, 3):
        here = arithmetic.Derived()
        here.constants = arithmetic.Constants()
        here.n = n
        there.unpack(here.pack())
        yield here, there


@pytest.mark.parametrize("rule", [arithmetic.divide, arithmetic.decide, arithmetic.loop])
def test_numbers_come_out_the_same(build: WasmBuild, rule: Any) -> None:
    for a, b in product(NUMBERS, NUMBERS):
        for here, there in pairs(build):
            if b != 0:
                found = rule(here, a, b), getattr(build, rule.__name__)(there, a, b)
                assert found[0] == found[1], (rule.__name__, a, b)
                assert here.pack() == there.pack(), (rule.__name__, a, b)


def test_calls_reach_the_same_functions(build: WasmBuild) -> None:
    generator, twin = Rng(), build.Rng()
    for a, which in product(NUMBERS, (0, 1)):
        seed_generator(generator, a % 7)
        twin.unpack(generator.pack())
        for here, there in pairs(build):
            result = arithmetic.call(here, generator, a, which)
            assert build.call("call", there, twin, a, which) == result, (a, which)
            assert (here.pack(), generator.pack()) == (there.pack(), twin.pack())


def test_numbers_of_64_bits_have_no_sign(build: WasmBuild) -> None:
    generator, twin = Rng(), build.Rng()
    for n in (*range(20), (1 << 63) + 5, (1 << 64) - 1):
        found = build.shift(twin, n - (1 << 64) if n >> 63 else n)  # Wasmtime's ints have a sign
        assert arithmetic.shift(generator, n) == found % (1 << 64)
        assert generator.pack() == twin.pack()


def test_a_base_hands_over_what_both_have(build: WasmBuild) -> None:
    here, there = arithmetic.Derived(), build.Derived()
    other, others_twin = arithmetic.Base(), build.Base()
    here.more, other.n, other.row[11] = 7, 5, -6
    there.unpack(here.pack())
    others_twin.unpack(other.pack())
    for more in (7, 1):
        arithmetic.copy(here, other)
        build.call("copy", there, others_twin)
        assert there.pack() == here.pack()
        assert (there.more, there.row[11]) == (more, -6)
