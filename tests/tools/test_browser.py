"""The browser that `make test` looks for: it must be one that the tests can drive."""

from pathlib import Path

import pytest

from tests.web.conftest import chromium
from tools import browser
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


def test_the_one_that_is_named_comes_first_and_what_fails_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = chromium()
    wrong = script(tmp_path / "wrong", "echo 'no such library' >&2; exit 127")
    monkeypatch.setenv("ISTANBUL_CHROMIUM", wrong)
    monkeypatch.setattr(browser, "from_npm", lambda: None)
    monkeypatch.setattr(browser, "installed", lambda: None)
    assert browser.main() == 1
    told = capsys.readouterr().err
    assert "no such library" in told
    assert browser.ADVICE in told
    monkeypatch.setattr(browser, "installed", lambda: good)
    assert browser.main() == 0
    assert capsys.readouterr().out == f"{good}\n"
