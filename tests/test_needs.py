"""What a test lacks fails it where everything must run, and skips it visibly elsewhere."""

from __future__ import annotations

import asyncio

import pytest

from tests.needs import need
from tests.server.serving import run


@pytest.mark.parametrize("variable", ["ISTANBUL_ALL_TESTS", "CI"])
def test_what_is_missing_fails_a_full_run(variable: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(variable, "1")
    with pytest.raises(
        pytest.fail.Exception, match="no_such_package is not installed: `make test`"
    ):
        need("no_such_package")


def test_what_is_missing_is_skipped_with_a_reason_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("ISTANBUL_ALL_TESTS", raising=False)
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(
        pytest.skip.Exception, match="no_such_package is not installed: `make test`"
    ):
        need("no_such_package")


def test_what_is_there_is_no_reason_to_stop() -> None:
    need("pytest")


def test_a_loop_that_seems_to_run_does_not_disturb_tests_of_the_server() -> None:
    """Playwright leaves one behind in the main thread."""

    async def answer() -> int:
        return 42

    async def outer() -> int:
        return run(answer())

    assert asyncio.run(outer()) == 42
