"""Games are found as folders: our own, and those of installed packages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.engine.kit import Kit, kits

TOY = Path(__file__).parents[1] / "toy"


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package that brings a game, as if it were installed."""
    monkeypatch.syspath_prepend(str(TOY))
    kits.cache_clear()
    yield
    kits.cache_clear()


@pytest.mark.usefixtures("installed")
def test_a_package_brings_its_game() -> None:
    assert list(kits()) == ["board", "dice", "harbour"]
    assert kits()["harbour"] == Kit("harbour", "harbour")


def test_a_part_that_is_missing_is_named() -> None:
    board = kits()["board"]
    assert board.has("things")
    assert not board.has("nothing")
    with pytest.raises(MalformedInput, match="the game 'board' has no nothing"):
        board.part("nothing")


def test_files_of_a_kit() -> None:
    found = [file.name for file in kits()["board"].files("lessons", ".toml")]
    assert found == ["first_game.toml", "letters.toml", "mocha.toml"]
    assert kits()["dice"].files("no such folder", ".toml") == []
