"""How much of what rolls seem to change is there at the end of the game."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from istanbul.search.packages import CHANCES, KEPT, WIDE, weights_folder
from training import luck
from training.luck import Roll, Rolled, slope

PLAYERS = 3


def made_up(true: float) -> list[Rolled]:
    """The result follows changes times a number, and other things besides."""
    rng, before = random.Random(3), [0.3] * PLAYERS
    found = []
    for number in range(400):
        rolls = [Roll("roll", 0, 0, before, [rng.gauss(0.3, 0.2) for _ in before]) for _ in "ab"]
        sums = [sum(roll.after[seat] - 0.3 for roll in rolls) for seat in range(PLAYERS)]
        won = [1 / PLAYERS + true * one + rng.gauss(0, 0.3) for one in sums]
        found.append(Rolled("dice", "master", number, won, rolls))
    return found


@pytest.mark.parametrize("true", [1.0, 0.7])
def test_the_slope_is_found_within_its_error(true: float) -> None:
    found = slope(made_up(true))
    assert found.found == pytest.approx(true, abs=3 * found.error)
    assert found.error == pytest.approx(0.3 / (2 * 0.2**2 * 400 * PLAYERS) ** 0.5, rel=0.2)


def test_a_run_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    once = ["play", "--sets", "dice", "--folder", str(tmp_path), "--seconds", "0", "--jobs", "1"]
    monkeypatch.setattr(luck, "NODES", 20)
    monkeypatch.setattr(luck, "PLAYED", 10)
    assert luck.main(once) == 0
    path = tmp_path / "dice_1.jsonl"
    whole = path.read_bytes()
    assert luck.main(once) == 0
    path.write_bytes(path.read_bytes()[:-9])  # the machine was switched off
    assert luck.main(once) == 0
    assert path.read_bytes().startswith(whole)
    games = luck.read_games(path)
    assert [(game.number, len(game.won)) for game in games] == [(0, 2), (1, 3)]
    for game in games:
        assert sum(game.won) == 1
        assert sum(luck.total(game)) == pytest.approx(0, abs=0.01)
    assert luck.main(["show", "--folder", str(tmp_path)]) == 0
    assert "dice, apprentice: 2 games, " in capsys.readouterr().out


def test_a_fit_is_written_beside_the_chances(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = weights_folder(luck.package_of_set("dice"), WIDE) / CHANCES
    rows = json.loads(file.read_text(encoding="utf-8"))
    (tmp_path / CHANCES).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(luck, "weights_folder", lambda *_: tmp_path)
    luck.fit(made_up(0.7))
    found = json.loads((tmp_path / CHANCES).read_text(encoding="utf-8"))
    kept = found["dice"].pop(KEPT)
    assert list(kept) == ["2", "3", "4"]
    assert len(set(kept.values())) == 1
    assert kept["2"] == pytest.approx(70, abs=7)
    del rows["dice"][KEPT]
    assert found == rows
