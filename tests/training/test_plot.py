"""Chances that were told beside how often they came true."""

from __future__ import annotations

from pathlib import Path

from training.calibration import Calibration, Tenth
from training.plot import EDGE, SIDE, main, svg


def test_true_chances_lie_on_the_diagonal() -> None:
    tenths = [Tenth(0.25, 0.25, 0.1), Tenth(0.5, 1.0, 0.0)]
    picture = svg({"base": Calibration(4, 9, 100, 0.9, 1.386, tenths)})
    assert f'cx="{EDGE + SIDE / 4}" cy="{EDGE + SIDE * 3 / 4}"' in picture
    assert f'cx="{EDGE + SIDE / 2}" cy="{EDGE:.1f}"' in picture
    assert f'"M{EDGE + SIDE / 4} {EDGE + SIDE * (3 / 4 - 0.196):.1f}V' in picture  # 95 %


def test_fresh_games_become_a_picture(tmp_path: Path) -> None:
    path = tmp_path / "calibration.svg"
    args = ["--sets", "dice", "--games", "2", "--jobs", "1", "--out", str(path)]
    assert main(args) == 0
    assert path.read_text(encoding="utf-8").startswith("<svg")
