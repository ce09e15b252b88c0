"""What these tests need: Wasmtime, and the C compiler of `make wasm`."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.needs import lacking, need


class WasmTests(pytest.Module):
    """A module of tests that imports Wasmtime; without it, it is skipped or an error."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        """What the module defines."""
        need("wasmtime")
        if find_spec("ziglang") is None:
            lacking("ziglang is not installed: `make wasm` does it, from requirements-wasm.txt")
        return super().collect()


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> WasmTests:
    """Let pytest list the other tests where they are not installed."""
    found: WasmTests = WasmTests.from_parent(parent, path=module_path)
    return found
