"""Without a native build everything works, and a line says why."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import istanbul
from istanbul.engine.native import fingerprint, loader
from istanbul.engine.two_builds import NativeMissing, best, native
from istanbul.games.board.game import PACKAGE


def run(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.slow
def test_the_native_builds_are_there() -> None:
    assert loader.find(PACKAGE).module is not None, loader.find(PACKAGE).why
    assert loader.find(PACKAGE, checked=True).module is not None
    assert best(PACKAGE).native


def test_istanbul_pure_forces_plain_rules() -> None:
    code = "from istanbul.engine.two_builds import best; print(best('istanbul.games.board').why)"
    assert run(code, ISTANBUL_PURE="1") == "plain Python rules (ISTANBUL_PURE=1)"
    assert run(code, ISTANBUL_PURE="0") == "native rules (istanbul.games.board._native)"


def test_a_stale_build_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "fingerprint", lambda package: "other")
    found = loader.find(PACKAGE)
    assert found.module is None
    assert "older than them" in found.why


def test_asking_for_a_missing_build_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ISTANBUL_PURE", "1")
    native.cache_clear()
    try:
        with pytest.raises(NativeMissing, match="ISTANBUL_PURE"):
            istanbul.game(players=2).native()
        assert not best(PACKAGE).native
    finally:
        native.cache_clear()


def test_the_fingerprint_sees_rules_tables_and_translator() -> None:
    folder = fingerprint.folder(PACKAGE)
    assert (folder / "tables" / "bonus_cards.toml").is_file()
    assert len(fingerprint.fingerprint(PACKAGE)) == 16
