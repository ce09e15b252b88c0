"""Chances beside what happened, in tenths, with errors that add up by games."""

from __future__ import annotations

import numpy as np
import pytest

from training.calibration import Tenth, measured


def told(positions: int) -> Tenth:
    """400 games of two in which the first seat is told 75 %, and wins 70 %."""
    games = 400
    chance = np.tile(np.array([0.75, 0.25], np.float32), (games * positions, 1))
    first = (np.arange(games) % 10 < 7).astype(np.float32)
    wins = np.repeat(np.stack([first, 1 - first], axis=1), positions, axis=0)
    game = np.repeat(np.arange(games, dtype=np.int32), positions)
    found = measured(chance, wins, game, 2)
    assert (found.games, found.positions, found.close) == (games, games * positions, 0)
    assert len(found.tenths) == 2
    assert abs(found.worst.off) == pytest.approx(0.05, abs=1e-6)
    return found.tenths[1]


def test_more_positions_of_the_same_games_tell_no_more() -> None:
    binomial = (0.7 * 0.3 / 400) ** 0.5
    assert told(1).error == pytest.approx(binomial, rel=0.01)
    assert told(9).error == pytest.approx(binomial, rel=0.01)


def test_a_tenth_is_surely_off_if_its_interval_leaves_out_all_that_is_close() -> None:
    assert not Tenth(0.5, 0.55, 0.02).is_surely_off
    assert Tenth(0.5, 0.57, 0.02).is_surely_off
    assert Tenth(0.57, 0.5, 0.02).is_surely_off
