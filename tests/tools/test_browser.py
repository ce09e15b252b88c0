"""The browser that `make test` looks for: it must be one that the tests can drive."""

from pathlib import Path

from tests.web.conftest import chromium
from tools.browser import starts


def script(path: Path, text: str) -> str:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return str(path)


def test_a_browser_without_commands_of_its_own_will_do(tmp_path: Path) -> None:
    # The build of the npm package waits for ever when it is asked to print a page.
    only_driven = f'case "$*" in *--dump-dom*) exec sleep 120;; esac\nexec "{chromium()}" "$@"'
    assert starts(script(tmp_path / "chromium", only_driven)) is None


def test_a_program_that_is_no_browser_is_told_in_its_own_words(tmp_path: Path) -> None:
    told = starts(script(tmp_path / "chromium", "echo 'libnss3.so: not found' >&2; exit 127"))
    assert told is not None
    assert "libnss3.so: not found" in told
