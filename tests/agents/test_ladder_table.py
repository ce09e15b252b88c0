"""`make ladder` plays every rung of every game and writes one table."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from istanbul.agents.arena import ArenaPlan
from istanbul.agents.roster import RUNGS
from tools import ladder_table
from tools.ladder_table import BEGIN, END, GAMES, PAGE, Cell, cells, placed


def test_what_must_be_shown_is_in_the_table() -> None:
    """Four rungs in five games, and the best against itself; 200 games or more."""
    found = cells()
    assert len({cell.plan.seed for cell in found}) == len({cell.file for cell in found}) == 21
    for rival, agent in pairwise(RUNGS):
        line_up = (agent, rival, rival, rival)
        assert len([cell for cell in found if cell.plan.agents == line_up]) == 5
    assert found[-1].plan.agents == ("grandmaster",) * 4
    assert found[-1].plan.options["layout"] == "short_paths"
    assert GAMES >= 200


def test_the_page_has_its_marks() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert placed(page, "| new |\n").count("| new |") == 1
    assert placed("a " + BEGIN + " old " + END + " b", "new\n") == f"a {BEGIN}\n\nnew\n\n{END} b"
    with pytest.raises(ValueError, match="expected the marks"):
        placed("no marks", "new")


def test_it_goes_on_and_throws_old_games_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\n{END}\nafter\n", encoding="utf-8")
    monkeypatch.setattr(ladder_table, "PAGE", page)
    monkeypatch.setattr(ladder_table, "FOLDER", tmp_path / "ladder")
    plan = ArenaPlan({"players": 2, "max_rounds": 3}, ("apprentice", "random"), 7)
    cell = Cell("base game", "`apprentice` against `random`", plan)
    monkeypatch.setattr(ladder_table, "cells", lambda _: [cell])

    assert ladder_table.main(["--games", "2", "--jobs", "1"]) == 0
    first = cell.file.read_text(encoding="utf-8")
    assert ladder_table.main(["--games", "4", "--jobs", "1"]) == 0
    assert cell.file.read_text(encoding="utf-8").startswith(first)
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "| base game | `apprentice` against `random` | 4 |" in text
    assert text.count("|---") == 8, "one table, not two"

    other = ArenaPlan({"players": 2, "max_rounds": 3}, ("apprentice", "random"), 8)
    monkeypatch.setattr(ladder_table, "cells", lambda _: [Cell(cell.game, cell.title, other)])
    assert ladder_table.main(["--games", "2", "--jobs", "1", "--dry"]) == 0
    assert '"seed": 8' in cell.file.read_text(encoding="utf-8").partition("\n")[0]
    assert page.read_text(encoding="utf-8") == text
    capsys.readouterr()
