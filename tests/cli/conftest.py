"""Runs the command `istanbul` in this process, with scripted input."""

import io
import json
import sys
from pathlib import Path

import pytest

from istanbul.cli import main
from tests.cli.runner import Ran, Run


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """`run("show", "-", stdin="...")`: exit code, output and errors. Works in an empty folder."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    monkeypatch.chdir(tmp_path)

    def go(*argv: str | Path, stdin: str = "") -> Ran:
        given = io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8")
        monkeypatch.setattr(sys, "stdin", given)
        capsys.readouterr()
        try:
            code = main([str(word) for word in argv])
        except SystemExit as stop:  # --help
            code = int(stop.code or 0)
        found = capsys.readouterr()
        return Ran(code, found.out, found.err)

    return go


@pytest.fixture
def played(run: Run, tmp_path: Path) -> Path:
    """The log of a few turns: two choices of the person, then the input ends."""
    path = tmp_path / "played.jsonl"
    moves = "move spice_warehouse\nact\nend_turn\n"
    ran = run("play", "--seed", "3", "--save", path, "--language", "en", stdin=moves)
    assert ran.code == 0, ran.err
    return path


@pytest.fixture
def at_dealer(tmp_path: Path) -> Path:
    """A position: seat 0 stands at the Gemstone Dealer with 16 lira."""
    path = tmp_path / "dealer.json"
    seat = {"lira": 16, "merchant": "gemstone_dealer", "stack": 3}
    seat |= {"assistants": ["gemstone_dealer"], "hand": {"stay": 2}}
    visit = {"frame": "visit", "seat": 0, "about": "gemstone_dealer"}
    position = {
        "options": {"players": 3},
        "seats": [seat, {"hand": {"five_lira": 1}}],
        "turn": {"phase": "encounters"},
        "pending": [visit],
        "discard": ["move_3_4"],
    }
    path.write_text(json.dumps(position), encoding="utf-8")
    return path
