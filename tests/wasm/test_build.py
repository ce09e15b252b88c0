"""`make wasm`: small modules that import nothing, with the same bytes every time."""

from __future__ import annotations

from pathlib import Path

import pytest
import wasmtime

from istanbul.engine.native.fingerprint import fingerprint
from istanbul.search.packages import packages
from tests.wasm.build import wasm_build
from tools import wasm

MOST_BYTES = 256 * 1024


@pytest.mark.parametrize("game", packages())
def test_a_module_is_small_needs_nothing_and_says_its_rules(game: str) -> None:
    build = wasm_build(game)
    assert build.source() % (1 << 64) == int(fingerprint(packages()[game]), 16)
    code = (wasm.OUT / wasm.file_name(game)).read_bytes()
    assert len(code) < MOST_BYTES
    assert wasmtime.Module(wasmtime.Engine(), code).imports == []


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    again = wasm.build("dice", tmp_path / "another" / "folder")
    assert again.read_bytes() == (wasm.OUT / wasm.file_name("dice")).read_bytes()


def test_records_take_only_what_fits() -> None:
    view = wasm_build("dice").View()
    with pytest.raises(ValueError, match=r"expected \d+ bytes, got 3"):
        view.unpack(b"abc")


def test_the_memory_grows_with_the_records() -> None:
    build = wasm_build("dice")
    trees = [build.SearchTree() for _ in range(5)]
    for number, tree in enumerate(trees):
        tree.unpack(bytes([number]) * len(tree.pack()))
    assert [tree.pack()[-1] for tree in trees] == list(range(5))


def test_a_compiler_that_fails_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(wasm.CompilerFailed, match=r"rules\.c:1"):
        wasm.compile_c("int broken(", tmp_path / "broken.wasm")
    assert list(tmp_path.iterdir()) == []
