"""What some tests need besides the package: Playwright, a browser, a database server.

`make test` and the build server fail without it (ISTANBUL_ALL_TESTS=1 or CI), so that no test is
left out unnoticed. Elsewhere these tests are skipped, and the summary says why.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import NoReturn

import pytest


def is_strict() -> bool:
    """Must every test run?"""
    return bool(os.environ.get("ISTANBUL_ALL_TESTS") or os.environ.get("CI"))


def lacking(reason: str) -> NoReturn:
    """Something is missing: fail, or skip the test or the module."""
    if is_strict():
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason, allow_module_level=True)


def need(package: str) -> None:
    """Go on only with this package."""
    if find_spec(package) is None:
        lacking(f"{package} is not installed: `make test` does it, from requirements-test.txt")
