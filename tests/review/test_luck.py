"""The slope of results on luck, of made-up games."""

from __future__ import annotations

import random

import pytest

from tests.review.luck import Game, slope
from tests.review.test_ladder import PLAYERS


def made_up(true: float) -> list[Game]:
    """The result follows luck times a number, and other things that have nothing to do with it."""
    rng = random.Random(3)
    found = []
    for _ in range(400):
        luck = [rng.gauss(0, 0.3) for _ in range(PLAYERS)]
        found.append([(one, 1 / PLAYERS + true * one + rng.gauss(0, 0.3)) for one in luck])
    return found


@pytest.mark.parametrize("true", [1.0, 0.7])
def test_the_slope_is_found_within_its_error(true: float) -> None:
    found, error = slope(made_up(true))
    assert found == pytest.approx(true, abs=3 * error)
    assert error == pytest.approx((1 / (400 * PLAYERS)) ** 0.5, rel=0.2)
